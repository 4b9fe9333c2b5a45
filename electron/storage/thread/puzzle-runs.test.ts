import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PuzzlePosition, RunState, SentAnswer } from '../../../core/contract/puzzle-channels.ts';
import { positionName } from '../../../core/review/puzzles/position-name.ts';
import type { OnlyMove } from '../../../core/review/puzzles/puzzle.ts';
import { isEndedByMistakes, type RunWay, runVersionOf } from '../../../core/review/puzzles/puzzle-run.ts';
import { orderOfRun } from '../../../core/review/puzzles/run-puzzles.ts';
import { exportOf } from '../../../tests/reliability/games/import-texts.ts';
import { importText } from '../../../tests/support/export-import.ts';
import { type MemoryStorage, newMemoryStorage } from '../../../tests/support/memory-storage.ts';
import { NO_WORK } from '../../../tests/support/no-work.ts';
import { puzzleWorkOf } from '../../../tests/support/puzzle-work-of.ts';
import { shippedPuzzles } from '../../cli/shipped-data.ts';
import { addAnswer, readPuzzles } from '../tables/puzzles/puzzles-table.ts';
import { mergeWork } from '../transfer/merge.ts';
import { verifyDatabase } from '../trust/checks/verify-database.ts';
import { beginRun } from './puzzle-runs.ts';
import { keepAnswer } from './puzzle-services.ts';

const PUZZLES = new Map(
  shippedPuzzles()
    .filter((puzzle): puzzle is OnlyMove => puzzle.kind === 'only-move' && puzzle.lesson === undefined)
    .map((puzzle) => [positionName(puzzle), puzzle]),
);

function puzzleOf(id: string | null | undefined): OnlyMove {
  const puzzle = PUZZLES.get(id ?? '');
  if (puzzle === undefined) throw new Error(`no puzzle ${id}`);
  return puzzle;
}

function sentPosition({ board, rules }: OnlyMove): PuzzlePosition {
  const { width, height, marks, cells } = board;
  return { width, height, marks, cells, rules };
}

const NO_OWNERS = { ofAnswer: () => undefined };

const onDamage = (problem: string) => {
  throw new Error(problem);
};

let here: MemoryStorage;
let answers: number;
beforeEach(() => {
  here = newMemoryStorage();
  answers = 0;
});

const begin = (way: RunWay) => beginRun(here, way, onDamage);
const recordOf = () => readPuzzles(here.database, 1_000_000, onDamage);

/** A right or a wrong answer to a puzzle. */
function answerTo(
  way: SentAnswer['way'],
  runId: string | null,
  id: string | null | undefined,
  isRight = true,
): SentAnswer {
  const puzzle = puzzleOf(id);
  const moves = isRight ? puzzle.witness : [];
  return {
    ...{ id: `answer-number-${++answers}`, position: sentPosition(puzzle), way, grade: 5 },
    ...{ runId, moves, isHelped: false },
  };
}

/** Answers the puzzle that is handed out. */
function honest(way: RunWay, run: RunState, isRight = true): RunState {
  const kept = keepAnswer(here, answerTo(way, run.runId, run.next, isRight));
  if (!kept.ok || kept.value.run === null) throw new Error('refused');
  return kept.value.run;
}

