import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flatten, keysOf } from '../../tests/support/flat-words.ts';
import en from './en.json';

/** Keys that the program puts together from this and a code. What the code may be is tested beside the words. */
const ANY_CODE = [
  'announce.',
  'assist.',
  'code.error.',
  'data.task-',
  'error.',
  'language.',
  'pace.',
  'refused.',
  'rules.gravity-',
  'settings.motion-',
  'settings.theme-',
  'template.',
  'turns.',
  'verdict.',
];
/** The same where other keys begin alike: only these are put together. */
const PUT_TOGETHER = [
  'command.keys',
  'command.back',
  'command.move',
  'command.pick',
  'end.links',
  'end.turns',
  'end.combo',
  'end.time',
  'end.difficulty',
  'hint.last-two',
  'hint.whole-kind',
  'hint.only-move',
  'reshuffle.winnable',
  'reshuffle.impossible',
  'reshuffle.not-found',
  'scores.plain',
  'scores.assisted',
];

const folder = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: folder })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');
const keys = keysOf(flatten(en));
const isWritten = (key: string) => sources.includes(`'${key}'`);

describe('every text', () => {
  it('is shown somewhere', () => {
    const isPutTogether = (key: string) =>
      PUT_TOGETHER.includes(key) || ANY_CODE.some((prefix) => key.startsWith(prefix));
    expect(keys.filter((key) => !isPutTogether(key) && !isWritten(key))).toEqual([]);
  });

  it('that is said to be put together exists, and its beginning is in the source', () => {
    const beginning = (key: string) => key.slice(0, key.indexOf('.') + 1);
    const unknown = PUT_TOGETHER.filter(
      (key) => !keys.includes(key) || !sources.includes(`\`${beginning(key)}\${`),
    );
    const idle = ANY_CODE.filter((prefix) => !sources.includes(`\`${prefix}\${`));
    expect({ unknown, idle }).toEqual({ unknown: [], idle: [] });
  });
});
