/** The ways a game is opened: dealt anew, continued from the database, begun again. */
import type { MeasureAim } from '../../../core/coach/grade-names.ts';
import type { GameSummary } from '../../../core/contract/schemas.ts';
import type { DealPlan } from '../../../core/deal/deal-plan.ts';
import type { DealerVersion } from '../../../core/deal/dealer-version.ts';
import type { Basis } from '../../../core/game/modes/mode.ts';
import { MODES, type Mode, TEMPLATE_MODE } from '../../../core/game/modes/table.ts';
import { basisOf } from '../../../core/game/setup/basis.ts';
import type { DealRecord, GameSetup } from '../../../core/game/setup/entry.ts';
import { levelIdOf } from '../../../core/game/setup/level-id.ts';
import { newestVersionOf } from '../../../core/game/setup/mode-of.ts';
import { makeSetup } from '../../../core/game/setup/versions.ts';
import type { Result } from '../../../core/result.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import type { EngineError } from '../../engine/protocol.ts';
import { beginningOf } from '../day-games.ts';
import type { CurrentGame, CurrentGameParts } from './current-game.ts';
import type { Dealing } from './dealing.ts';

export interface DealParts extends CurrentGameParts {
  /** An unsigned 32-bit number for a new deal. */
  readonly newSeed: () => number;
  /** The moment that the machine shows, in UTC milliseconds. */
  readonly now: () => number;
  readonly dealing: Dealing;
}

export interface Openings {
  /**
   * Goes on with the unfinished game of a mode, or of its own board `boardId` where it has such, or starts one: a run from
   * `runSeed` where it is given.
   */
  continueMode(mode: Mode, boardId?: string, runSeed?: number): Promise<void>;
  /** Goes on with the unfinished game on a template, or starts one. */
  continueTemplate(template: TemplateRevision, mode?: Mode): Promise<void>;
  /** Goes on with the unfinished game on a level of a pack, or starts one. */
  continueLevel(
    template: TemplateRevision,
    deal: Pick<DealRecord, 'seed'> & { readonly dealerVersion: DealerVersion },
  ): Promise<void>;
  /** A new game of a mode that needs no template. `boardId`: which of the mode's own boards, where it has such. */
  start(mode: Mode, boardId?: string, runSeed?: number): Promise<void>;
  /** A run from that seed, on the boards that it has under a version of its mode's rules: the newest where missing. */
  startRun(mode: Mode, runSeed: number, version?: number): Promise<void>;
  /** A template as it is, in a mode of templates. */
  startTemplate(template: TemplateRevision, mode?: Mode): Promise<void>;
  /** A plan exactly as it is, such as one from a share code; with an aim at its measures the nearest of a few seeds. */
  startDeal(plan: DealPlan, aim?: MeasureAim, mode?: Mode): Promise<void>;
  /** One of the boards that were composed for the preset *tension*, by any seed. */
  startTension(mode?: Mode, seed?: number): Promise<void>;
  /** A board that is dealt already. */
  startDealt(deal: DealRecord, mode?: Mode): Promise<void>;
  /** A new game on the deal of another one, or on the board that the newest rules of its mode have in its place. */
  startSame(setup: GameSetup): Promise<void>;
  continueGame(gameId: string): Promise<void>;
  /** Begins anew: the same board, or another deal of the same template. */
  restart(board: 'same' | 'new'): Promise<void>;
}

type NewGame = Parameters<typeof makeSetup>[0];
type Dealt = Promise<Result<DealRecord, EngineError>>;

/** Asks the worker for the next level of a game. */
export function dealLevel({ dealing }: DealParts, setup: GameSetup, level: number): Dealt {
  return dealing.ask({ type: 'deal-level', of: versionOf(setup), basis: basisOf(setup), level });
}

function versionOf({ mode, modeVersion }: GameSetup): Pick<GameSetup, 'mode' | 'modeVersion'> {
  return modeVersion === undefined ? { mode } : { mode, modeVersion };
}

/** Returns the part of a basis that the setup stores beside its deal. */
function keptOf(basis: Basis): Pick<GameSetup, 'runSeed' | 'boardId'> {
  if (basis.from === 'run-seed') return { runSeed: basis.runSeed };
  return basis.from === 'board-id' ? { boardId: basis.boardId } : {};
}

