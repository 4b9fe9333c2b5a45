import { describe, expect, it } from 'vitest';
import { benchSides } from './bench-rows.ts';
import { BENCH_TASKS, benchSize } from './bench-tasks.ts';

describe('the lab’s benchmark', () => {
  it.each(BENCH_TASKS.filter(({ size }) => size === 0))(
    'of $work does the same work on every side',
    (task) => {
      const [ours, ...theirs] = benchSides(task).map(({ run }) => run());
      expect(ours).toBeGreaterThan(0);
      expect(new Set(theirs)).toEqual(new Set([ours]));
    },
  );

  it('says how many pairs or boards a run goes through', () => {
    const works = BENCH_TASKS.filter(({ size }) => size === 0).map((task) => {
      const all = new Set(benchSides(task).map((side) => side.works));
      return [task.work, ...all];
    });
    expect(works).toEqual([
      ['link', 256],
      ['moves', 4],
      ['dead', 4],
      ['game', 4],
    ]);
  });

  it('is on the boards of the project’s own', () => {
    expect([...new Set(BENCH_TASKS.map(benchSize))]).toEqual(['18×8', '20×20', '30×16']);
  });
});
