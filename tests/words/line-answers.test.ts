/** Every sentence of the command line that says whether a board can be won, with a request that is answered by it. */
import { describe, expect, it } from 'vitest';
import { twofold } from '../support/command-line.ts';
import { flatten, withoutForm } from '../support/flat-words.ts';
import { readWords } from '../support/words-folder.ts';
import { CHINESE_CLAIM, CLAIMS_PROOF, readRows, type Says, saysOf } from './claims.ts';

/** The key, the question to the command line, and the answer in English and in Chinese. A board's rows are parted by ` / `. */
type LineRow = readonly [Says, string, readonly [args: string, input: string], string, string];

const ON_THE_COMMAND_LINE = readRows('command-line-claims.txt', 6).map(
  ([says = '', key = '', args = '', board = '', english = '', chinese = '']): LineRow => [
    saysOf(says),
    key,
    [args, board.replaceAll(' / ', '\n')],
    english,
    chinese,
  ],
);

const englishLine = flatten(readWords('en').cli ?? {});
const chineseLine = flatten(readWords('zh-CN').cli ?? {});

const LINE_CLAIM =
  /prove|winnable|be won|solvable|impossible|ruled out|not known|not found|no solution|can never/i;
/** Texts that tell what a command does, and what was wrong with a request. */
const LINE_NO_ANSWERS: readonly string[] = [
  'command.deal',
  'command.solve',
  'command.hint',
  'command.puzzles',
  'command.reshuffle',
  'command.review',
  'failure.code-mistake',
  'help.exit',
  'option.by',
];

describe('what the command line says of a board', () => {
  it.each(ON_THE_COMMAND_LINE)('%s: %s', async (says, key, [args, input], englishText, chineseText) => {
    expect([englishLine.get(key), chineseLine.get(key)]).toEqual([englishText, chineseText]);
    for (const [language, text] of [
      ['en', englishText],
      ['zh', chineseText],
    ] as const) {
      const { out, error } = await twofold(`${args} --lang ${language}`, input);
      expect(`${out}${error}`).toMatch(patternOf(text));
    }
    if (says !== 'proved') expect(englishText).not.toMatch(CLAIMS_PROOF);
  });

  it('is all here: no other text makes such a claim', () => {
    const listed = new Set([...ON_THE_COMMAND_LINE.map(([, key]) => key), ...LINE_NO_ANSWERS]);
    const claims = [
      ...[...englishLine].filter(([, text]) => LINE_CLAIM.test(text)),
      ...[...chineseLine].filter(([, text]) => CHINESE_CLAIM.test(text)),
    ].map(([key]) => withoutForm(key));
    expect([...new Set(claims)].filter((key) => !listed.has(key))).toEqual([]);
  });
});

/** A text with anything in its places. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replace(/\{\{\w+\}\}/g, '.+'));
}
