/**
 * The rows against the engine as it stood before it was made leaner, and against the leanest game loop: how much is gained,
 * and what is still the price of an engine. Both sides have their loops to themselves, so that each call has one target.
 */

import { LinkLine } from '../../core/engine/base/link-line.ts';
import { MoveList } from '../../core/engine/base/move-list.ts';
import { createEngine, type Engine } from '../../core/engine/engine.ts';
import { at } from '../../core/int32.ts';
import { type BoardSize, nameOfSize, SIZES } from '../../core/lab/bench-tasks.ts';
import {
  deadBoard,
  dealtBoard,
  drawEqualPairs,
  engineFor,
  fullDeadBoard,
  halfPlayedBoard,
  type MeasuredBoard,
  RULES,
  shapeOf,
} from '../../core/lab/measured-boards.ts';
import { createRandom } from '../../core/random.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { batchOf } from './batch.ts';
import { beforeEngineFor } from './before/before-engine.ts';
import type { BitEngine as BeforeEngine } from './before/bit-engine.ts';
import { LeanGame } from './lean-game.ts';
import type { Work } from './measure.ts';
import type { BenchRow } from './row.ts';

/** How many times as long as before each size may take: 18×8, 20×20, 30×16. */
type Most = readonly [small: number, square: number, wide: number];

interface Row {
  readonly work: string;
  readonly boards: string;
  readonly make: (size: BoardSize, seed: number) => MeasuredBoard;
  readonly ours: (engine: Engine, position: MeasuredBoard) => number;
  readonly before: (engine: BeforeEngine, position: MeasuredBoard) => number;
  readonly most: Most;
  readonly rules?: Rules;
  readonly toReach?: string;
  readonly count?: number;
}

const BEFORE = 'the engine before';
/** Random games take the engine before half a second in a larger batch. */
const RANDOM_GAMES = 8;
const moves = new MoveList();
const move = new Int32Array(2);

const ROWS: readonly Row[] = [
  {
    work: 'load',
    boards: 'half played',
    make: halfPlayedBoard,
    ours: (engine, { cells }) => {
      engine.load(cells);
      return engine.tiles;
    },
    before: (engine, { cells }) => {
      engine.load(cells);
      return engine.tiles;
    },
    most: [0.4, 0.4, 0.4],
    toReach: '≤ 0.4',
  },
  {
    work: 'load and all moves',
    boards: 'half played',
    make: halfPlayedBoard,
    ours: (engine, { cells }) => {
      engine.load(cells);
      engine.listMoves(moves);
      return moves.count;
    },
    before: (engine, { cells }) => {
      engine.load(cells);
      engine.listMoves(moves);
      return moves.count;
    },
    most: [0.8, 0.8, 0.85],
  },
  ...(
    [
      ['dead', deadBoard],
      ['dead, nearly full', fullDeadBoard],
      ['half played, alive', halfPlayedBoard],
    ] as const
  ).map(
    ([boards, make]): Row => ({
      work: 'load and dead test',
      boards,
      make,
      ours: (engine, { cells }) => {
        engine.load(cells);
        return engine.isDead() ? 1 : 0;
      },
      before: (engine, { cells }) => {
        engine.load(cells);
        return engine.isDead() ? 1 : 0;
      },
      most: [0.7, 0.7, 0.7],
    }),
  ),
  {
    work: 'load and auto-play to the end',
    boards: 'dealt',
    make: dealtBoard,
    ours: (engine, { cells }) => {
      engine.load(cells);
      let pairs = 0;
      for (; engine.findMove(move); pairs++) engine.apply(at(move, 0), at(move, 1));
      return pairs;
    },
    before: (engine, { cells }) => {
      engine.load(cells);
      let pairs = 0;
      for (; engine.findMove(move); pairs++) engine.apply(at(move, 0), at(move, 1));
      return pairs;
    },
    most: [0.95, 0.9, 0.7],
  },
  ...(
    [
      ['dealt', RULES, [0.75, 0.45, 0.45], '≤ 0.5'],
      ['dealt, falling down', { ...RULES, gravity: 'down' }, [0.95, 0.75, 0.7], undefined],
      ['dealt, joining vertically', { ...RULES, gravity: 'join-vertical' }, [0.95, 0.6, 0.55], undefined],
    ] as const
  ).map(
    ([boards, rules, most, toReach]): Row => ({
      work: 'load and a random game',
      boards,
      rules,
      make: dealtBoard,
      count: RANDOM_GAMES,
      ours: playRandomly,
      before: playRandomlyBefore,
      most,
      ...(toReach === undefined ? {} : { toReach }),
    }),
  ),
];

/** A random game; the engine keeps the moves from one to the next. */
function playRandomly(engine: Engine, { cells }: MeasuredBoard): number {
  engine.load(cells);
  const random = createRandom(1);
  let pairs = 0;
  for (let count = engine.countMoves(); count > 0; count = engine.countMoves()) {
    engine.nthMove(random.below(count), move);
    engine.apply(at(move, 0), at(move, 1));
    pairs++;
  }
  return pairs;
}

