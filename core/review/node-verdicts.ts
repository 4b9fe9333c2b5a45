import type { Proof } from '../solve/positions/proof.ts';
import type { StretchWalk } from './proving/stretch.ts';

/**
 * The verdicts proved for the nodes of a stretch. A node from which a winnable one is reached is winnable,
 * and what is reached from a lost one is lost: so along each path the verdict changes once, and one proof
 * settles all nodes above or below.
 */
export class NodeVerdicts {
  readonly #walk: StretchWalk;
  readonly #verdicts: Proof[];
  readonly #children: number[][];

  constructor(walk: StretchWalk) {
    this.#walk = walk;
    this.#verdicts = Array.from({ length: walk.size }, () => 'unknown');
    this.#children = Array.from({ length: walk.size }, () => []);
    for (let node = 1; node < walk.size; node++) this.#children[walk.parentOf(node)]?.push(node);
  }

  of(node: number): Proof {
    return this.#verdicts[node] ?? 'unknown';
  }

  /** The nodes that were reached from a node. */
  childrenOf(node: number): readonly number[] {
    return this.#children[node] ?? [];
  }

  /** The node after the move that lost on the way to a node, once it is proved; null before, and where none did. */
  lostOnTheWayTo(end: number): number | null {
    for (let node = end; node > 0 && this.of(node) === 'lost'; node = this.#walk.parentOf(node))
      if (this.of(this.#walk.parentOf(node)) === 'winnable') return node;
    return null;
  }

  /** Takes in what was proved of a node, and what follows of others. */
  learn(node: number, proof: Proof): void {
    if (proof === 'winnable') {
      for (let above = node; above >= 0 && this.of(above) !== 'winnable'; above = this.#walk.parentOf(above))
        this.#verdicts[above] = 'winnable';
    } else if (proof === 'lost') {
      const below = [node];
      for (let next = below.pop(); next !== undefined; next = below.pop()) {
        if (this.of(next) === 'lost') continue;
        this.#verdicts[next] = 'lost';
        below.push(...(this.#children[next] ?? []));
      }
    }
  }

  /**
   * The last open node that is not in `tried` and has no open child, or null: of the open nodes on its path it has the fewest
   * tiles, so it is the easiest to prove lost. Linear in the number of nodes.
   */
  lowestToProve(tried: ReadonlySet<number>): number | null {
    const isOpen = (node: number) => this.of(node) === 'unknown';
    for (let node = this.#verdicts.length - 1; node >= 0; node--)
      if (isOpen(node) && !tried.has(node) && !this.childrenOf(node).some(isOpen)) return node;
    return null;
  }

  /**
   * The open node to prove next, for a binary search: on the longest path of open nodes the one nearest the middle that is
   * not in `tried`; null when all were. Linear in the number of nodes.
   */
  nextToProve(tried: ReadonlySet<number>): number | null {
    const depths = new Int32Array(this.#verdicts.length);
    let deepest = -1;
    for (let node = 0; node < depths.length; node++) {
      if (this.of(node) !== 'unknown') continue;
      const parent = this.#walk.parentOf(node);
      depths[node] = 1 + (depths[parent] ?? 0);
      if (tried.has(node)) continue;
      if (deepest < 0 || (depths[node] ?? 0) > (depths[deepest] ?? 0)) deepest = node;
    }
    if (deepest < 0) return null;
    const path: number[] = [];
    for (let node = deepest; this.of(node) === 'unknown' && node >= 0; node = this.#walk.parentOf(node))
      path.push(node);
    return nearestMiddle(path, tried);
  }
}

/** The item nearest the middle of a list that was not tried; the first one was not. */
function nearestMiddle(path: readonly number[], tried: ReadonlySet<number>): number | null {
  const middle = path.length >> 1;
  for (let away = 0; away <= path.length; away++) {
    for (const at of [middle + away, middle - away]) {
      const node = path[at];
      if (node !== undefined && !tried.has(node)) return node;
    }
  }
  return null;
}
