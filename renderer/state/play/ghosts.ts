/** The game that runs beside the open one: found, and proved by replay in the worker before it is shown. */

import { createStore } from 'zustand/vanilla';
import { countTiles } from '../../../core/board/board.ts';
import type { ToldEnd } from '../../../core/codes/challenge-symbols.ts';
import type { GhostGames } from '../../../core/contract/board-games.ts';
import type { GhostChoice } from '../../../core/contract/settings.ts';
import type { RaceEnd, Standing } from '../../../core/game/ghost-race.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { ghostKeyOf } from '../../../core/game/setup/ghost-key.ts';
import type { GameView } from '../../../core/game/view.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import type { EngineClient } from '../../engine/client.ts';
import { serviceKey } from '../../services/services.ts';
import type { SettingsKeeper } from '../settings.ts';
import type { Session } from './session.ts';
import type { OpenGame } from './session-state.ts';

/** Whose game it is: the player's best, one from a file, another one that the player chose, or one of which only the end is told. */
export type GhostOwner = 'own' | 'imported' | 'chosen' | 'told';

export interface GameGhost {
  readonly owner: GhostOwner;
  readonly standings: readonly Standing[];
  readonly end: RaceEnd;
}

export interface GhostState {
  /** The open game that all this is about. */
  readonly openGameId: string | null;
  /** True until it is known whether there is a ghost. */
  readonly isSought: boolean;
  readonly ghost: GameGhost | null;
}

export interface Ghosts {
  readonly store: ReturnType<typeof createGhostStore>;
  /** Which game the player wants beside this one and those to come. */
  prefer(choice: GhostChoice): Promise<void>;
  /** This very game runs beside each game on its deal, as long as the window is open. */
  choose(gameId: string, setup: GameSetup): Promise<void>;
  /** Begins a game beside which an end stands that is told and not proved. */
  challenge(end: ToldEnd, begin: () => Promise<unknown>): Promise<void>;
}

interface GhostParts {
  readonly bridge: Bridge;
  readonly engine: EngineClient;
  readonly session: Pick<Session, 'store'>;
  readonly settings: Pick<SettingsKeeper, 'store' | 'change'>;
}

/** A game that was replayed: where it stood, and how it ended. */
type Replayed = Omit<GameGhost, 'owner'>;

const NO_GHOST: GhostState = { openGameId: null, isSought: false, ghost: null };

function createGhostStore() {
  return createStore<GhostState>(() => NO_GHOST);
}

/** Reads a kept game and has it replayed, each board against its hash; null where it does not fit. */
async function replayGame(
  { bridge, engine }: GhostParts,
  gameId: string,
  key: string | null,
): Promise<Replayed | null> {
  const saved = await bridge.call('games.load', { gameId });
  if (!saved.ok || ghostKeyOf(saved.value.setup) !== key) return null;
  const { setup, journal } = saved.value;
  const trace = await engine.ask({ type: 'trace-stored', setup, journal });
  if (!trace.ok) return null;
  const { standings, end } = trace.value;
  const last = standings.at(-1);
  const isCleared = (end.status === 'won' || end.status === 'shown') && last?.pairsLeft === 0;
  return { standings, end: { elapsedMs: end.elapsedMs, isCleared, pairsTaken: last?.pairsTaken ?? 0 } };
}

/** A game of the player's choice, and the deal that it is of. */
interface ChosenGame {
  readonly gameId: string;
  readonly key: string | null;
}

/** The game to run beside an open one; null where there is none, or it is not wanted any more. */
async function findGhost(
  parts: GhostParts,
  game: OpenGame,
  chosen: ChosenGame | null,
  isWanted: () => boolean,
): Promise<GameGhost | null> {
  const { gameId, setup } = game;
  const choice = parts.settings.store.getState().settings.ghost;
  const key = ghostKeyOf(setup);
  if (choice === 'off' || key === null) return null;
  const found = await parts.bridge.call('games.ghosts', { gameId });
  if (!found.ok || !isWanted()) return null;
  const wished = chosen?.key === key && chosen.gameId !== gameId ? chosen.gameId : null;
  const picked = wished ?? preferred(found.value, choice);
  if (picked === null) return null;
  const ghost = await replayGame(parts, picked, key);
  if (ghost === null || !isWanted()) return null;
  return { ...ghost, owner: ownerOf(picked, found.value) };
}

