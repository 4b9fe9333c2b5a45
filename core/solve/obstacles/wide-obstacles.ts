import type { Rules } from '../../rules/rules.ts';
import type { Obstacles } from './obstacles.ts';

/**
 * The field for boards of any size: one byte a square, the ring included, and rays walked square by square.
 *
 * The same leg, corridor, leg as in bit-obstacles.ts. The stretch of rows that a leg reaches is an interval, and so
 * is what two legs share; each row of it is tried as the corridor. A test costs at most width times height steps and
 * in practice ends after a few, because stretches on a full board are short.
 */
export class WideObstacles implements Obstacles {
  readonly #width: number;
  readonly #maxTurns: number;
  readonly #blocked: Uint8Array;
  readonly #vertical: Axis;
  readonly #horizontal: Axis;

  constructor(width: number, height: number, rules: Rules) {
    const pitch = width + 2;
    this.#width = width;
    this.#maxTurns = rules.maxTurns;
    this.#vertical = { leg: pitch, corridor: 1, last: height + 1 };
    this.#horizontal = { leg: 1, corridor: pitch, last: width + 1 };
    this.#blocked = new Uint8Array(pitch * (height + 2));
    if (rules.border === 'open') return;
    for (let square = 0; square < this.#blocked.length; square++) {
      const x = square % pitch;
      const y = Math.floor(square / pitch);
      if (x === 0 || x === width + 1 || y === 0 || y === height + 1) this.#blocked[square] = 1;
    }
  }

  block(cell: number): void {
    this.#blocked[this.#squareOf(cell)] = 1;
  }

  clear(cell: number): void {
    this.#blocked[this.#squareOf(cell)] = 0;
  }

  links(a: number, b: number): boolean {
    const ax = (a % this.#width) + 1;
    const ay = Math.floor(a / this.#width) + 1;
    const bx = (b % this.#width) + 1;
    const by = Math.floor(b / this.#width) + 1;
    if (this.#maxTurns === 3) return this.#linksInThree(ax, ay, bx, by);
    return (
      this.#throughCorridor(this.#vertical, ax, ay, bx, by, this.#maxTurns) ||
      this.#throughCorridor(this.#horizontal, ay, ax, by, bx, this.#maxTurns)
    );
  }

  /** Nothing is stored: every test searches anew. */
  aim(_cell: number): void {}

  aimedLinks(a: number, b: number): boolean {
    return this.links(a, b);
  }

  #squareOf(cell: number): number {
    return (Math.floor(cell / this.#width) + 1) * (this.#width + 2) + (cell % this.#width) + 1;
  }

  /** Farthest free position from j along a leg in steps of -1 or +1; j itself when the next is blocked. */
  #reach(axis: Axis, i: number, j: number, step: number): number {
    let end = j;
    while (this.#isFree(axis, i, end + step)) end += step;
    return end;
  }

  #isFree(axis: Axis, i: number, j: number): boolean {
    return j >= 0 && j <= axis.last && this.#blocked[i * axis.corridor + j * axis.leg] === 0;
  }

  #throughCorridor(axis: Axis, ai: number, aj: number, bi: number, bj: number, turns: number): boolean {
    const first = Math.max(this.#reach(axis, ai, aj, -1), this.#reach(axis, bi, bj, -1));
    const last = Math.min(this.#reach(axis, ai, aj, 1), this.#reach(axis, bi, bj, 1));
    for (let j = first; j <= last; j++) {
      const turnsHere = (j === aj ? 0 : 1) + (j === bj ? 0 : 1);
      if (turnsHere <= turns && this.#isCorridorFree(axis, Math.min(ai, bi) + 1, Math.max(ai, bi), j))
        return true;
    }
    return false;
  }

  #isCorridorFree(axis: Axis, from: number, to: number, j: number): boolean {
    for (let i = from; i < to; i++) if (!this.#isFree(axis, i, j)) return false;
    return true;
  }

  /** Three turns: from some square straight from a, turn and go on as with two. */
  #linksInThree(ax: number, ay: number, bx: number, by: number): boolean {
    const lastX = this.#reach(this.#horizontal, ay, ax, 1);
    for (let x = this.#reach(this.#horizontal, ay, ax, -1); x <= lastX; x++)
      if (this.#throughCorridor(this.#vertical, x, ay, bx, by, 2)) return true;
    const lastY = this.#reach(this.#vertical, ax, ay, 1);
    for (let y = this.#reach(this.#vertical, ax, ay, -1); y <= lastY; y++)
      if (this.#throughCorridor(this.#horizontal, y, ax, by, bx, 2)) return true;
    return false;
  }
}

/** Legs run along j, corridors along i: how far a step of each is in the array, and the last j. */
interface Axis {
  readonly leg: number;
  readonly corridor: number;
  readonly last: number;
}
