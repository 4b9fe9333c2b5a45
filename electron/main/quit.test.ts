import { beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../tests/support/until.ts';
import type { HostedStorage } from '../host/storage-thread.ts';
import { closeAtQuit } from './quit.ts';

const seen = vi.hoisted(() => ({ done: [] as string[], quit: (_event: object) => undefined as unknown }));
vi.mock('electron', () => ({
  app: {
    on: (_name: string, listener: (event: object) => void) => {
      seen.quit = listener;
    },
    quit: () => void seen.done.push('quit'),
  },
}));
vi.mock('../host/last-resort.ts', () => ({ endAtOnce: () => void seen.done.push('killed') }));
beforeEach(() => void seen.done.splice(0));

function quitWith(how: 'closed' | 'late'): void {
  // Quitting asks for nothing else.
  closeAtQuit({ close: async () => how } as unknown as HostedStorage);
  seen.quit({ preventDefault: () => void seen.done.push('held') });
}

test('the end waits for the storage, and then for nothing', async () => {
  quitWith('closed');
  await until(() => expect(seen.done).toEqual(['held', 'quit']));
  seen.quit({ preventDefault: () => void seen.done.push('held') });
  expect(seen.done).toEqual(['held', 'quit']);
});

test('a storage that does not close ends with the process', async () => {
  quitWith('late');
  await until(() => expect(seen.done).toEqual(['held', 'killed']));
});
