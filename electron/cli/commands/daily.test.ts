import { describe, expect, it } from 'vitest';
import { CASUAL_PLAYER_VERSION } from '../../../core/coach/casual-version.ts';
import { twofold } from '../../../tests/support/command-line.ts';
import { replaysToEnd } from '../../../tests/support/replay.ts';

describe('twofold daily', () => {
  it('prints the board of each date as a line of JSON, with the code that deals it', async () => {
    const { code, out } = await twofold('daily --date 2026-12-30 --to 2027-01-02 --jsonl');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(lines.map(({ date }) => date)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    for (const line of lines)
      expect(Object.keys(line).join()).toBe(
        'date,code,width,height,template,cells,witness,maxTurns,border,gravity,lossPermille,games,lost,lossInterval,casual',
      );
    for (const { width, height, template: marks, cells, maxTurns, border, gravity, witness } of lines) {
      const rules = { maxTurns, border, gravity };
      expect(replaysToEnd({ width, height, marks, cells }, rules, witness)).toBe(true);
    }
    const again = await twofold('deal --jsonl', `${JSON.stringify({ code: lines[0].code })}\n`);
    expect(JSON.parse(again.out).cells).toEqual(lines[0].cells);
  });

  it('carries what games of the casual player came to, with their intervals: Monday gentle, Sunday fierce', async () => {
    const { out } = await twofold('daily --date 2027-01-04 --to 2027-01-10 --jsonl');
    const week = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).casual);
    expect(week).toHaveLength(7);
    for (const { version, games, won, stuck, stuckInterval, seconds, firstThirdInterval } of week) {
      expect([version, games]).toEqual([CASUAL_PLAYER_VERSION, 60]);
      expect(stuck).toBeCloseTo(1 - won / games, 3);
      expect([stuckInterval[0] <= stuck, stuck <= stuckInterval[1]]).toEqual([true, true]);
      expect([firstThirdInterval[0] <= seconds[0], seconds[0] <= firstThirdInterval[1]]).toEqual([
        true,
        true,
      ]);
    }
    expect(week[0].stuckInterval[1]).toBeLessThan(week[6].stuckInterval[0]);
  });

  it('prints the little daily of a date, which its code deals again', async () => {
    const { code, out } = await twofold('daily --date 2026-12-01 --to 2026-12-02 --little --jsonl');
    const [first, second] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([code, first.date, second.date, first.little]).toEqual([0, '2026-12-01', '2026-12-02', true]);
    const { width, height, template: marks, cells, maxTurns, border, gravity, witness } = first;
    expect(replaysToEnd({ width, height, marks, cells }, { maxTurns, border, gravity }, witness)).toBe(true);
    const again = await twofold('deal --jsonl', `${JSON.stringify({ code: first.code })}\n`);
    expect(JSON.parse(again.out).cells).toEqual(cells);
    expect(await twofold('daily --date 2026-11-30 --little')).toMatchObject({ code: 2 });
  });

  it('prints one date as a board with its name, and nothing between two dates in the wrong order', async () => {
    const { out } = await twofold('daily --date 2026-01-01');
    expect(out).toMatch(/^; 2026-01-01 [A-Z][a-z ]+\n/);
    expect(await twofold('daily --date 2026-01-02 --to 2026-01-01 --jsonl')).toMatchObject({
      code: 0,
      out: '',
    });
  });

  it.each([
    ['daily', 'missing-option'],
    ['daily --date 2025-12-31', 'bad-date'],
    ['daily --date 2026-02-29', 'bad-date'],
    ['daily --date today', 'bad-date'],
    ['daily --date 2026-01-01 --to 2026-1-2', 'bad-date'],
    ['daily --date 2026-12-01x', 'bad-date'],
    ['daily --date 2026-12-01-little', 'bad-date'],
    ['daily --date 2026-12-01 --to 2026-12-02-little --little', 'bad-date'],
  ])('refuses `%s`', async (line, error) => {
    const { code, error: said } = await twofold(line);
    expect(code).toBe(2);
    expect(said).toContain(error === 'bad-date' ? '9999-12-31' : '--date');
  });
});
