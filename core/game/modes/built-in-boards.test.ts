import { expect, it } from 'vitest';
import { builtInRevisions } from '../../templates/builtin-revisions.ts';
import { MODE_RULES } from '../setup/mode-rules.ts';
import { SHIPPED_BOARDS } from '../setup/shipped-boards.ts';
import { BUILT_IN_BOARDS } from './built-in-boards.ts';
import type { Basis } from './mode.ts';
import { MODE_IDS } from './mode-ids.ts';
import { MODES } from './table.ts';

const [template] = builtInRevisions();
if (template === undefined) throw new Error('no templates');
/** The day and the level are both on boards that are shipped. */
const BASES: readonly Basis[] = [
  { from: 'template', template, seed: 5 },
  { from: 'run-seed', runSeed: 5 },
  { from: 'board-id', boardId: '2026-11-26' },
  { from: 'board-id', boardId: 'pig' },
];

it.each(MODE_IDS)('all levels of %s after the first are planned from what the fold has', (mode) => {
  const bases = BASES.filter(({ from }) => from === MODES[mode].basis);
  for (const rules of MODE_RULES[mode])
    for (const basis of bases)
      for (let level = 2; level <= 20; level++)
        expect(rules.plan(basis, level, BUILT_IN_BOARDS)).toEqual(rules.plan(basis, level, SHIPPED_BOARDS));
  expect(bases.some((basis) => MODE_RULES[mode].at(-1)?.plan(basis, 1, SHIPPED_BOARDS) !== null)).toBe(true);
});
