import { describe, expect, it } from 'vitest';
import { BEST_RUNS, type PuzzleAnswer } from './puzzle-answer.ts';
import { puzzleRecordOf as recordWith } from './puzzle-record.ts';

const NOW = 30 * 86_400_000;

function puzzleRecordOf(
  list: readonly PuzzleAnswer[],
  now: number,
  versions: readonly (readonly [string, number])[] = [],
) {
  return recordWith(list, now, new Map(versions));
}

/** `way run position result`, one after the other, a minute apart, the last one a minute ago. */
function answers(...lines: readonly string[]): PuzzleAnswer[] {
  return lines.map((line, index) => {
    const [way, runId, positionId, result] = line.split(' ');
    const answeredAt = NOW - 60_000 * (lines.length - index);
    // The lines below name ways and results as they are.
    return {
      way,
      runId: runId === '-' ? null : runId,
      positionId,
      result,
      grade: 1,
      answeredAt,
    } as PuzzleAnswer;
  });
}

describe('the record of puzzles', () => {
  it('holds the best of each position and nothing of those that were only failed', () => {
    const record = puzzleRecordOf(
      answers(
        'study - a helped',
        'study - a solved',
        'study - a helped',
        'practice - b failed',
        'practice - c helped',
      ),
      NOW,
    );
    expect(record.solved).toEqual([
      { positionId: 'a', result: 'solved' },
      { positionId: 'c', result: 'helped' },
    ]);
  });

  it('counts a week by the first solution', () => {
    const [old, again, fresh] = answers('study - a solved', 'study - a solved', 'study - b solved');
    if (!old || !again || !fresh) throw new Error('three answers');
    const eightDaysAgo = { ...old, answeredAt: NOW - 8 * 86_400_000 };
    expect(puzzleRecordOf([eightDaysAgo, again, fresh], NOW).solvedThisWeek).toBe(1);
  });

  it.each([
    ['goes on while nothing was failed', ['streak r a solved', 'streak r b solved'], 2],
    ['is over at the first mistake', ['streak r a solved', 'streak r b failed'], null],
    ['is over by help', ['streak r a solved', 'streak r b helped'], null],
    ['is the one last answered', ['streak r a solved', 'streak s b failed'], null],
    ['begins anew after another', ['streak r a failed', 'streak s b solved'], 1],
    ['is none without answers', [], null],
  ])('has a streak that %s', (_what, lines, solved) => {
    expect(puzzleRecordOf(answers(...lines), NOW).streak?.solved ?? null).toBe(solved);
  });

  it('counts nothing that was solved in a storm as practised', () => {
    const lines = ['storm r a solved', 'storm r b solved', 'practice - b helped', 'streak s c solved'];
    const { solved, solvedThisWeek } = puzzleRecordOf(answers(...lines), NOW);
    expect(solved.map(({ positionId, result }) => `${positionId} ${result}`)).toEqual([
      'b helped',
      'c solved',
    ]);
    expect(solvedThisWeek).toBe(2);
  });

  it('lists storms of the newest rules before those of older ones, each with its version', () => {
    const lines = ['storm old a solved', 'storm old b solved', 'storm new c solved'];
    const { bestStorms } = puzzleRecordOf(answers(...lines), NOW, [['new', 2]]);
    expect(bestStorms.map(({ runId, version, solved }) => [runId, version, solved])).toEqual([
      ['new', 2, 1],
      ['old', 1, 2],
    ]);
  });

  it('lists the best runs, of equal ones that with fewer mistakes and then the earlier', () => {
    const lines = [
      ...['storm r a solved', 'storm r b failed', 'storm s a solved', 'storm t a solved', 'storm t b solved'],
      ...['storm u a solved', 'storm v a failed', 'storm w a solved', 'storm x a solved'],
    ];
    const { bestStorms, bestStreaks } = puzzleRecordOf(answers(...lines), NOW);
    expect(bestStorms.map(({ runId }) => runId)).toEqual(['t', 's', 'u', 'w', 'x']);
    expect(bestStorms).toHaveLength(BEST_RUNS);
    expect(bestStreaks).toEqual([]);
  });
});
