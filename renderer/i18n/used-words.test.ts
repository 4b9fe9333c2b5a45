import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import coach from '../../resources/words/en/coach.json';
import data from '../../resources/words/en/data.json';
import editor from '../../resources/words/en/editor.json';
import judge from '../../resources/words/en/judge.json';
import keyWords from '../../resources/words/en/keys.json';
import lab from '../../resources/words/en/lab.json';
import paper from '../../resources/words/en/paper.json';
import players from '../../resources/words/en/players.json';
import puzzle from '../../resources/words/en/puzzle.json';
import record from '../../resources/words/en/record.json';
import review from '../../resources/words/en/review.json';
import en from '../../resources/words/en/window.json';
import { flatten, keysOf } from '../../tests/support/flat-words.ts';

const root = join(import.meta.dirname, '..', '..');

function sourceOf(room: string): string {
  return globSync(`${room}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !file.includes('.test.') && file !== 'core/sentences/sentences.ts')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

const renderer = sourceOf('renderer');
/** Codes that words are chosen by are the core's too. */
const everything = renderer + sourceOf('core');

/**
 * Sentences about boards and games are chosen in the core, so the texts that core/sentences names count as
 * used too.
 */
const sentences = sourceOf('core/sentences');

const keys = keysOf(
  flatten({ ...en, coach, data, editor, keys: keyWords, lab, paper, players, puzzle, record, review }),
);
const groups = new Set(keys.map((key) => key.slice(0, key.indexOf('.') + 1)));

/** Keys that the program puts together, such as `editor.grade.${grade}`: a pattern with a group for each part put in. */
const patterns = [...(renderer + sentences).matchAll(/`([a-z]+\.[^`\s]*\$\{[^`]*)`/g)]
  .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
  .filter(([beginning = '']) => [...groups].some((group) => beginning.startsWith(group)))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('(.+)')}$`));

/** Returns every text between single quotes, also where one quote ends a text and begins another. */
function quotedIn(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(/'(?=([\w.-]+)')/g)].map(([, text = '']) => text));
}

const writtenTexts = quotedIn(renderer + sentences);
const codes = quotedIn(everything);
const fields = new Set([...everything.matchAll(/(?:[{,]|\*\/)\s*(\w+): /g)].map(([, name = '']) => name));

/**
 * Returns whether an inserted part is a code that occurs in the source: a text, a name of a field, or a
 * number.
 */
function isCode(part: string): boolean {
  return fields.has(part) || /^\d+$/.test(part) || codes.has(part);
}

function isPutTogether(key: string): boolean {
  return patterns.some((pattern) => {
    const [, ...parts] = pattern.exec(key) ?? [];
    return parts.length > 0 && parts.every(isCode);
  });
}

describe('every text', () => {
  it('is shown somewhere: its key is written whole, or put together from codes that exist', () => {
    expect(keys.filter((key) => !writtenTexts.has(key) && !isPutTogether(key))).toEqual([]);
  });

  it('that the source asks for exists', () => {
    const asked = [...renderer.matchAll(/\bt\('([^']+)'/g)].map(([, key = '']) => key);
    // The command line says the others of these.
    const shared = keysOf(flatten({ judge }));
    expect(asked.filter((key) => ![...keys, ...shared].includes(key))).toEqual([]);
    // A pattern that fits no text is a typing error, or a group that was forgotten.
    expect(patterns.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
  });
});
