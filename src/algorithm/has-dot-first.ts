/**
 * Whether a segment between two places of a text begins with ".", so that it may be a dot segment. Searching for the
 * character alone is what costs least.
 */
export const hasDotFirst = (text: string, from: number, to: number): boolean => {
  for (let dot = text.indexOf(".", from); dot >= 0 && dot < to; dot = text.indexOf(".", dot + 1)) {
    if (dot === from || text.charCodeAt(dot - 1) === 47) return true;
  }
  return false;
};