export function createOpenings(current: CurrentGame, parts: DealParts): Openings {
  const { dealing, newSeed } = parts;
  const { begin, beginDealt, beginOn } = createBeginnings(current, parts);

  function start(mode: Mode, boardId = '', runSeed = newSeed()): Promise<void> {
    const isBoard = MODES[mode].basis === 'board-id';
    return beginOn(mode, isBoard ? { from: 'board-id', boardId } : { from: 'run-seed', runSeed });
  }

  function startTemplate(template: TemplateRevision, mode: Mode = TEMPLATE_MODE): Promise<void> {
    return beginOn(mode, { from: 'template', template, seed: newSeed() });
  }

  /** A mode with boards of its own may have other ones under its newest rules than it had when a game began. */
  function startSame(setup: GameSetup): Promise<void> {
    const { mode, modeVersion = 1 } = setup;
    const { basis, shares } = MODES[mode];
    if (basis === 'board-id' && modeVersion !== newestVersionOf(mode)) return beginOn(mode, basisOf(setup));
    return begin(setup, shares === 'run' ? modeVersion : undefined);
  }

  const startLevel: Openings['continueLevel'] = (template, deal) => {
    const { rules, filling } = template;
    const plan = { template, rules, filling, ...deal, aimPermille: null };
    const kept = { boardId: levelIdOf(template, deal) };
    return beginDealt(TEMPLATE_MODE, dealing.ask({ type: 'deal', plan }), kept);
  };

  return {
    start,
    startTemplate,
    ...createContinuations(current, parts, { start, startTemplate, startLevel }),
    startRun: (mode, runSeed, version) => beginOn(mode, { from: 'run-seed', runSeed }, version),
    startSame,
    startDealt: (deal, mode = TEMPLATE_MODE) => begin(makeSetup({ mode, deal })),
    startDeal: (plan, aim, mode = TEMPLATE_MODE) =>
      beginDealt(mode, dealing.ask({ type: 'deal', plan, ...(aim === undefined ? {} : { aim }) })),

    startTension: (mode = TEMPLATE_MODE, seed = newSeed()) =>
      beginDealt(mode, dealing.ask({ type: 'deal-tension', seed })),

    async restart(board) {
      const setup = current.store.getState().game?.setup;
      if (setup === undefined) return;
      if (board === 'same') await startSame(setup);
      else await beginOn(setup.mode, newBasis(setup, newSeed));
    },
  };
}

/** The ways to go on with a kept game. */
function createContinuations(
  current: CurrentGame,
  { bridge, journal }: DealParts,
  {
    start,
    startTemplate,
    startLevel,
  }: Pick<Openings, 'start' | 'startTemplate'> & { readonly startLevel: Openings['continueLevel'] },
): Pick<Openings, 'continueGame' | 'continueLevel' | 'continueMode' | 'continueTemplate'> {
  async function continueGame(gameId: string): Promise<void> {
    current.clear('database');
    await journal.settled();
    const saved = await bridge.call('games.load', { gameId });
    if (!saved.ok) return current.fail(saved.error.code);
    const { setup, journal: rows, elapsedMs, wasInterrupted } = saved.value;
    await current.open(gameId, setup, rows, elapsedMs);
    const isOpen = current.store.getState().game?.gameId === gameId;
    if (wasInterrupted && isOpen) await current.act({ type: 'interrupted' });
  }

  /** Asks the database, for a list on a screen may be older than the game that was just left. */
  async function continueOr(isWanted: (game: GameSummary) => boolean, startNew: () => Promise<void>) {
    current.clear('database');
    await journal.settled();
    const listed = await bridge.call('games.list', null);
    if (!listed.ok) return current.fail(listed.error.code);
    const game = listed.value.find(isWanted);
    await (game === undefined ? startNew() : continueGame(game.gameId));
  }

  return {
    continueGame,
    continueMode: (wanted, board, runSeed) =>
      continueOr(
        ({ mode, boardId }) => mode === wanted && (board === undefined || boardId === board),
        () => start(wanted, board, runSeed),
      ),
    continueLevel: (template, deal) =>
      continueOr(
        ({ mode, boardId }) => mode === TEMPLATE_MODE && boardId === levelIdOf(template, deal),
        () => startLevel(template, deal),
      ),
    continueTemplate: (wanted, wantedMode = TEMPLATE_MODE) =>
      continueOr(
        ({ mode, template, boardId }) =>
          mode === wantedMode && template.hash === wanted.hash && boardId === undefined,
        () => startTemplate(wanted, wantedMode),
      ),
  };
}

/** The ways a new game begins: with its deal, with a deal that is under way, from what its first level is planned on. */
function createBeginnings(current: CurrentGame, { bridge, dealing, journal, now }: DealParts) {
  /** A new game, under the newest versions or the newest rules of the same boards as `version`. */
  async function begin(from: NewGame, version?: number): Promise<void> {
    const { onItsDay: _, ...game } = from;
    current.clear();
    // Entries of the last game that are not sent yet would be dropped with its journal.
    await journal.settled();
    const setup = makeSetup({ ...game, ...(await beginningOf(game, bridge, now())) }, version);
    const started = await bridge.call('games.start', { setup });
    if (!started.ok) return current.fail(started.error.code);
    await current.open(started.value.gameId, setup, [], 0);
  }

  async function beginDealt(
    mode: Mode,
    dealt: Dealt,
    kept: Pick<GameSetup, 'runSeed' | 'boardId'> = {},
    version?: number,
  ) {
    current.clear();
    const answer = await dealt;
    if (answer.ok) await begin({ mode, deal: answer.value, ...kept }, version);
    // A deal is cancelled when another game is opened, which is then not disturbed.
    else if (answer.error !== 'cancelled') current.fail(answer.error);
  }

  function beginOn(mode: Mode, basis: Basis, modeVersion = newestVersionOf(mode)): Promise<void> {
    const of = { mode, modeVersion };
    const dealt = dealing.ask({ type: 'deal-level', of, basis, level: 1 });
    return beginDealt(mode, dealt, keptOf(basis), modeVersion);
  }

  return { begin, beginDealt, beginOn };
}

/** The basis of a new game like `setup`, as hard as it: another seed where it has one. */
function newBasis(setup: GameSetup, newSeed: () => number): Basis {
  const basis = basisOf(setup);
  if (basis.from === 'template') return { ...basis, seed: newSeed(), likePermille: setup.deal.lossPermille };
  return basis.from === 'run-seed' ? { ...basis, runSeed: newSeed() } : basis;
}