/** Returns whether a game is on that deal, or the very game where deals have no key. */
function isOn({ gameId, key }: ChosenGame, game: OpenGame): boolean {
  return game.gameId === gameId || (key !== null && ghostKeyOf(game.setup) === key);
}

export function createGhosts(parts: GhostParts): Ghosts {
  const { session, settings } = parts;
  const store = createGhostStore();
  let chosen: ChosenGame | null = null;
  /** The end that the next new game is to beat, and that of the game that began so; it stands for every game on that deal. */
  let awaited: ToldEnd | null = null;
  let challenged: (ChosenGame & { readonly end: ToldEnd }) | null = null;
  /** The answer to a request for a game that is gone is not shown. */
  let lastSearch = 0;

  async function find(game: OpenGame): Promise<void> {
    const search = ++lastSearch;
    const isWanted = () => search === lastSearch;
    if (awaited !== null && isFresh(game.view)) {
      challenged = { gameId: game.gameId, key: ghostKeyOf(game.setup), end: awaited };
      awaited = null;
    }
    const told = challenged !== null && isOn(challenged, game) ? toldGhost(challenged.end, game) : null;
    store.setState({ openGameId: game.gameId, isSought: told === null, ghost: told });
    if (told !== null) return;
    const ghost = await findGhost(parts, game, chosen, isWanted);
    if (isWanted()) store.setState({ isSought: false, ghost });
  }

  session.store.subscribe(({ game }, { game: before }) => {
    if (game !== null && game.gameId !== before?.gameId) void find(game);
  });

  async function findAgain(): Promise<void> {
    const { game } = session.store.getState();
    if (game !== null) await find(game);
  }

  return {
    store,
    async prefer(choice) {
      chosen = null;
      challenged = null;
      await settings.change({ ghost: choice });
      await findAgain();
    },
    async choose(gameId, setup) {
      chosen = { gameId, key: ghostKeyOf(setup) };
      challenged = null;
      if (settings.store.getState().settings.ghost === 'off') await settings.change({ ghost: 'own' });
      await findAgain();
    },
    async challenge(end, begin) {
      awaited = end;
      await begin();
      // No later game is taken for one that could not begin.
      if (awaited === end) awaited = null;
    },
  };
}

/** A game of which nothing but its end is known. */
function toldGhost({ elapsedMs, isCleared, pairsTaken }: ToldEnd, { setup }: OpenGame): GameGhost {
  const pairs = countTiles(setup.deal.cells) / 2;
  const pairsLeft = isCleared ? 0 : Math.max(0, pairs - pairsTaken);
  const standings = [
    { elapsedMs: 0, pairsLeft: pairs, pairsTaken: 0 },
    { elapsedMs, pairsLeft, pairsTaken },
  ];
  return { owner: 'told', standings, end: { elapsedMs, isCleared, pairsTaken } };
}

/** Returns whether no move has been made in a game yet. */
function isFresh({ elapsedMs, canUndo, canRedo }: GameView): boolean {
  return elapsedMs === 0 && !canUndo && !canRedo;
}

function preferred({ own, imported }: GhostGames, choice: GhostChoice): string | null {
  return choice === 'imported' ? (imported ?? own) : (own ?? imported);
}

function ownerOf(gameId: string, { own, imported }: GhostGames): GhostOwner {
  if (gameId === own) return 'own';
  return gameId === imported ? 'imported' : 'chosen';
}

export const GHOSTS = serviceKey<Ghosts>('ghosts');