describe('a run', () => {
  it.each(['streak', 'storm'] as const)(
    'of a %s hands its puzzles out one by one, in an order of its own',
    (way) => {
      let run = begin(way);
      const order = orderOfRun(way, runVersionOf(way), run.runId);
      for (let place = 0; place < 12; place++) {
        expect(run).toMatchObject({ solved: place, failed: 0, next: order[place]?.id });
        run = honest(way, run);
      }
      const best = way === 'streak' ? recordOf().bestStreaks : recordOf().bestStorms;
      expect(best).toMatchObject([{ runId: run.runId, version: runVersionOf(way), solved: 12, failed: 0 }]);
      expect(verifyDatabase(here.database).kind).toBe('sound');
    },
  );

  it('of a storm ends with the third mistake, and nothing solved in it counts as practised', () => {
    let run = begin('storm');
    for (const isRight of [true, false, true, false]) run = honest('storm', run, isRight);
    expect(run.next).not.toBeNull();
    run = honest('storm', run, false);
    expect(run).toMatchObject({ solved: 2, failed: 3, next: null });
    expect(recordOf()).toMatchObject({ solved: [], solvedThisWeek: 0 });
    expect(recordOf().bestStorms).toMatchObject([{ solved: 2, failed: 3, version: 2 }]);
  });

  it('of a streak goes on where it was left, and another begins after a mistake', () => {
    const first = begin('streak');
    expect(begin('streak')).toEqual(first);
    const after = honest('streak', first);
    expect(begin('streak')).toEqual(after);
    honest('streak', after, false);
    expect(begin('streak').runId).not.toBe(first.runId);
  });

  it('of a storm is a new one each time', () => {
    expect(begin('storm').runId).not.toBe(begin('storm').runId);
  });

  it('from before runs were kept stays, marked with its version, and a streak of then goes on', () => {
    const old = (way: RunWay, place: number, result: 'solved' | 'failed') => {
      const { way: _, ...answer } = answerTo(
        way,
        `${way}-of-then`,
        orderOfRun(way, 1, `${way}-of-then`)[place]?.id,
      );
      const { position, isHelped: __, ...row } = answer;
      addAnswer(here.database, position, { ...row, way, result, answeredAt: answers });
    };
    for (let place = 0; place < 9; place++) old('storm', place, place % 2 === 0 ? 'solved' : 'failed');
    for (let place = 0; place < 4; place++) old('streak', place, 'solved');
    expect(recordOf().bestStorms).toMatchObject([
      { runId: 'storm-of-then', version: 1, solved: 5, failed: 4 },
    ]);
    let storm = begin('storm');
    storm = honest('storm', storm);
    expect(recordOf().bestStorms).toMatchObject([
      { runId: storm.runId, version: 2, solved: 1 },
      { runId: 'storm-of-then', version: 1, solved: 5 },
    ]);
    const going = begin('streak');
    expect(going).toMatchObject({ runId: 'streak-of-then', version: 1, solved: 4, failed: 0 });
    expect(honest('streak', going).solved).toBe(5);
    expect(recordOf().streak).toMatchObject({ runId: 'streak-of-then', solved: 5 });
  });

  it('keeps the version of its rules on another machine, where it does not go on', () => {
    const run = honest('storm', begin('storm'));
    honest('streak', begin('streak'));
    const there = newMemoryStorage();
    const puzzles = puzzleWorkOf(here.database, (read) => read(), NO_OWNERS);
    for (let time = 0; time < 2; time++) mergeWork(there.database, { ...NO_WORK, puzzles }, 1);
    here = there;
    expect(puzzleWorkOf(there.database, (read) => read(), NO_OWNERS)).toEqual(puzzles);
    expect(recordOf().bestStorms).toMatchObject([{ runId: run.runId, version: 2, solved: 1 }]);
    expect(keepAnswer(here, answerTo('storm', run.runId, run.next))).toMatchObject({
      ok: false,
      error: { code: 'puzzle-run-over' },
    });
    // A streak goes on where it stood, on whichever machine.
    expect(begin('streak')).toMatchObject({ solved: 1, failed: 0 });
  });

  it('counts the grade of the puzzle, whatever the window says of it', () => {
    const run = begin('storm');
    honest('storm', run);
    const grades = here.database.prepare('SELECT grade FROM puzzle_answers').pluck().all();
    expect(grades).toEqual([1]);
  });

  it('answers an answer that is sent again as before, and counts it once', () => {
    const run = begin('storm');
    const sent = answerTo('storm', run.runId, run.next);
    const kept = keepAnswer(here, sent);
    expect(keepAnswer(here, sent)).toEqual(kept);
    expect(recordOf().bestStorms).toMatchObject([{ solved: 1 }]);
  });
});

const NOT_HANDED_OUT = 'puzzle-not-handed-out';
const OVER = 'puzzle-run-over';

