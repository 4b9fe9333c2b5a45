/** The ways a game comes onto the table: dealt anew, continued from the database, begun again. */
import type { DealRecord, GameSetup } from '../../../core/game/entry.ts';
import { classicPlan, type DealPlan } from '../../../core/game/levels.ts';
import { makeSetup } from '../../../core/game/versions.ts';
import type { Result } from '../../../core/result.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import type { EngineError } from '../../engine/protocol.ts';
import type { Dealing } from './dealing.ts';
import type { GameTable, TableParts } from './table.ts';

export interface DealParts extends TableParts {
  readonly templates: () => readonly TemplateRevision[];
  /** An unsigned 32-bit number for a new deal. */
  readonly newSeed: () => number;
  readonly dealing: Dealing;
}

export interface Openings {
  startClassic(template: TemplateRevision): Promise<void>;
  startTimed(): Promise<void>;
  /** A plan exactly as it is, such as one from a share code. */
  startDeal(plan: DealPlan): Promise<void>;
  continueGame(gameId: string): Promise<void>;
  /** Begins anew: the same board, or another deal of the same template. */
  restart(board: 'same' | 'new'): Promise<void>;
}

type Dealt = Promise<Result<DealRecord, EngineError>>;

/** Asks the worker for a level of a timed run. */
export function dealLevel({ dealing, templates }: DealParts, level: number, runSeed: number): Dealt {
  return dealing.ask({ type: 'deal-level', level, templates: templates(), runSeed });
}

export function createOpenings(table: GameTable, parts: DealParts): Openings {
  const { bridge, dealing, journal, newSeed } = parts;
  const deal = (plan: DealPlan): Dealt => dealing.ask({ type: 'deal', plan });

  /** A deal that was given up leaves the table to whatever came instead. */
  function refuse(error: EngineError): void {
    if (error !== 'cancelled') table.fail(error);
  }

  async function begin(setup: GameSetup): Promise<void> {
    table.clear();
    // What the last game has not sent yet would be dropped with its journal.
    await journal.settled();
    const started = await bridge.call('games.start', { setup });
    if (!started.ok) return table.fail(started.error.code);
    await table.lay(started.value.gameId, setup, [], 0);
  }

  async function beginClassic(dealt: Dealt): Promise<void> {
    table.clear();
    const answer = await dealt;
    if (answer.ok) await begin(makeSetup({ mode: 'classic', deal: answer.value }));
    else refuse(answer.error);
  }

  async function beginTimed(): Promise<void> {
    const runSeed = newSeed();
    table.clear();
    const answer = await dealLevel(parts, 1, runSeed);
    if (answer.ok) await begin(makeSetup({ mode: 'timed', deal: answer.value, runSeed }));
    else refuse(answer.error);
  }

  return {
    startClassic: (template) => beginClassic(deal(classicPlan(template, newSeed()))),
    startDeal: (plan) => beginClassic(deal(plan)),
    startTimed: beginTimed,

    async continueGame(gameId) {
      table.clear('database');
      await journal.settled();
      const saved = await bridge.call('games.load', { gameId });
      if (!saved.ok) return table.fail(saved.error.code);
      await table.lay(gameId, saved.value.setup, saved.value.journal, saved.value.elapsedMs);
    },

    async restart(board) {
      const setup = table.store.getState().table?.setup;
      if (setup === undefined) return;
      const { mode, deal: first } = setup;
      // The board of an older game is a new game, which is played under the newest versions.
      if (board === 'same') await begin(makeSetup(setup));
      else if (mode === 'timed') await beginTimed();
      else await beginClassic(deal({ ...classicPlan(first.template, newSeed()), rules: first.rules }));
    },
  };
}
