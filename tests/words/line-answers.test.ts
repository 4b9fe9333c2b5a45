/** Every sentence of the command line that says whether a board can be won, with a request that is answered by it. */
import { describe, expect, it } from 'vitest';
import { twofold } from '../support/command-line.ts';
import { flatten, withoutForm } from '../support/flat-words.ts';
import { readWords } from '../support/words-folder.ts';
import { CHINESE_CLAIM, CLAIMS_PROOF, type Says } from './claims.ts';

/** What is said, when, what is asked of the command line, in English and in Chinese. */
type LineRow = readonly [Says, string, readonly [args: string, input: string], string, string];

const CROSSED = '1 2\n2 1';
const ROW = '1 2 2 2 1 2';
const PAIRS = '1 1 2 2';

// biome-ignore format: a table
const ON_THE_COMMAND_LINE: readonly LineRow[] = [
  ['proved', 'solve.solvable', ['solve', PAIRS], 'solvable, {{moves}} ({{nodes}}, {{ms}} ms)', '能消完，共 {{moves}}（{{nodes}}，{{ms}} 毫秒）'],
  ['proved', 'solve.odd-kind', ['solve', '1 1 2'], 'unsolvable, proved: a kind has an odd number of tiles ({{nodes}}, {{ms}} ms)', '消不完，已证明：有一种图案的张数是奇数（{{nodes}}，{{ms}} 毫秒）'],
  ['proved', 'solve.closure', ['solve', CROSSED], 'unsolvable, proved: some tile can never be taken, whatever goes before it ({{nodes}}, {{ms}} ms)', '消不完，已证明：有的牌不管先消哪些都消不掉（{{nodes}}，{{ms}} 毫秒）'],
  ['proved', 'solve.exhausted', ['solve --border closed', ROW], 'unsolvable, proved: every order of moves was tried or ruled out ({{nodes}}, {{ms}} ms)', '消不完，已证明：所有走法都已试过或排除（{{nodes}}，{{ms}} 毫秒）'],
  ['unknown', 'solve.unknown', ['solve --node-limit 1', ROW], 'unknown: the limit was reached ({{nodes}}, {{ms}} ms)', '没有结论：已到上限（{{nodes}}，{{ms}} 毫秒）'],

  ['proved', 'hint.unsolvable', ['hint', CROSSED], 'this board can no longer be won, proved', '这一盘消不完了，已证明'],
  ['unknown', 'hint.unknown', ['hint --node-limit 1', PAIRS], 'no answer within the limit', '限度内没有结论'],
  ['proved', 'hint.last-two', ['hint', PAIRS], 'they are the last two of their kind', '这种图案只剩这两张'],
  ['proved', 'hint.whole-kind', ['hint', '1 1 1 1 2 2 2 2'], 'the whole kind can go now', '这种图案现在可以全部消去'],
  ['proved', 'hint.only-move', ['hint --border closed', '1 2 2 1'], 'it is the only move', '眼下只有这一对能连'],
  ['proved', 'hint.opens', ['hint --gravity down', '2 3\n2 1\n4 1\n3 4'], 'it opens {{cell}}', '连了它，就通到 {{cell}}'],
  ['proved', 'hint.on-the-way', ['hint --gravity down', '1 1 2 2\n3 3 4 4'], 'it is the first step of a proved solution', '这是一种已证明的解法的第一步'],

  ['proved', 'autoplay.unsolvable', ['autoplay --by proof', CROSSED], 'this board cannot be cleared, proved', '这一盘消不完，已证明'],
  ['unknown', 'autoplay.unknown', ['autoplay --by proof --node-limit 1', ROW], 'no solution was found within the limit', '限度内没有找到解法'],

  ['proved', 'review.winnable', ['review --moves 0,0-1,0', PAIRS], 'winnable before it', '走前能赢'],
  ['proved', 'review.lost', ['review --border closed --moves 1,0-2,0', ROW], 'lost before it', '走前已输'],
  ['unknown', 'review.unknown', ['review --node-limit 0 --moves 1,0-2,0', ROW], 'not known before it', '走前没有结论'],
  ['unknown', 'review.made-unknown', ['review --node-limit 0 --moves 1,0-2,0', ROW], 'not known', '没有结论'],
  ['unknown', 'review.moves', ['review --node-limit 0 --moves 1,0-2,0', ROW], '{{legal}} legal: {{keep}} keep, {{lose}} lose, {{unknown}} not known', '能连 {{legal}} 种：{{keep}} 种守住，{{lose}} 种会输，{{unknown}} 种没有结论'],

  ['proved', 'failure.no-slots', ['deal', '. .'], 'impossible: there are no slots to fill', '发不了：没有牌位'],
  ['proved', 'failure.odd-slots', ['deal', 'ooo'], 'impossible: the number of slots is odd', '发不了：牌位是奇数'],
  ['proved', 'failure.odd-region', ['deal --border closed', 'o#ooo'], 'impossible: walls cut off an odd number of slots', '发不了：墙隔出的一块里，牌位是奇数'],
  ['proved', 'failure.closure', ['deal --turns 0', 'o...\n.o..'], 'impossible: some tile can never be taken, whatever goes before it', '不可能：有的牌不管先消哪些都消不掉'],
  ['proved', 'failure.exhausted', ['deal --turns 0', 'ooo...\n...ooo'], 'impossible: every order of removal was tried or ruled out, and none clears these slots', '不可能：所有消法都已试过或排除，没有一种能消完'],
  ['unknown', 'failure.budget', ['reshuffle --border closed --node-limit 1', ROW], 'not found: the search ended at its limit, so nothing is proved', '没有找到：搜索已到上限，并未证明不可能'],
  ['proved', 'failure.odd-kind', ['reshuffle', '1 1 2'], 'impossible: a kind has an odd number of tiles', '排不了：有一种图案的张数是奇数'],
];

const englishLine = flatten(readWords('en').cli ?? {});
const chineseLine = flatten(readWords('zh-CN').cli ?? {});

const LINE_CLAIM =
  /prove|winnable|be won|solvable|impossible|ruled out|not known|not found|no solution|can never/i;
/** What a command does, and what was wrong with a request. */
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
