import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { styles } from './scripts/styles.mjs';
import { tileSheets } from './scripts/tile-sheets.mjs';

/** These put something else in the place of a module, so each has all modules for itself. */
export const MOCKING = [
  'electron/main/**/*.test.ts',
  'electron/storage/trust/startup/bring-forward.test.ts',
  'renderer/audio/sounds.test.ts',
  'renderer/parts/share/share-open-game.test.tsx',
  'renderer/screens/play/ending/end-ways.test.tsx',
  'renderer/screens/shell/settings/setting-row.test.tsx',
  'renderer/state/app/play-sounds.test.ts',
  'renderer/screens/shell/settings/tile-sets/*.test.tsx',
  'tests/modes/*.test.ts',
];

/** Of the window: they import nothing that only Vite can load, and deal and play whole games. */
const PLAYING = [
  'renderer/engine/*.test.ts',
  'renderer/screens/play/free/nearest-deal.test.ts',
  'renderer/state/answers.test.ts',
];

const expect = { poll: { timeout: 50_000 } };

/**
 * Core, storage and command line run as Node runs them, straight from their sources: Vite's module runner would make
 * every call across files a lookup, which slows the engine several times. The renderer needs Vite for what it imports,
 * the shell for its stand-in of Electron.
 *
 * A test that takes long on a busy machine is not wrong: the time is there to end one that hangs.
 *
 * There is one worker more than cores, since some files wait for a disk or a process (Vitest would leave one core free). The
 * files of `node` and `vite` share what they import: they mock no module, and loading everything anew for each of them would
 * take a quarter of the run.
 */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'node',
          expect,
          include: [
            'core/**/*.test.ts',
            'electron/**/*.test.ts',
            'scripts/*.test.mjs',
            'tests/bench/*.test.ts',
            'tests/claims/*.test.ts',
            'tests/recipes/*.test.ts',
            'tests/entrances/*.test.ts',
            ...PLAYING,
          ],
          exclude: ['electron/main/**', ...MOCKING],
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
      {
        plugins: [styles(), tileSheets()],
        test: {
          name: 'vite',
          expect,
          include: [
            'renderer/**/*.test.ts',
            'renderer/**/*.test.tsx',
            'tests/words/*.test.ts',
            'tests/audio/*.test.ts',
          ],
          exclude: [...MOCKING, ...PLAYING],
          isolate: false,
          setupFiles: 'tests/without-words.ts',
        },
      },
      {
        plugins: [styles(), tileSheets()],
        test: { name: 'mocking', expect, include: MOCKING },
      },
    ],
  },
});
