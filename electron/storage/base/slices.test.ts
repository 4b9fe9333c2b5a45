import { expect, it } from 'vitest';
import { inSlices } from './slices.ts';

it('pauses before each slice of eight milliseconds, and gives what the work gives', async () => {
  const done: string[] = [];
  let nowMs = 0;
  function* work() {
    for (let step = 1; step <= 5; step++) {
      nowMs += 4;
      yield done.push(`step ${step}`);
    }
    return 'all';
  }
  const pause = async () => void done.push('pause');
  expect(await inSlices(work(), pause, () => nowMs)).toBe('all');
  expect(done).toEqual(['pause', 'step 1', 'step 2', 'pause', 'step 3', 'step 4', 'pause', 'step 5']);
});
