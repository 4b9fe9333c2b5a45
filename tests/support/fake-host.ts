/** A host in memory, for tests: keeps what it is given and can be told to refuse. */
import type { Answer, BridgeErrorCode, RawBridge } from '../../core/contract/contract.ts';
import type { GameSummary, JournalRow, SavedGame } from '../../core/contract/schemas.ts';
import { isOver } from '../../core/game/play/status.ts';
import { replayWhole } from '../../core/game/replay.ts';
import { scoreRowOf } from '../../core/game/score-row.ts';
import type { GameSetup } from '../../core/game/setup/entry.ts';
import { viewOf } from '../../core/game/view.ts';

interface Kept {
  readonly setup: GameSetup;
  readonly rows: JournalRow[];
  elapsedMs: number;
}

export interface FakeHost {
  readonly raw: RawBridge;
  readonly games: ReadonlyMap<string, Kept>;
  readonly calls: readonly string[];
  /** Refuses a channel with a code, until it is told `null`. */
  refuse(channel: string, code: BridgeErrorCode | null): void;
  /** Answers a channel that this host knows nothing of. */
  answer(channel: string, value: unknown): void;
  /** Says at the next load of a game that the program ended while its clock ran. */
  interrupt(gameId: string): void;
  /** Sends a host event to the window. */
  send(event: unknown): void;
}

const done = (value: unknown): Answer => ({ ok: true, value });

function finish(gameId: string, { setup, rows }: Kept): Answer {
  const replayed = replayWhole(setup, rows);
  if (!replayed.ok) return { ok: false, error: { code: 'not-finished', detail: replayed.error.error.code } };
  if (replayed.value.status === 'shown') return done(null);
  const row = scoreRowOf(gameId, replayed.value, 0);
  return done({ row, rank: 1, previousBest: null, achievements: [] });
}

/** The unfinished games, last begun first. */
function unfinished(games: ReadonlyMap<string, Kept>): GameSummary[] {
  const summaries: GameSummary[] = [];
  for (const [gameId, { setup, rows, elapsedMs }] of games) {
    const replayed = replayWhole(setup, rows);
    if (!replayed.ok) continue;
    const view = viewOf(replayed.value);
    if (isOver(view)) continue;
    const { mode, boardId } = setup;
    summaries.unshift({
      ...{ gameId, mode, template: setup.deal.template, elapsedMs, playedAt: games.size },
      ...{ level: view.level, pairsLeft: view.pairsLeft },
      ...(boardId === undefined ? {} : { boardId }),
    });
  }
  return summaries;
}

export function createFakeHost(): FakeHost {
  const games = new Map<string, Kept>();
  const refusals = new Map<string, BridgeErrorCode>();
  const answers = new Map<string, unknown>();
  const interrupted = new Set<string>();
  const calls: string[] = [];
  const listeners = new Set<(event: unknown) => void>();

  function answer(channel: string, request: unknown): Answer {
    // The window's bridge has checked the request against the contract's schema for its channel.
    const asked = request as {
      gameId: string;
      setup: GameSetup;
      index: number;
      elapsedMs: number;
    } & JournalRow;
    const game = games.get(asked?.gameId ?? '');
    switch (channel) {
      case 'games.start': {
        const gameId = `game-000${games.size + 1}`;
        games.set(gameId, { setup: asked.setup, rows: [], elapsedMs: 0 });
        return done({ gameId });
      }
      case 'games.list':
        return done(unfinished(games));
      case 'games.append':
        if (asked.index !== game?.rows.length)
          return { ok: false, error: { code: 'journal-gap', detail: '' } };
        game.rows.push({ entry: asked.entry, boardHash: asked.boardHash });
        return done({ accepted: asked.index });
      case 'games.clock':
        if (game !== undefined) game.elapsedMs = asked.elapsedMs;
        return done(null);
      case 'games.load':
        if (game === undefined) return { ok: false, error: { code: 'unknown-game', detail: '' } };
        return done({
          gameId: asked.gameId,
          setup: game.setup,
          journal: game.rows,
          elapsedMs: game.elapsedMs,
          ...(interrupted.delete(asked.gameId) ? { wasInterrupted: true } : {}),
        } satisfies SavedGame);
      case 'games.finish':
        return game === undefined
          ? { ok: false, error: { code: 'unknown-game', detail: '' } }
          : finish(asked.gameId, game);
      case 'games.abandon':
        return done(null);
      default:
        if (answers.has(channel)) return done(answers.get(channel));
        return { ok: false, error: { code: 'unknown-channel', detail: channel } };
    }
  }

  return {
    games,
    calls,
    raw: {
      async call(channel, request) {
        calls.push(channel);
        const code = refusals.get(channel);
        return code === undefined ? answer(channel, request) : { ok: false, error: { code, detail: '' } };
      },
      on(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    refuse(channel, code) {
      if (code === null) refusals.delete(channel);
      else refusals.set(channel, code);
    },
    answer(channel, value) {
      answers.set(channel, value);
    },
    interrupt: (gameId) => void interrupted.add(gameId),
    send(event) {
      for (const listener of listeners) listener(event);
    },
  };
}
