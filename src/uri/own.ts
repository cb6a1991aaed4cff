/**
 * An object without what somebody wrote into the prototype of every object, which nobody gave: the object itself, or a
 * copy of its own keys. Counting keys costs less than asking each whose it is.
 */
export const ownOnly = <Given extends object>(given: Given): Given => {
  let count = 0;
  for (const _key in given) count++;
  return count === Object.keys(given).length ? given : Object.assign(Object.create(null), given);
};
