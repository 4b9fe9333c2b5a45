import type { Rules } from '../rules/rules.ts';
import type { Field } from './field.ts';

/**
 * The field for boards of any size: one byte a square, the ring included, and rays walked square by square.
 *
 * The same leg, corridor, leg as in bit-field.ts. The stretch of rows that a leg reaches is an interval, and so is
 * what two legs share; each row of it is tried as the corridor. A test costs at most width × height steps and in
 * practice ends after a few, because stretches on a full board are short.
 */
export function createWideField(width: number, height: number, rules: Rules): Field {
  const pitch = width + 2;
  const blocked = new Uint8Array(pitch * (height + 2));
  if (rules.border === 'closed') {
    for (let square = 0; square < blocked.length; square++) {
      const x = square % pitch;
      const y = Math.floor(square / pitch);
      if (x === 0 || x === width + 1 || y === 0 || y === height + 1) blocked[square] = 1;
    }
  }
  /** One axis: a square is `i * alongLegs + j * alongCorridor`... the leg moves j, the corridor moves i. */
  const vertical = { leg: pitch, corridor: 1, last: height + 1 };
  const horizontal = { leg: 1, corridor: pitch, last: width + 1 };
  type Axis = typeof vertical;

  const square = (cell: number) => (Math.floor(cell / width) + 1) * pitch + (cell % width) + 1;

  /** Farthest free position from j along a leg, in steps of -1 or +1; j itself when the next is blocked. */
  function reach(axis: Axis, i: number, j: number, step: number): number {
    let at = j;
    while (
      at + step >= 0 &&
      at + step <= axis.last &&
      blocked[i * axis.corridor + (at + step) * axis.leg] === 0
    )
      at += step;
    return at;
  }

  function isCorridorFree(axis: Axis, from: number, to: number, j: number): boolean {
    for (let i = from; i <= to; i++) if (blocked[i * axis.corridor + j * axis.leg] !== 0) return false;
    return true;
  }

  function throughCorridor(axis: Axis, ai: number, aj: number, bi: number, bj: number, turns: number) {
    const first = Math.max(reach(axis, ai, aj, -1), reach(axis, bi, bj, -1));
    const last = Math.min(reach(axis, ai, aj, 1), reach(axis, bi, bj, 1));
    for (let j = first; j <= last; j++) {
      const turnsHere = (j === aj ? 0 : 1) + (j === bj ? 0 : 1);
      if (turnsHere <= turns && isCorridorFree(axis, Math.min(ai, bi) + 1, Math.max(ai, bi) - 1, j))
        return true;
    }
    return false;
  }

  function linksInThree(ax: number, ay: number, bx: number, by: number): boolean {
    for (let x = reach(horizontal, ay, ax, -1); x <= reach(horizontal, ay, ax, 1); x++)
      if (throughCorridor(vertical, x, ay, bx, by, 2)) return true;
    for (let y = reach(vertical, ax, ay, -1); y <= reach(vertical, ax, ay, 1); y++)
      if (throughCorridor(horizontal, y, ax, by, bx, 2)) return true;
    return false;
  }

  return {
    block(cell) {
      blocked[square(cell)] = 1;
    },
    clear(cell) {
      blocked[square(cell)] = 0;
    },
    links(a, b) {
      const ax = (a % width) + 1;
      const ay = Math.floor(a / width) + 1;
      const bx = (b % width) + 1;
      const by = Math.floor(b / width) + 1;
      if (rules.maxTurns === 3) return linksInThree(ax, ay, bx, by);
      return (
        throughCorridor(vertical, ax, ay, bx, by, rules.maxTurns) ||
        throughCorridor(horizontal, ay, ax, by, bx, rules.maxTurns)
      );
    },
  };
}
