/** The content of the screen of puzzles: the sets, the record, and the player's mistakes. */
import { createStore } from 'zustand/vanilla';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { KeptPuzzles, LostGame, RunState } from '../../../core/contract/puzzle-channels.ts';
import type { OwnMistake } from '../../../core/review/puzzles/own-mistakes.ts';
import { positionName } from '../../../core/review/puzzles/position-name.ts';
import type { RunWay } from '../../../core/review/puzzles/puzzle-run.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import type { EngineClient } from '../../engine/client.ts';
import { type FindCard, type PuzzleSets, readPuzzleSets } from './puzzle-sets.ts';

export interface PuzzleShelfState {
  /** Null until they are read. */
  readonly sets: PuzzleSets | null;
  readonly record: KeptPuzzles | null;
  /** By name of the position. */
  readonly solved: ReadonlyMap<string, 'solved' | 'helped'>;
  /** The player's losing moves that are not solved yet, latest first; null until they were looked for. */
  readonly mistakes: readonly FindCard[] | null;
  readonly trouble: BridgeErrorCode | null;
}

export interface PuzzleShelf {
  readonly store: ReturnType<typeof createShelfStore>;
  /** Reads sets and record. */
  read(): Promise<PuzzleSets>;
  /** The same, then looks for mistakes in the background. */
  load(): Promise<void>;
  /** Reads the record again. */
  refresh(): Promise<void>;
  /** Begins a run or goes on with one, with the cards that its puzzles are among; null, and the trouble shown, where it cannot. */
  beginRun(way: RunWay): Promise<{ readonly run: RunState; readonly cards: readonly FindCard[] } | null>;
}

function createShelfStore() {
  return createStore<PuzzleShelfState>(() => ({
    sets: null,
    record: null,
    solved: new Map(),
    mistakes: null,
    trouble: null,
  }));
}

export function createPuzzleShelf(bridge: Bridge, engine: EngineClient): PuzzleShelf {
  const store = createShelfStore();
  const mistakesOf = mistakeFinder(bridge, engine);

  async function refresh(): Promise<void> {
    const record = await bridge.call('puzzles.record', null);
    if (!record.ok) {
      store.setState({ trouble: record.error.code });
      return;
    }
    const solved = new Map(record.value.solved.map(({ positionId, result }) => [positionId, result]));
    store.setState(({ mistakes }) => ({
      record: record.value,
      solved,
      trouble: null,
      mistakes: mistakes?.filter(({ id }) => !solved.has(id)) ?? null,
    }));
  }

  async function findMistakes(): Promise<void> {
    const games = await bridge.call('puzzles.lost-games', null);
    const found: FindCard[] = [];
    for (const game of games.ok ? games.value : []) {
      found.push(...(await mistakesOf(game)));
      // Each as soon as it is found: the next game may take seconds.
      store.setState(({ solved }) => ({ mistakes: found.filter(({ id }) => !solved.has(id)) }));
    }
    if (found.length === 0) store.setState({ mistakes: [] });
  }

  async function read(): Promise<PuzzleSets> {
    const [sets] = await Promise.all([readPuzzleSets(), refresh()]);
    store.setState({ sets });
    return sets;
  }

  return {
    store,
    refresh,
    read,
    async beginRun(way) {
      const { onlyMoves, drills } = store.getState().sets ?? (await read());
      const run = await bridge.call('puzzles.run', { way });
      store.setState({ trouble: run.ok ? null : run.error.code });
      return run.ok ? { run: run.value, cards: [...onlyMoves, ...drills] } : null;
    },
    async load() {
      await read();
      await findMistakes();
    },
  };
}

type MistakeFinder = (game: LostGame) => Promise<readonly FindCard[]>;

/** Finds the losing moves of a game, each game once: one that ended never changes. */
function mistakeFinder(bridge: Bridge, engine: EngineClient): MistakeFinder {
  const known = new Map<string, readonly FindCard[]>();

  async function find(game: LostGame): Promise<readonly FindCard[] | null> {
    const saved = await bridge.call('games.load', { gameId: game.gameId });
    if (!saved.ok) return null;
    const { setup, journal } = saved.value;
    const kept = await bridge.call('reviews.read', { gameId: game.gameId });
    const review = kept.ok && kept.value?.entries === journal.length ? kept.value : null;
    const found = await engine.ask({ type: 'own-mistakes', setup, journal, review });
    return found.ok ? found.value.map((mistake) => mistakeCardOf(game, mistake)) : null;
  }

  return async (game) => {
    const cards = known.get(game.gameId) ?? (await find(game));
    // A game that could not be read or judged is tried again the next time.
    if (cards !== null) known.set(game.gameId, cards);
    return cards ?? [];
  };
}

function mistakeCardOf(
  { gameId, playedAt }: LostGame,
  { board, rules, keep, played, moveNumber, mayTurn }: OwnMistake,
): FindCard {
  const position = { board, rules };
  const mistake = { gameId, playedAt, moveNumber, played, ...(mayTurn && { mayTurn }) };
  const unmeasured = { grade: null, measured: null, lesson: null };
  return { id: positionName(position), position, keep, mistake, ...unmeasured };
}
