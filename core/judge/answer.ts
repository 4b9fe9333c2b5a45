/** Reads the line that a program answers. */
import type { Task } from './question.ts';

/** An answer in the form that its task asks for. `pass`: the program does not do this task. */
export type ReadAnswer =
  | { readonly type: 'yes' | 'no' | 'pass' | 'unreadable' }
  | { readonly type: 'numbers'; readonly numbers: readonly number[] };

const YES_OR_NO: readonly Task[] = ['link', 'dead'];
const WORDS: Readonly<Record<string, 'yes' | 'no'>> = {
  yes: 'yes',
  true: 'yes',
  1: 'yes',
  no: 'no',
  false: 'no',
  0: 'no',
};
/** Numbers with anything between them by which people set points apart. */
const NUMBERS = /^[-\d\s,;()[\]]*$/;
/** An empty list, however it is written: a game in which nothing links. */
const NOTHING = /^[\s,;()[\]]*$/;
/** The answer of a program that does not do a task. */
export const PASS = 'pass';

/** Reads an answer to a task; capitals, brackets and commas do not matter. */
export function readAnswer(task: Task, line: string): ReadAnswer {
  const text = line.trim();
  if (text.toLowerCase() === PASS) return { type: 'pass' };
  const word = WORDS[text.toLowerCase()];
  if (YES_OR_NO.includes(task)) return { type: word ?? 'unreadable' };
  if (word === 'no' && text !== '0') return { type: 'no' };
  const numbers = NUMBERS.test(text) ? (text.match(/-?\d+/g) ?? []).map(Number) : null;
  const isEmptyGame = task === 'game' && NOTHING.test(text);
  return numbers === null || (numbers.length === 0 && !isEmptyGame)
    ? { type: 'unreadable' }
    : { type: 'numbers', numbers };
}
