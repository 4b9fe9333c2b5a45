import { describe, expect, it } from 'vitest';
import { replacedAfter } from '../../deal/journey-boards.ts';
import { journeyChapters } from '../../journey/journey-levels.ts';
import { runToEnd } from '../../solve/progress.ts';
import { startGame } from '../play/play.ts';
import { makeDealRecord } from '../setup/deal-record.ts';
import type { GameSetup } from '../setup/entry.ts';
import { newestVersionOf } from '../setup/mode-of.ts';
import { isPlanned, planOf } from '../setup/planned-deal.ts';
import { SHIPPED_BOARDS } from '../setup/shipped-boards.ts';
import { makeSetup } from '../setup/versions.ts';
import { verifyGame } from '../verify-game.ts';

const LEVELS = journeyChapters().map(({ levels }) => levels[0]);

function dealt(boardId: string): GameSetup {
  // The deal is not looked at where a mode has boards of its own.
  const modeVersion = newestVersionOf('journey');
  const plan = planOf({ mode: 'journey', modeVersion, boardId } as GameSetup, 1, SHIPPED_BOARDS);
  if (plan === null) throw new Error(`no level ${boardId}`);
  const deal = makeDealRecord(plan);
  if (!deal.ok) throw new Error(deal.error.reason);
  return makeSetup({ mode: 'journey', boardId, deal: deal.value });
}

describe('a game of the journey', () => {
  it.each(LEVELS.map((level) => [level?.id ?? '', level] as const))(
    'is on the fixed board of %s, as hard as it says',
    (id, level) => {
      const setup = dealt(id);
      expect(setup.deal).toMatchObject({
        seed: level?.seed,
        dealerVersion: level?.dealerVersion,
        measureVersion: level?.measureVersion,
        lossPermille: level?.lossPermille,
        rules: level?.rules,
      });
      expect(isPlanned(setup, setup.deal, 1, SHIPPED_BOARDS)).toBe(true);
      expect(isPlanned({ ...setup, boardId: 'pig' }, setup.deal, 1, SHIPPED_BOARDS)).toBe(false);
    },
  );

  it('of the first edition stays on its board, which the level no longer has', () => {
    const setup = { ...dealt('house'), modeVersion: 1 };
    const plan = planOf(setup, 1, SHIPPED_BOARDS);
    if (plan === null) throw new Error('no board');
    const deal = makeDealRecord(plan);
    if (!deal.ok) throw new Error(deal.error.reason);
    const old = { ...setup, deal: deal.value };
    expect(isPlanned(old, old.deal, 1, SHIPPED_BOARDS)).toBe(true);
    expect(isPlanned({ ...old, modeVersion: 3 }, old.deal, 1, SHIPPED_BOARDS)).toBe(false);
    expect(isPlanned(setup, setup.deal, 1, SHIPPED_BOARDS)).toBe(false);
  });

  it.each(
    ([2, 3] as const).flatMap((edition) =>
      replacedAfter(edition).map(({ name, cells }) => [edition, name, cells] as const),
    ),
  )(
    'of edition %i stays on the tiles of %s that it had, and counts under its own rules alone',
    (edition, id, cells) => {
      const now = dealt(id);
      const modeVersion = edition + 1;
      const plan = planOf({ ...now, modeVersion }, 1, SHIPPED_BOARDS);
      if (plan === null) throw new Error('no board');
      const deal = makeDealRecord(plan);
      if (!deal.ok) throw new Error(deal.error.reason);
      expect(deal.value.cells).toEqual(cells);
      expect(now.deal.cells).not.toEqual(cells);
      const old = { ...now, modeVersion, deal: deal.value };
      const verdictOn = (setup: GameSetup) => runToEnd(verifyGame(startGame(setup))).verdict;
      expect([verdictOn(old), verdictOn(now)]).toEqual(['verified', 'verified']);
      expect(verdictOn({ ...old, modeVersion: modeVersion + 1 })).toBe('forged');
      expect(verdictOn({ ...now, modeVersion })).toBe('forged');
    },
  );

  it('has one level, and none of another name', () => {
    const setup = dealt('pig');
    expect(planOf(setup, 2, SHIPPED_BOARDS)).toBeNull();
    expect(planOf({ ...setup, boardId: 'unicorn' }, 1, SHIPPED_BOARDS)).toBeNull();
    expect(planOf({ ...setup, boardId: '' }, 1, SHIPPED_BOARDS)).toBeNull();
  });
});
