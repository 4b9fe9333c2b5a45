import { expect, it } from 'vitest';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { newestVersionOf } from '../../../core/game/setup/mode-of.ts';
import { planOf } from '../../../core/game/setup/planned-deal.ts';
import { SHIPPED_BOARDS } from '../../../core/game/setup/shipped-boards.ts';
import { journeyChapters } from '../../../core/journey/journey-levels.ts';
import { LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { boardsAnew } from './boards-anew.ts';

const SETUP = setupOf(LOSABLE_BOARD);
const LEVELS = journeyChapters().flatMap(({ levels }) => levels.map(({ id }) => id));

it.each(MODES.journey.rankedVersions.flat())(
  'a level that was begun under version %i is begun as the same where it has the same board today',
  (version) => {
    const planUnder = (boardId: string, modeVersion: number) => {
      const plan = planOf({ ...SETUP, mode: 'journey', boardId, modeVersion }, 1, SHIPPED_BOARDS);
      if (!plan?.dealerVersion) throw new Error('no board');
      return { ...plan, dealerVersion: plan.dealerVersion };
    };
    for (const boardId of LEVELS) {
      const { rules, filling, seed, dealerVersion, template } = planUnder(boardId, version);
      const deal = { ...SETUP.deal, rules, ...filling, seed, dealerVersion, template };
      const setup: GameSetup = { ...SETUP, mode: 'journey', modeVersion: version, boardId, deal };
      const today = planUnder(boardId, newestVersionOf('journey'));
      const isSame = today.seed === seed && today.template.hash === template.hash;
      expect(boardsAnew(setup), boardId).toEqual([isSame ? 'same' : 'new']);
    }
  },
);

it.each(MODE_IDS)('%s has another deal only where its boards have no place of their own', (mode) => {
  const hasOther = MODES[mode].basis !== 'board-id';
  expect(boardsAnew({ ...SETUP, mode })).toEqual(hasOther ? ['same', 'new'] : ['same']);
});
