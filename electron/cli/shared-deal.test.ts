import { describe, expect, it } from 'vitest';
import { CODE_ERRORS } from '../../core/codes/code-error.ts';
import { findShareCode } from '../../core/codes/share-code.ts';
import { askLines, twofold } from '../../tests/support/command-line.ts';
import { flatten } from '../../tests/support/flat-words.ts';
import { readWords } from '../../tests/support/words-folder.ts';

/** As core/codes/share-code.test.ts has them: by the newest dealer, and by the first. */
const HEART = '2FW12-00001-ZA02S-120R4-2DCW4-KQ269';
const OLD_HEART = '2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';

describe('share codes on the command line', () => {
  it('are printed below a deal, and deal it again', async () => {
    const dealt = await twofold('deal heart --seed 2026 --share');
    expect(dealt.out.trimEnd().split('\n').at(-1)).toBe(`; ${HEART}`);
    const again = await twofold(`deal --code ${HEART} --share`);
    expect(again).toEqual(dealt);
  });

  it('of an older dealer deal its board, and stay as they are', async () => {
    const { out } = await twofold(`deal --code ${OLD_HEART} --share`);
    expect(out.trimEnd().split('\n').at(-1)).toBe(`; ${OLD_HEART}`);
  });

  it('carry a template of one’s own, and rules', async () => {
    const rows = 'oooo\no..o\no#.o\noooo\n';
    const dealt = await twofold('deal --turns 3 --gravity left --kinds 3 --copies 2 --seed 9 --share', rows);
    expect(dealt.code).toBe(0);
    const code = dealt.out.trimEnd().split('\n').at(-1)?.replace('; ', '');
    expect(await twofold(`deal --code ${code} --share`)).toEqual(dealt);
  });

  it('of the dealer of composed boards deal none but these, and a refusal says so', async () => {
    const { out } = await twofold('daily --date 2026-12-01 --little --jsonl');
    const { cells, width, height, template, maxTurns, border, gravity, code } = JSON.parse(out);
    const shared = findShareCode(code);
    if (!shared.ok) throw new Error(shared.error.code);
    const { seed } = shared.value;
    const own = { width, height, template, maxTurns, border, gravity, seed, dealerVersion: 3 };
    const none = {
      code: 'not-found',
      message: flatten(readWords('en').cli ?? {}).get('failure.not-composed'),
    };
    expect(
      await askLines('deal', [
        own,
        { ...own, difficulty: 0.5 },
        { ...own, seed: seed + 2 ** 24 },
        { ...own, maxTurns: 1 },
        { ...own, seed: seed + 2 ** 24, difficulty: 0.5 },
      ]),
    ).toMatchObject([{ cells }, { reached: true }, { error: none }, { error: none }, { error: none }]);
  });

  it('go through lines of JSON', async () => {
    const [{ code, cells }, wrong] = (await askLines('deal', [
      { code: HEART.toLowerCase(), share: true },
      { code: HEART.replace('KQ269', 'KQ26A') },
    ])) as [{ code: string; cells: number[] }, { error: { code: string } }];
    expect([code, cells.length]).toEqual([HEART, 160]);
    expect(wrong.error.code).toBe('code-wrong-character');
  });

  it.each([
    [`deal --code ${HEART.slice(0, 20)}`, 'incomplete'],
    [`deal --code ${HEART.slice(0, 20)} --lang zh`, '分享码不完整'],
    [`deal --code ${HEART} --seed 3`, 'remove “seed”'],
  ])('%s is refused', async (args, words) => {
    const { code, error } = await twofold(args);
    expect([code, error.includes(words)]).toEqual([2, true]);
  });

  it('are not made of boards that the app does not take', async () => {
    const { code, error } = await twofold('deal --share', 'oo\noo\n');
    expect([code, error]).toEqual([2, expect.stringContaining('no share code')]);
  });

  it('have words for every mistake', () => {
    const texts = Object.keys(readWords('en').cli?.failure ?? {});
    expect(CODE_ERRORS.filter((code) => !texts.includes(code))).toEqual([]);
  });
});
