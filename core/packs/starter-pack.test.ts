import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { runToEnd } from '../solve/progress.ts';
import { parseTemplateFile } from '../templates/file/file.ts';
import { boardOfDeal } from './level-board.ts';
import { curveFaults } from './pack-curve.ts';
import { levelsWithDesigns } from './pack-levels.ts';
import { measureInBoth } from './pack-measure.ts';

const SEED = 20_261_127;

describe.each(LANGUAGES)('the first pack that comes with the game, in %s', (language) => {
  const name = `../../resources/packs/starter.${language}.twofold.json`;
  const file = parseTemplateFile(readFileSync(new URL(name, import.meta.url), 'utf8'));
  if (!file.ok) throw new Error(file.error.code);
  const levels = levelsWithDesigns(file.value);

  it('has a shape of its own for each level', () => {
    expect(new Set(levels.map(({ design }) => design.name)).size).toBe(12);
  });

  it('rises in both measures, also by games that had no part in making it', () => {
    expect(levels).toHaveLength(12);
    const deals = levels.map(({ deal }) => deal);
    expect(curveFaults(deals)).toEqual([]);
    const again = levels.map(({ design, deal }) => {
      const board = deal === null ? null : boardOfDeal(design, deal);
      if (deal === null || board === null) throw new Error('no board');
      return { ...deal, measured: runToEnd(measureInBoth(board, design.rules, { games: 200, seed: SEED })) };
    });
    expect(curveFaults(again).filter(({ type }) => type === 'falls')).toEqual([]);
  });
});