/** Each makes an answer that was not asked for, after one that was. */
const FORGED: readonly (readonly [what: string, code: string, forge: () => SentAnswer])[] = [
  [
    'of a storm that the window made up',
    NOT_HANDED_OUT,
    () =>
      answerTo('storm', 'storm-made-up', orderOfRun('storm', runVersionOf('storm'), 'storm-made-up')[0]?.id),
  ],
  [
    'of a streak that the window made up',
    NOT_HANDED_OUT,
    () =>
      answerTo(
        'streak',
        'streak-made-up',
        orderOfRun('streak', runVersionOf('streak'), 'streak-made-up')[0]?.id,
      ),
  ],
  ['of a storm without a run', NOT_HANDED_OUT, () => answerTo('storm', null, begin('storm').next)],
  ['of a streak without a run', NOT_HANDED_OUT, () => answerTo('streak', null, begin('streak').next)],
  [
    'to the puzzle after the one that is handed out',
    NOT_HANDED_OUT,
    () => {
      const { runId } = begin('storm');
      return answerTo('storm', runId, orderOfRun('storm', runVersionOf('storm'), runId)[1]?.id);
    },
  ],
  [
    'to the last puzzle of the order',
    NOT_HANDED_OUT,
    () => {
      const { runId } = begin('streak');
      return answerTo('streak', runId, orderOfRun('streak', runVersionOf('streak'), runId).at(-1)?.id);
    },
  ],
  [
    'to the same puzzle once more',
    NOT_HANDED_OUT,
    () => {
      const run = begin('storm');
      honest('storm', run);
      return answerTo('storm', run.runId, run.next);
    },
  ],
  [
    'to a puzzle that was failed, once more',
    NOT_HANDED_OUT,
    () => {
      const run = begin('storm');
      honest('storm', run, false);
      return answerTo('storm', run.runId, run.next);
    },
  ],
  [
    'of a streak, as one of a storm',
    NOT_HANDED_OUT,
    () => {
      const run = begin('streak');
      return answerTo('storm', run.runId, run.next);
    },
  ],
  [
    'of a storm, as one of a streak',
    NOT_HANDED_OUT,
    () => {
      const run = begin('storm');
      return answerTo('streak', run.runId, run.next);
    },
  ],
  [
    'of a storm, as one of practice',
    NOT_HANDED_OUT,
    () => {
      const run = begin('storm');
      return answerTo('practice', run.runId, run.next);
    },
  ],
  [
    'to a board of its own',
    NOT_HANDED_OUT,
    () => {
      const run = begin('storm');
      const sent = answerTo('storm', run.runId, run.next);
      const cells = sent.position.cells.map((cell) => (cell > 0 ? cell + 1 : cell));
      return { ...sent, position: { ...sent.position, cells } };
    },
  ],
  [
    'to the puzzle under other rules',
    NOT_HANDED_OUT,
    () => {
      const run = begin('storm');
      const sent = answerTo('storm', run.runId, run.next);
      return {
        ...sent,
        position: {
          ...sent.position,
          rules: { ...sent.position.rules, maxTurns: sent.position.rules.maxTurns === 3 ? 2 : 3 },
        },
      };
    },
  ],
  [
    'of a storm after its third mistake',
    OVER,
    () => {
      let run = begin('storm');
      for (let mistake = 0; mistake < 3; mistake++) run = honest('storm', run, false);
      return answerTo('storm', run.runId, orderOfRun('storm', runVersionOf('storm'), run.runId)[3]?.id);
    },
  ],
  [
    'of a streak after its mistake',
    OVER,
    () => {
      const run = honest('streak', begin('streak'), false);
      return answerTo('streak', run.runId, orderOfRun('streak', runVersionOf('streak'), run.runId)[1]?.id);
    },
  ],
  [
    'of a storm after another was begun',
    OVER,
    () => {
      const run = honest('storm', begin('storm'));
      begin('storm');
      return answerTo('storm', run.runId, run.next);
    },
  ],
];

