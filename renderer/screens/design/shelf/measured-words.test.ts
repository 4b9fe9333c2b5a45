import { expect, it } from 'vitest';
import { CASUAL_PLAYER_VERSION } from '../../../../core/coach/casual-version.ts';
import type { PackDeal } from '../../../../core/templates/pack-deal.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { measuredWords } from './measured-words.ts';

const i18n = await createI18n('en');
await i18n.loadNamespaces('editor');

/** The words for boards on which the casual player got stuck so often in 1,000 games. */
const wordsOf = (...stuck: readonly number[]) =>
  measuredWords(
    i18n.t,
    stuck.map((count) => measured(count)),
  );

function measured(stuck: number, version = CASUAL_PLAYER_VERSION): PackDeal {
  const counted = { games: 1_000, stuck, version };
  const deal = { seed: 1, dealerVersion: 2, kinds: 8, copies: 4 } as const;
  return { ...deal, measured: { random: { ...counted, version: 1 }, casual: counted } } as PackDeal;
}

it('says how easily boards in packs are lost, by the grades that their intervals reach', () => {
  expect(wordsOf(0)).toBe('As a level: easy');
  expect(wordsOf(100)).toBe('As a level: fairly easy');
  expect(wordsOf(0, 300)).toBe('As a level: fairly easy');
  expect(wordsOf(200, 300)).toBe('As a level: medium');
  expect(wordsOf(0, 500)).toBe('As a level: from “easy” to “hard”');
});

it('says nothing of boards that were not played, or by another version', () => {
  expect(wordsOf()).toBeNull();
  expect(measuredWords(i18n.t, [measured(100, 99)])).toBeNull();
});
