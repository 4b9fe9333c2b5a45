/** One game has one time, whichever list, table, file or replay tells it. */
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { traceGame } from '../../../core/game/game-trace.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import { hasScore, MODES, type Mode } from '../../../core/game/modes/table.ts';
import { boardHashOf, type Game } from '../../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../../core/game/play/play.ts';
import { isOver } from '../../../core/game/play/status.ts';
import { makeDealRecord } from '../../../core/game/setup/deal-record.ts';
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import { MODE_RULES } from '../../../core/game/setup/mode-rules.ts';
import { SHIPPED_BOARDS } from '../../../core/game/setup/shipped-boards.ts';
import { makeSetup } from '../../../core/game/setup/versions.ts';
import { rectangle } from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { openSession, type Session } from '../../../tests/reliability/support/session.ts';
import { exportText, importText } from '../../../tests/support/export-import.ts';
import { findProgress, putProgress } from '../tables/games-table.ts';

let folder: string;
let here: Session;
let time = Date.UTC(2026, 5, 1);
/** Without waiting for the disk, which is not what is tested. */
function open(name: string): Session {
  const session = openSession({ path: join(folder, `${name}.sqlite`), now: () => time++ });
  session.storage.database.pragma('synchronous = OFF');
  return session;
}
beforeEach(() => {
  folder = makeFolder();
  here = open('here');
});
afterEach(() => {
  here.close();
  dropFolder(folder);
});

const BOARD_IDS = ['boat', '2026-01-02'];
const SETUPS = new Map(MODE_IDS.map((mode) => [mode, setupOfMode(mode)]));

/** A small game of a mode. */
function setupOfMode(mode: Mode): GameSetup {
  const template = rectangle(4, 4);
  const bases = {
    template: [{ from: 'template', template, seed: 5 } as const],
    'run-seed': [{ from: 'run-seed', runSeed: 3 } as const],
    'board-id': BOARD_IDS.map((boardId) => ({ from: 'board-id', boardId }) as const),
  }[MODES[mode].basis];
  for (const basis of bases) {
    const plan = MODE_RULES[mode].at(-1)?.plan(basis, 1, SHIPPED_BOARDS);
    if (!plan) continue;
    const dealt = makeDealRecord({ ...plan, aimPermille: null });
    if (!dealt.ok) throw new Error(dealt.error.code);
    const { from: _, template: __, seed: ___, ...rest } = { template: null, seed: null, ...basis };
    return makeSetup({ mode, ...rest, deal: dealt.value });
  }
  throw new Error(`no board of ${mode}`);
}

/** The events between two pairs. */
const DETOURS = ['none', 'pause', 'undo and redo', 'hint', 'restart'] as const;
const ENDS = ['to the end', 'given up', 'given up after an undo', 'set aside', 'by auto-play'] as const;

interface Told {
  readonly mode: Mode;
  readonly detours: readonly (typeof DETOURS)[number][];
  readonly paceMs: number;
  readonly pairs: number;
  readonly end: (typeof ENDS)[number];
  /** The milliseconds that the clock ran on after the last entry. */
  readonly lateMs: number;
}

const anyTold: fc.Arbitrary<Told> = fc.record({
  mode: fc.constantFrom(...MODE_IDS),
  detours: fc.array(fc.constantFrom(...DETOURS), { minLength: 6, maxLength: 6 }),
  paceMs: fc.integer({ min: 0, max: 500 }),
  pairs: fc.integer({ min: 1, max: 4 }),
  end: fc.constantFrom(...ENDS),
  lateMs: fc.integer({ min: 1, max: 400 }),
});

