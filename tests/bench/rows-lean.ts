/** Auto-play beside the leanest loop that can play: the price of an engine. Both sides have their loops to themselves, so that each call has one target. */
import { at } from '../../core/int32.ts';
import { type BoardSize, nameOfSize, SIZES } from '../../core/lab/bench-tasks.ts';
import { dealtBoard, engineFor, type MeasuredBoard } from '../../core/lab/measured-boards.ts';
import { batchOf } from './batch.ts';
import { LeanGame } from './lean-game.ts';
import type { Work } from './measure.ts';
import type { BenchRow } from './row.ts';

const move = new Int32Array(2);

/** Makes the rows; the boards are made here, outside what is measured. */
export function makeLeanRows(): BenchRow[] {
  return SIZES.map(leanRow);
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