/** The same game by the engine before, which lists all moves at each turn. */
function playRandomlyBefore(engine: BeforeEngine, { cells }: MeasuredBoard): number {
  engine.load(cells);
  const random = createRandom(1);
  let pairs = 0;
  for (engine.listMoves(moves); moves.count > 0; engine.listMoves(moves)) {
    const drawn = 2 * random.below(moves.count);
    engine.apply(at(moves.pairs, drawn), at(moves.pairs, drawn + 1));
    pairs++;
  }
  return pairs;
}

/** Makes all rows; the boards are made here, outside what is measured. */
export function makeBeforeRows(): BenchRow[] {
  return SIZES.flatMap((size, index) => [
    ...ROWS.filter(({ make }) => make !== fullDeadBoard || size.width * size.height > 4 * size.kinds).map(
      (row) => beforeRow(row, size, index),
    ),
    leanRow(size),
    linkRow(size),
  ]);
}

function beforeRow(row: Row, size: BoardSize, index: number): BenchRow {
  const positions = batchOf((seed) => row.make(size, seed), row.count);
  const subject = loads(
    positions,
    (position) => createEngine(shapeOf(position), row.rules ?? RULES),
    row.ours,
  );
  const opponent = loads(positions, (position) => beforeEngineFor(position, row.rules), row.before);
  if (subject.run(0) !== opponent.run(0)) throw new Error(`${row.work}: the two engines differ`);
  return {
    work: row.work,
    board: `${nameOfSize(size)} ${row.boards}`,
    subject,
    against: { name: BEFORE, work: opponent },
    goal: { atMostTimes: row.most[index] ?? 0 },
    ...(row.toReach === undefined ? {} : { toReach: row.toReach }),
  };
}

/** One operation a board, with the position to be loaded into one engine. */
function loads<E>(
  positions: readonly MeasuredBoard[],
  makeEngine: (position: MeasuredBoard) => E,
  run: (engine: E, position: MeasuredBoard) => number,
): Work {
  const [first] = positions;
  if (first === undefined) throw new Error('no positions');
  const engine = makeEngine(first);
  return {
    operations: positions.length,
    run: () => {
      let sum = 0;
      for (const position of positions) sum += run(engine, position);
      return sum;
    },
  };
}

/** Whole games with the first pair found, beside a loop that can do nothing else. */
function leanRow(size: BoardSize): BenchRow {
  const positions = batchOf((seed) => dealtBoard(size, seed));
  const subject = loads(positions, engineFor, (engine, { cells }) => {
    engine.load(cells);
    let pairs = 0;
    for (; engine.findMove(move); pairs++) engine.apply(at(move, 0), at(move, 1));
    return pairs;
  });
  const opponent = loads(
    positions,
    (position) => new LeanGame(position),
    (game, { cells }) => game.play(cells),
  );
  if (subject.run(0) !== opponent.run(0)) throw new Error('the lean loop played other games');
  return {
    work: 'load and auto-play to the end',
    board: `${nameOfSize(size)} dealt`,
    subject,
    against: { name: 'the leanest loop', work: opponent },
    goal: { atMostTimes: 2.5 },
  };
}

const LINK_SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const QUERIES = 32_768;

/** One question after another, in an order that cannot be learnt. */
function linkRow(size: BoardSize): BenchRow {
  const line = new LinkLine();
  const half = LINK_SEEDS.map((seed) => halfPlayedBoard(size, seed));
  const queries = half.map((position, i) => drawEqualPairs(position, QUERIES, i));
  const engines = half.map((position) => engineFor(position));
  const pairsOf = (round: number): Int32Array => queries[round % queries.length] ?? new Int32Array(0);
  const ours = (round: number): number => {
    const engine = engines[round % engines.length];
    const pairs = pairsOf(round);
    if (engine === undefined) return 0;
    let linked = 0;
    for (let i = 0; i < pairs.length; i += 2) {
      if (engine.drawLink(at(pairs, i), at(pairs, i + 1), line)) linked++;
    }
    return linked;
  };
  const before = half.map((position) => beforeEngineFor(position));
  const theirs = (round: number): number => {
    const engine = before[round % before.length];
    const pairs = pairsOf(round);
    if (engine === undefined) return 0;
    let linked = 0;
    for (let i = 0; i < pairs.length; i += 2) {
      if (engine.drawLink(at(pairs, i), at(pairs, i + 1), line)) linked++;
    }
    return linked;
  };
  return {
    work: 'tables ready: link with its line',
    board: `${nameOfSize(size)} half played`,
    subject: { operations: QUERIES, run: ours },
    against: { name: BEFORE, work: { operations: QUERIES, run: theirs } },
    goal: { atMostTimes: 1.5 },
  };
}
