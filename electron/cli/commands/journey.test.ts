import { describe, expect, it } from 'vitest';
import { journeyChapters } from '../../../core/journey/journey-levels.ts';
import { twofold } from '../../../tests/support/command-line.ts';
import { replaysToEnd } from '../../../tests/support/replay.ts';

const COUNTS = journeyChapters().map(({ levels }) => levels.length);

describe('twofold journey', () => {
  it('prints every level as a line of JSON, with the code that deals it', async () => {
    const { code, out } = await twofold('journey --jsonl');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([code, lines.length]).toEqual([0, COUNTS.reduce((sum, count) => sum + count)]);
    expect(lines.map(({ chapter }) => chapter)).toEqual(
      COUNTS.flatMap((count, index) => Array.from({ length: count }, () => index + 1)),
    );
    expect(lines.map(({ level }) => level)).toEqual(lines.map((_, index) => index + 1));
    for (const line of lines)
      expect(Object.keys(line).join()).toBe(
        'chapter,level,name,code,width,height,template,cells,witness,maxTurns,border,gravity,lossPermille,games,lost,lossInterval,casual',
      );
    for (const { casual } of lines) {
      expect(casual).toMatchObject({ version: 1, games: 60 });
      expect(casual.stuckInterval[0]).toBeLessThanOrEqual(casual.stuck);
      expect(casual.stuckInterval[1]).toBeGreaterThanOrEqual(casual.stuck);
      if (casual.won < 20) continue;
      expect(casual.firstThirdInterval[0]).toBeLessThanOrEqual(casual.seconds[0]);
      expect(casual.firstThirdInterval[1]).toBeGreaterThanOrEqual(casual.seconds[0]);
    }
    const [first] = lines;
    const { width, height, template: marks, cells, maxTurns, border, gravity, witness } = first;
    const rules = { maxTurns, border, gravity };
    expect(replaysToEnd({ width, height, marks, cells }, rules, witness)).toBe(true);
    expect(first).toMatchObject(journeyChapters()[0]?.levels[0]?.rules ?? {});
    const again = await twofold(`deal --code ${first.code} --jsonl`);
    expect(again.code).toBe(0);
  });

  it('prints them as boards with their names', async () => {
    const { out } = await twofold('journey');
    const [first] = journeyChapters()[0]?.levels ?? [];
    expect(out.split('\n')[0]).toBe(`; 1. ${first?.name.en}`);
    const { out: chinese } = await twofold('journey --lang zh');
    expect(chinese.split('\n')[0]).toBe(`; 1. ${first?.name['zh-CN']}`);
  });
});
