import { pctNormalize } from "../algorithm/pct-normalize.js";
import { fault } from "../grammar/fault.js";
import { failureOf, UriError } from "../uri/failure.js";
import type { CompiledRoute, Piece, Slot } from "./compile.js";
import { type Packed, pack } from "./pack.js";
import { routeFailure } from "./route-failure.js";
import { routeSentences } from "./route-sentences.js";
import { type Leaf, TreeNode } from "./tree.js";

/** The routes of a table, ready to be matched. */
export interface Forest {
  readonly packed: Packed;
  /** The route that is a query alone, and the one that is a fragment alone. */
  readonly byQuery: CompiledRoute | undefined;
  readonly byFragment: CompiledRoute | undefined;
  /** The leaf of a route for each number of its optional segments that are there; one more for a rest that is there. */
  readonly leaves: ReadonlyMap<CompiledRoute, readonly Leaf[]>;
}

const duplicate = (route: CompiledRoute, other: CompiledRoute): never => {
  const said = `'${route.name}' matches the same paths as '${other.name}'`;
  const failure = failureOf(routeSentences, fault("duplicate-route", "reference", "", said), route.pattern);
  throw new UriError(routeFailure(failure, { route: route.name }));
};

/** The text behind a parameter up to the end of its segment or label. */
const suffixOf = (slot: Slot, next: Piece | undefined): string => {
  if (typeof next !== "string") return "";
  let end = 0;
  while (end < next.length && next[end] !== "/" && !(slot.kind === "label" && (next[end] === "." || next[end] === ":")))
    end++;
  return next.slice(0, end);
};

/** What is tried before a parameter takes its turn at a node. */
type Turn = () => boolean;

/** The same text as the engine keeps it for keys of objects: stores under it cost less than under a part of a text. */
const asKey = (name: string): string => Object.keys({ [name]: 0 })[0] ?? name;

class Planter {
  readonly root = new TreeNode("");
  readonly turns = new Map<CompiledRoute, Turn[]>();

  constructor(readonly isLenient: boolean) {}

  /** One way to a route: some optional segments absent, a rest empty or not. */
  plant(route: CompiledRoute, pieces: readonly Piece[], rest: Slot | undefined, isEmptyRest: boolean): Leaf {
    let node = this.root;
    const slots: Slot[] = [];
    const turns = this.turns.get(route) ?? [];
    this.turns.set(route, turns);
    let taken = 0;
    for (const [index, piece] of pieces.entries()) {
      if (typeof piece === "string") {
        const text = pctNormalize(piece.slice(taken));
        const isLast = index === pieces.length - 1 && rest === undefined;
        const cut =
          this.isLenient && isLast && (index > 0 || text.length > 1) && text.endsWith("/") ? text.slice(0, -1) : text;
        node = node.follow(cut);
        taken = 0;
        continue;
      }
      if (piece.kind === "optional") node = node.follow("/");
      const suffix = pctNormalize(suffixOf(piece, pieces[index + 1]));
      taken = suffixOf(piece, pieces[index + 1]).length;
      const from = node;
      node = from.branch(suffix);
      if (piece.kind === "label") from.isHost = true;
      slots.push(piece);
      turns.push(() => from.kids.length > 0 || from.branches?.[0]?.suffix !== suffix);
    }
    const isText =
      rest === undefined &&
      route.query === undefined &&
      route.fragment === undefined &&
      slots.length === route.slots.length &&
      slots.every(({ codec }) => codec === undefined);
    const leaf: Leaf = {
      route,
      name: route.name,
      slots,
      rest,
      isRest: rest !== undefined && !isEmptyRest,
      names: isText ? slots.map(({ name }) => asKey(name)) : undefined,
    };
    this.end(node, leaf, isEmptyRest, turns);
    return leaf;
  }

  end(node: TreeNode, leaf: Leaf, isEmptyRest: boolean, turns: Turn[]): void {
    const { route, rest } = leaf;
    const place = rest === undefined ? "leaf" : isEmptyRest ? "restLeaf" : "rest";
    const standing = node[place];
    if (standing !== undefined) duplicate(route, standing.route);
    node[place] = leaf;
    if (place === "rest") {
      node.isLenient = this.isLenient;
      turns.push(() => node.kids.length > 0 || node.branches !== undefined || node.slashed !== undefined);
      return;
    }
    if (place === "restLeaf") turns.push(() => node.leaf !== undefined);
    // The path "/" has no other "/" to ignore.
    if (!this.isLenient || node.edge === "/") return;
    node.slashed = node.leaf ?? node.restLeaf;
  }
}

/** One way to a route: the pieces that are there, and whether its rest follows them. */
export interface Way {
  readonly pieces: readonly Piece[];
  readonly isRest: boolean;
}

/**
 * Every way to a route: with none of its optional segments, the first one, the first two and so on, then with its rest.
 * Each starts with the scheme and the host of the pattern, or with the path alone.
 */
export const ways = ({ scheme, authority, path, isOwn }: CompiledRoute, withSite: boolean): readonly Way[] => {
  // Paths behind a base are matched without its scheme and authority.
  const start = authority === undefined ? `${scheme}:` : `${scheme}://`;
  const front: readonly Piece[] = isOwn && withSite ? [start, ...(authority ?? [])] : [];
  const optionals = path.filter((piece) => typeof piece === "object" && piece.kind === "optional");
  const hasRest = path.some((piece) => typeof piece === "object" && piece.kind === "rest");
  const found: Way[] = [];
  for (let count = 0; count <= optionals.length; count++) {
    const absent = new Set<Piece>(optionals.slice(count));
    const there = path.filter((piece) => typeof piece === "string" || (!absent.has(piece) && piece.kind !== "rest"));
    const written = there.length === 0 && (authority !== undefined || !isOwn) ? ["/"] : there;
    // Only behind all optional segments may a rest stand.
    const isRest = hasRest && count === optionals.length;
    if (!isRest) found.push({ pieces: [...front, ...written], isRest: false });
    else found.push({ pieces: [...front, ...written], isRest: false }, { pieces: [...front, ...there], isRest: true });
  }
  return found;
};

/** The tree of the routes. Throws `duplicate-route` where two of them match the same paths. */
export const plantRoutes = (routes: readonly CompiledRoute[], isLenient: boolean): Forest => {
  const planter = new Planter(isLenient);
  const leaves = new Map<CompiledRoute, readonly Leaf[]>();
  let byQuery: CompiledRoute | undefined;
  let byFragment: CompiledRoute | undefined;
  for (const route of routes) {
    if (route.isPathless) {
      const standing = route.query === undefined ? byFragment : byQuery;
      if (standing !== undefined) duplicate(route, standing);
      if (route.query === undefined) byFragment = route;
      else byQuery = route;
      continue;
    }
    const rest = route.slots.find(({ kind }) => kind === "rest");
    const all = ways(route, true);
    leaves.set(
      route,
      all.map(({ pieces, isRest }, index) => {
        const isEmptyRest = rest !== undefined && !isRest && index === all.length - 2;
        return planter.plant(route, pieces, isRest || isEmptyRest ? rest : undefined, isEmptyRest);
      }),
    );
  }
  for (const [route, turns] of planter.turns) route.isShadowed = turns.some((turn) => turn());
  return { packed: pack(planter.root), byQuery, byFragment, leaves };
};
