import type { Board, Cells, Move } from '../board/board.ts';
import { createSearchEngine, type Engine } from '../engine/engine.ts';
import { at } from '../int32.ts';
import type { Rules } from '../rules/rules.ts';
import { playFirstGame } from './first-game.ts';
import { runToEnd } from './progress.ts';

/** A game up to a position: where it began, a clearing of that, and the moves made since, cells as they were each time. */
export interface PlayedFrom {
  readonly start: Board;
  /** Clears `start`. */
  readonly witness: readonly Move[];
  /** Links, and pairs that mercy took. */
  readonly played: readonly Move[];
}

/**
 * The rest of a known clearing, after moves that need not have been its own nor in its order. It clears what is left:
 * every move of it was played here under the rules. Null when the rest could not be played; nothing is known then.
 *
 * Without gravity there is always an answer for a game that took only pairs of the witness, in any order; with gravity
 * for one that took them in the order of the witness. Where a pair was broken up, what is left of it is paired anew.
 * Moves times the cost of playing one. Many in a row share an engine for the board's shape; its position is lost.
 */
export function restOfWitness(
  { start, witness, played }: PlayedFrom,
  rules: Rules,
  engine: Engine = createSearchEngine(start, rules),
): Move[] | null {
  // Tiles are numbered by the cell in which they began, so that they are known wherever gravity takes them.
  const numbered = start.cells.map((kind, cell) => (kind > 0 ? cell + 1 : kind));
  const pairs = playNumbered(engine, numbered, witness);
  playNumbered(engine, numbered, played);
  const now = engine.cells();
  const left = pairsLeft(pairs, new Set(now), start.cells);
  return left === null ? null : playPairs(engine, now, left);
}

/** Plays moves on numbered tiles and gives the numbers that each took. */
function playNumbered(engine: Engine, numbered: Cells, moves: readonly Move[]): Move[] {
  engine.load(numbered);
  return moves.map(([a, b]): Move => {
    const taken: Move = [engine.kindAt(a), engine.kindAt(b)];
    engine.apply(a, b);
    return taken;
  });
}

/** The pairs that are whole, then halves of one kind paired in the order of the witness; null when one stays alone. */
function pairsLeft(pairs: readonly Move[], present: ReadonlySet<number>, kinds: Cells): Move[] | null {
  const whole = pairs.filter(([a, b]) => present.has(a) && present.has(b));
  const halves = pairs.flatMap(([a, b]) =>
    present.has(a) === present.has(b) ? [] : present.has(a) ? [a] : [b],
  );
  const alone = new Map<number, number>();
  for (const half of halves) {
    const kind = kinds[half - 1] ?? 0;
    const partner = alone.get(kind);
    if (partner === undefined) alone.set(kind, half);
    else {
      whole.push([partner, half]);
      alone.delete(kind);
    }
  }
  return alone.size === 0 ? whole : null;
}

/** Plays pairs of numbered tiles in their order, then those that did not link in whatever order they do. */
function playPairs(engine: Engine, now: Cells, pairs: readonly Move[]): Move[] | null {
  // Each pair becomes a kind of its own, so whatever links belongs together.
  const kindOf = new Map(
    pairs.flatMap(([a, b], index) => [[a, index + 1] as const, [b, index + 1] as const]),
  );
  engine.load(now.map((tile) => kindOf.get(tile) ?? tile));
  const moves: Move[] = [];
  const cells = new Int32Array(2);
  for (let kind = 1; kind <= pairs.length; kind++) {
    engine.tilesOf(kind, cells);
    const move: Move = [at(cells, 0), at(cells, 1)];
    if (!engine.canLink(...move)) continue;
    engine.apply(...move);
    moves.push(move);
  }
  moves.push(...runToEnd(playFirstGame(engine)));
  return engine.tiles === 0 ? moves : null;
}