/** The export of a storm of one's own in which the same puzzle was solved thirty times. */
function solvedThirtyTimes(): string {
  const { position, isHelped: _, ...row } = answerTo('storm', 'storm-of-a-file', [...PUZZLES.keys()][0]);
  const answers = Array.from({ length: 30 }, (_each, place) => ({
    ...{ ...row, position, id: `in-a-file-${place}`, result: 'solved', answeredAt: place, runVersion: 2 },
  }));
  return exportOf({ puzzles: { answers, started: [] } });
}

describe('an answer from elsewhere', () => {
  it('in a file counts once a puzzle of a run, which hands none out twice', () => {
    expect(importText(here.database, solvedThirtyTimes(), 50)).toMatchObject({
      ok: true,
      value: { puzzles: { added: 30 } },
    });
    expect(recordOf().bestStorms).toMatchObject([{ version: 2, solved: 1, failed: 0 }]);
    // A run that a file brought does not go on.
    expect(keepAnswer(here, answerTo('storm', 'storm-of-a-file', [...PUZZLES.keys()][1])).ok).toBe(false);
  });

  it('under the id of one that is kept counts for no other run', () => {
    const streak = begin('streak');
    const kept = answerTo('streak', streak.runId, streak.next);
    keepAnswer(here, kept);
    const storm = begin('storm');
    const again = keepAnswer(here, { ...kept, way: 'storm', runId: storm.runId });
    expect(again).toMatchObject({ ok: true, value: { run: { runId: streak.runId, solved: 1 } } });
    const other = { ...answerTo('storm', storm.runId, storm.next), id: kept.id };
    expect(keepAnswer(here, other)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    expect(recordOf().bestStorms).toEqual([]);
    expect(honest('storm', storm)).toMatchObject({ solved: 1, failed: 0 });
  });
});

describe('an answer that was not asked for', () => {
  it.each(FORGED)('is refused: %s', (_what, code, forge) => {
    const sent = forge();
    const before = recordOf();
    const rows = () => here.database.prepare('SELECT count(*) FROM puzzle_answers').pluck().get();
    const kept = rows();
    expect(keepAnswer(here, sent)).toMatchObject({ ok: false, error: { code } });
    expect([recordOf(), rows()]).toEqual([before, kept]);
  });

  it('changes nothing of what the storage counts, however answers are mixed', () => {
    const step = fc.record({
      way: fc.constantFrom('streak' as const, 'storm' as const),
      kind: fc.constantFrom('begin', 'right', 'wrong', 'again', 'later', 'other run'),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) => {
        here = newMemoryStorage();
        const runs = new Map<RunWay, RunState>();
        let mostInStorm = 0;
        for (const { way, kind } of steps) {
          const run = runs.get(way);
          if (kind === 'begin' || run === undefined) {
            runs.set(way, begin(way));
            continue;
          }
          const order = orderOfRun(way, runVersionOf(way), run.runId);
          const place = run.solved + run.failed;
          if (kind === 'right' || kind === 'wrong') {
            if (run.next === null) continue;
            const after = honest(way, run, kind === 'right');
            expect(after.solved + after.failed).toBe(place + 1);
            expect(after.next).toBe(
              isEndedByMistakes(way, after.version, after.failed) ? null : order[place + 1]?.id,
            );
            if (way === 'storm') mostInStorm = Math.max(mostInStorm, after.solved);
            runs.set(way, after);
            continue;
          }
          const forged = {
            again: answerTo(way, run.runId, order[Math.max(0, place - 1)]?.id),
            later: answerTo(way, run.runId, order[place + 2]?.id),
            'other run': answerTo(way, `made-up-${place}`, order[place]?.id),
          }[kind as 'again' | 'later' | 'other run'];
          if (kind === 'again' && place === 0) continue;
          expect(keepAnswer(here, forged).ok).toBe(false);
        }
        expect(recordOf().bestStorms[0]?.solved ?? 0).toBe(mostInStorm);
        expect(verifyDatabase(here.database).kind).toBe('sound');
      }),
      { numRuns: 12 },
    );
  });
});