/** Plays as a window does, which keeps its clock between the entries and once more after the last one. */
async function playTold({ mode, detours, paceMs, pairs, end, lateMs }: Told): Promise<string> {
  const setup = SETUPS.get(mode) as GameSetup;
  const { gameId } = await here.tell('games.start', { setup });
  let game = startGame(setup);
  let [index, elapsedMs] = [0, 0];
  const pass = (ms: number) => {
    elapsedMs += ms;
    return elapsedMs;
  };
  const clock = (ms: number) => here.ask('games.clock', { gameId, elapsedMs: ms, isRunning: false });
  const act = async (entry: Entry) => {
    const step = applyEntry(game, entry);
    if (!step.ok) throw new Error(`${entry.type}: ${step.error.code}`);
    game = step.value.game;
    const row = { gameId, index: index++, entry, boardHash: boardHashOf(game) };
    await here.tell('games.append', row);
  };
  const isWhole = end === 'to the end' || end === 'by auto-play';
  const moves = setup.deal.witness.slice(0, isWhole ? undefined : pairs);
  for (const [place, [a, b]] of moves.entries()) {
    pass(paceMs);
    const detour = detours[place % detours.length];
    if (detour === 'pause') await clock(pass(lateMs));
    if (detour === 'restart') {
      here.close();
      here = open('here');
    }
    if (detour === 'hint' && game.setup.mode !== 'timed')
      await act({ type: 'assist', assist: 'hint', elapsedMs });
    const by = end === 'by auto-play' ? 'auto' : 'player';
    await act({ type: 'link', a, b, by, elapsedMs });
    if (detour !== 'undo and redo' || isOver(game) || game.status !== 'playing') continue;
    await act({ type: 'undo', elapsedMs });
    await act({ type: 'redo', elapsedMs: pass(10) });
  }
  if (end === 'given up after an undo') await act({ type: 'undo', elapsedMs: pass(paceMs) });
  if (isWhole && !isOver(game)) await act({ type: 'timeout', elapsedMs: 100_000_000 });
  await clock(game.elapsedMs + lateMs);
  await endIt(gameId, game, end, setup);
  return gameId;
}

async function endIt(gameId: string, game: Game, end: Told['end'], setup: GameSetup): Promise<void> {
  if (isOver(game)) await here.tell('games.finish', { gameId });
  else if (end === 'set aside') await here.tell('games.start', { setup });
  else await here.tell('games.abandon', { gameId });
}

/** Every time that is told of a game that is over. */
async function timesOf(session: Session, gameId: string): Promise<Record<string, number>> {
  const saved = await session.tell('games.load', { gameId });
  const { games } = await session.tell('games.ended', { after: null });
  const { text } = await session.tell('games.export', { gameId });
  const trace = traceGame(saved.setup, saved.journal);
  if (!trace.ok) throw new Error('the game does not replay');
  const listed = games.find((game) => game.gameId === gameId);
  const told = {
    'games list': listed?.elapsedMs ?? -1,
    'loaded game': saved.elapsedMs,
    'game file': JSON.parse(text).game.elapsedMs,
    'ghost and picture': trace.value.end.elapsedMs,
  };
  if (listed?.score == null) return told;
  const finished = await session.tell('games.finish', { gameId });
  const score = (await session.tell('scores.all', null)).find((row) => row.gameId === gameId);
  const counted = {
    ...told,
    'end card': finished?.row.elapsedMs ?? -1,
    'scores and CSV': score?.elapsedMs ?? -1,
  };
  // A game without score is in no measure of time.
  if (!hasScore(saved.setup.mode)) return counted;
  const played = await session.tell('statistics.games', null);
  return {
    ...counted,
    statistics:
      played.games.find(({ finishedAt }) => finishedAt === score?.finishedAt)?.figures?.elapsedMs ?? -1,
  };
}

it('is told the same everywhere, in every mode and however the game went and ended', async () => {
  const seen = new Set<string>();
  const told = new Map<string, Awaited<ReturnType<typeof timesOf>>>();
  await fc.assert(
    fc.asyncProperty(anyTold, async (game) => {
      const gameId = await playTold(game);
      const { database } = here.storage;
      const progress = findProgress(database, gameId);
      if (progress === null) throw new Error('no progress');
      // As versions before this one left a game that is over: with the clock as it ran on.
      putProgress(database, { ...progress, clockMs: progress.clockMs + game.lateMs });
      const { journal } = await here.tell('games.load', { gameId });
      const last = journal.at(-1)?.entry.elapsedMs ?? -1;
      const times = await timesOf(here, gameId);
      expect(times).toEqual(Object.fromEntries(Object.keys(times).map((where) => [where, last])));
      seen.add(`${game.mode} ${progress.status} ${Object.keys(times).length}`);
      told.set(gameId, times);
    }),
    { numRuns: 25, seed: 27 },
  );
  const there = open('there');
  importText(there.storage.database, exportText(here.storage.database, '1.0.0', 5), 6);
  for (const [gameId, times] of told) expect(await timesOf(there, gameId)).toEqual(times);
  there.close();
  // Every mode was finished with a score, and left in the middle.
  for (const mode of MODE_IDS)
    expect([...seen].filter((each) => each.startsWith(`${mode} `)).length).toBeGreaterThan(1);
});
