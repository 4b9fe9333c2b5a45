/** A mode is told by its record: no other product file names one. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { MODE_IDS } from '../../core/game/modes/mode-ids.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
/** The records, the table of their looks, what earlier programs wrote down for ever, and commands that are called like one. */
const MAY_NAME_THEM =
  /^(core\/game\/modes\/|renderer\/parts\/modes\/|electron\/storage\/tables\/migrations\/|electron\/cli\/commands\/(commands|journey|daily)\.ts$)/;

const files = globSync('{core,electron,renderer}/**/*.{ts,tsx}', { cwd: REPOSITORY })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(test|browser)\.tsx?$/.test(path) && !MAY_NAME_THEM.test(path));
/** A class of the styles may be called like a mode. */
const naming = new RegExp(`(?<!className=)(['"\`])(${MODE_IDS.join('|')})\\1`);

it('finds what it looks for', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(naming.test("if (setup.mode === 'timed')")).toBe(true);
  expect(naming.test("t('code.classic-rules')")).toBe(false);
});

it('names no mode outside the tables', () => {
  const found = files.flatMap((path) =>
    readFileSync(`${REPOSITORY}${path}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => (naming.test(line) ? `${path}:${index + 1}: ${line.trim()}` : [])),
  );
  expect(found, 'ask the mode’s record (core/game/modes, renderer/parts/modes) instead').toEqual([]);
});
