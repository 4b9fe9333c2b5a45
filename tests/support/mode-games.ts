/** Setups of every mode, dealt as the program deals them, and the levels that follow. */
import { dailyPlan } from '../../core/daily/daily-plan.ts';
import type { DealPlan } from '../../core/deal/deal-plan.ts';
import { calmRunSeed } from '../../core/game/modes/calm-boards.ts';
import type { Mode } from '../../core/game/modes/table.ts';
import type { Game } from '../../core/game/play/game.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import type { DealRecord, Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { newestVersionOf } from '../../core/game/setup/mode-of.ts';
import { planOf } from '../../core/game/setup/planned-deal.ts';
import { SHIPPED_BOARDS } from '../../core/game/setup/shipped-boards.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { journeyChapters } from '../../core/journey/journey-levels.ts';
import { builtInRevisions } from '../../core/templates/builtin-revisions.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import { classicPlan, timedPlan } from './modes.ts';

const DAYS = 28;

/** The deal of a plan from its own seed, without a search for another difficulty. */
export function plainDeal(plan: DealPlan | null): DealRecord {
  const dealt = plan === null ? null : makeDealRecord({ ...plan, aimPermille: null });
  if (!dealt?.ok) throw new Error('a board of the program can be dealt');
  return dealt.value;
}

/** The setups of a mode by their number, from 0 on: other boards first, then other seeds where a mode has such. */
export function setupOfMode(mode: Mode, number: number): GameSetup {
  switch (mode) {
    case 'timed': {
      const runSeed = number + 1;
      return makeSetup({ mode, runSeed, deal: plainDeal(timedPlan(1, runSeed)) });
    }
    case 'daily': {
      const boardId = `2026-${String(1 + (Math.floor(number / DAYS) % 12)).padStart(2, '0')}-${String(1 + (number % DAYS)).padStart(2, '0')}`;
      return makeSetup({ mode, boardId, deal: plainDeal(dailyPlan(boardId)) });
    }
    case 'calm': {
      const runSeed = calmRunSeed('10x8', number);
      const plan = planOf({ mode, runSeed } as GameSetup, 1, SHIPPED_BOARDS);
      return makeSetup({ mode, runSeed, deal: plainDeal(plan) });
    }
    case 'journey': {
      const levels = journeyChapters().flatMap((chapter) => chapter.levels);
      const boardId = levels[number % levels.length]?.id ?? '';
      return makeSetup({
        mode,
        boardId,
        deal: plainDeal(
          planOf({ mode, modeVersion: newestVersionOf(mode), boardId } as GameSetup, 1, SHIPPED_BOARDS),
        ),
      });
    }
    default: {
      const templates = builtInRevisions();
      const template = templates[number % templates.length];
      if (template === undefined) throw new Error('there are built-in templates');
      return makeSetup({ mode, deal: plainDeal(classicPlan(template, number + 1)) });
    }
  }
}

/** A classic game on a full board that random play loses at least four times in five: the first that is found. */
export function hardClassicSetup(): GameSetup {
  for (const template of builtInRevisions())
    for (const maxTurns of [1, 2] as const) {
      const rules = { ...template.rules, maxTurns, border: 'closed' } as const;
      const revision = makeRevision({ ...template, rules }, template.builtIn);
      const dealt = makeDealRecord({ ...classicPlan(revision, 1), aimPermille: null });
      if (dealt.ok && dealt.value.lossPermille >= 800)
        return makeSetup({ mode: 'classic', deal: dealt.value });
    }
  throw new Error('there is a board that is lost by careless play');
}

/** The entry that lays the next level of a run whose level is cleared. */
export function nextLevelEntry({ setup, current: { level } }: Game, elapsedMs: number): Entry {
  return { type: 'level', deal: plainDeal(planOf(setup, level + 1, SHIPPED_BOARDS)), elapsedMs };
}
