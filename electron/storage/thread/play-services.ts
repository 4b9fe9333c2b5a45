/** The services of the contract for games. */
import type { BridgeError, Reply, Request } from '../../../core/contract/contract.ts';
import { figuresOf } from '../../../core/game/game-figures.ts';
import type { ModeRules } from '../../../core/game/modes/mode.ts';
import { currentNode, type Game } from '../../../core/game/play/game.ts';
import { startGame } from '../../../core/game/play/play.ts';
import { isOver } from '../../../core/game/play/status.ts';
import { replayWhole } from '../../../core/game/replay.ts';
import { scoreRowOf } from '../../../core/game/score-row.ts';
import { rulesOf } from '../../../core/game/setup/mode-rules.ts';
import { isNewSetup } from '../../../core/game/setup/versions.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import { DamageError } from '../base/failures.ts';
import type { Storage } from '../base/storage.ts';
import { momentOf, type OnDamage } from '../base/stored-value.ts';
import { beginGame } from '../games/begin-game.ts';
import { loadRunningGame, pairsLeftOf, playEntry, type RunningGame } from '../games/running-game.ts';
import { setupProblem } from '../games/setup-check.ts';
import { achievementsOf, earnByGame } from '../tables/achievements-table.ts';
import { keepFigures } from '../tables/figures-table.ts';
import { findGame, findProgress, type GameProgress, putProgress } from '../tables/games-table.ts';
import { appendRow, nextChain, rowAt } from '../tables/journal-table.ts';
import type { CheckState } from '../tables/score-checks-table.ts';
import { enterScore, findFinished } from '../tables/scores-table.ts';
import { readSettled } from '../tables/settling.ts';
import { withTrueTemplate } from '../tables/true-template.ts';
import { findGhosts } from './ghost-games.ts';
import { doesClockRun, startClock, stopClock } from './running-clock.ts';
import { settleInSlices } from './settled.ts';
import { verifyInSlices } from './verify-scores.ts';

type Answered<T> = Result<T, BridgeError>;

/** The one game being played, kept replayed so that an entry is checked without reading the journal again. */
export interface RunningGameCache {
  running: RunningGame | null;
}

/** Keeps a new game and sets the unfinished one like it aside. */
export function startNewGame(
  storage: Storage,
  { setup: claimed }: Request<'games.start'>,
): Answered<Reply<'games.start'>> {
  const setup = withTrueTemplate(claimed);
  if (!isNewSetup(setup)) return refuse('bad-request', 'setup: not of versions for new games');
  const problem = setupProblem(setup);
  if (problem !== null) return refuse('bad-request', `setup: ${problem.detail}`);
  return ok({ gameId: beginGame(storage, setup, startGame(setup)) });
}

/** Begins a game in the middle: replays its journal before anything is written. */
export function playOnGame(
  storage: Storage,
  { setup: claimed, journal }: Request<'games.play-on'>,
): Answered<Reply<'games.play-on'>> {
  const setup = withTrueTemplate(claimed);
  if (!isNewSetup(setup)) return refuse('bad-request', 'setup: not of versions for new games');
  const problem = setupProblem(setup);
  if (problem !== null) return refuse('bad-request', `setup: ${problem.detail}`);
  const replayed = replayWhole(setup, journal);
  if (!replayed.ok)
    return refuse('illegal-entry', `entry ${replayed.error.index}: ${replayed.error.error.code}`);
  if (isOver(replayed.value)) return refuse('game-over', replayed.value.status);
  if (!replayed.value.assists.includes('play-on')) return refuse('illegal-entry', 'not played on');
  return ok({ gameId: beginGame(storage, setup, replayed.value, journal) });
}

function loadCached(storage: Storage, cache: RunningGameCache, gameId: string): Answered<RunningGame> {
  if (cache.running?.stored.id === gameId) return ok(cache.running);
  const loaded = loadRunningGame(storage.database, gameId);
  if (loaded.ok) cache.running = loaded.value;
  return loaded;
}

/**
 * Adds an entry to a journal. The answer comes after the commit; a failed write leaves everything as it was, and the
 * same entry may be sent again, also when its first answer was lost.
 */
export function appendEntry(
  storage: Storage,
  cache: RunningGameCache,
  request: Request<'games.append'>,
): Answered<Reply<'games.append'>> {
  const loaded = loadCached(storage, cache, request.gameId);
  if (!loaded.ok) return loaded;
  const { stored, progress, game } = loaded.value;
  const entry = JSON.stringify(request.entry);
  if (request.index < progress.entries) return answerAgain(storage, request, entry);
  if (request.index > progress.entries) {
    return refuse('journal-gap', `${request.index} after ${progress.entries} entries`);
  }
  if (progress.status !== 'playing') return refuse('game-over', progress.status);
  const played = playEntry(game, request.entry, request.boardHash);
  if (!played.ok) return played;
  const chain = nextChain(progress.chain, request.index, entry, request.boardHash);
  const next = { ...progressAfter(progress, played.value, storage.now()), chain };
  // Until the commit is certain nothing is known for sure: a failure makes the next request read the journal again.
  cache.running = null;
  storage.database
    .transaction(() => {
      appendRow(storage.database, stored.id, {
        place: request.index,
        entry,
        boardHash: request.boardHash,
        chain,
      });
      putProgress(storage.database, next);
      if (request.entry.type === 'interrupted' || isOver(played.value))
        stopClock(storage.database, stored.id);
    })
    .immediate();
  cache.running = { stored, progress: next, game: played.value };
  return ok({ accepted: request.index });
}

/** The progress of a game one entry further, but for the hash chain. */
function progressAfter(before: GameProgress, game: Game, now: number): GameProgress {
  return {
    ...before,
    entries: before.entries + 1,
    level: currentNode(game).level,
    pairsLeft: pairsLeftOf(game),
    clockMs: isOver(game) ? game.elapsedMs : Math.max(before.clockMs, game.elapsedMs),
    playedAt: momentOf(now),
  };
}

function answerAgain(
  { database }: Storage,
  request: Request<'games.append'>,
  entry: string,
): Answered<Reply<'games.append'>> {
  const row = rowAt(database, request.gameId, request.index);
  const isSame = row?.entry === entry && row.boardHash === request.boardHash;
  return isSame
    ? ok({ accepted: request.index })
    : refuse('journal-gap', `another entry stands at ${request.index}`);
}

/**
 * Keeps the clock between entries, and in modes that count interruptions whether it runs on. A time before the one known
 * changes nothing, and what changes nothing is not written.
 */
export function keepClock(
  storage: Storage,
  cache: RunningGameCache,
  { gameId, elapsedMs, isRunning }: Request<'games.clock'>,
): Answered<null> {
  const { database } = storage;
  const progress = findProgress(database, gameId);
  if (progress === null) return refuse('unknown-game', gameId);
  if (progress.status !== 'playing') return refuse('game-over', progress.status);
  const { running } = cache;
  if (running?.stored.id === gameId && isOver(running.game)) return refuse('game-over', running.game.status);
  const isLater = elapsedMs > progress.clockMs;
  const isOther =
    isRunning !== doesClockRun(database, gameId) && rulesOfGame(storage, cache, gameId).countsInterruptions;
  if (!isLater && !isOther) return ok(null);
  const clockMs = Math.max(elapsedMs, progress.clockMs);
  return putAndCache(storage, cache, { ...progress, clockMs }, isOther ? isRunning : null);
}

function rulesOfGame({ database }: Storage, { running }: RunningGameCache, gameId: string): ModeRules {
  const stored = running?.stored.id === gameId ? running.stored : findGame(database, gameId);
  if (stored === null) throw new DamageError(`games ${gameId} is missing`);
  return rulesOf(stored.setup);
}

/** `isRunning`: whether the clock runs from now on; null where that stays as it is. */
function putAndCache(
  { database }: Pick<Storage, 'database'>,
  cache: RunningGameCache,
  progress: GameProgress,
  isRunning: boolean | null,
): Answered<null> {
  const { running } = cache;
  cache.running = null;
  database
    .transaction(() => {
      putProgress(database, progress);
      if (isRunning === true) startClock(database, progress.gameId);
      if (isRunning === false) stopClock(database, progress.gameId);
    })
    .immediate();
  if (running !== null) {
    cache.running = running.stored.id === progress.gameId ? { ...running, progress } : running;
  }
  return ok(null);
}

/** Gives a game up; its journal is kept. */
export function abandonGame({ database }: Storage, cache: RunningGameCache, gameId: string): Answered<null> {
  const progress = findProgress(database, gameId);
  if (progress === null) return refuse('unknown-game', gameId);
  if (progress.status === 'finished') return refuse('game-over', progress.status);
  return putAndCache({ database }, cache, { ...progress, status: 'abandoned' }, false);
}

/**
 * Replays the whole journal, computes the game again from its seeds and enters the score and what else that earns. A game
 * that is not what it claims is refused and counts nowhere; one that was shown ends without a score. Asking again answers
 * the same.
 */
export async function finishGame(
  storage: Storage,
  cache: RunningGameCache,
  gameId: string,
): Promise<Answered<Reply<'games.finish'>>> {
  const before = answerBefore(storage, gameId);
  if (before !== null) return before;
  const ended = findEnded(storage, gameId);
  if (!ended.ok) return ended;
  if (ended.value.game.status === 'shown') return endShown(storage, cache, ended.value);
  const verification = await verifyInSlices(ended.value.game);
  if (!storage.database.open) return refuse('storage-failed', 'closed meanwhile');
  if (verification.verdict === 'forged') return refuse('forged-game', verification.what);
  // It may have been finished or erased meanwhile.
  const meanwhile = answerBefore(storage, gameId);
  if (meanwhile !== null) return meanwhile;
  const still = findEnded(storage, gameId);
  if (!still.ok) return still;
  await settleInSlices(storage, () => undefined);
  if (!storage.database.open) return refuse('storage-failed', 'closed meanwhile');
  cache.running = null;
  return ok(enterFinished(storage, still.value, verification.verdict));
}

/** The answer for a game that was finished before, or null. */
function answerBefore({ database }: Storage, gameId: string): Answered<Reply<'games.finish'>> | null {
  const before = findFinished(database, gameId);
  return before === null ? null : ok({ ...before, achievements: achievementsOf(database, gameId) });
}

/** The game that is over and still to be finished; one that was shown also when it was. */
function findEnded({ database }: Storage, gameId: string): Answered<RunningGame> {
  const loaded = loadRunningGame(database, gameId);
  if (!loaded.ok) return loaded;
  const { progress, game } = loaded.value;
  if (game.status === 'shown' && progress.status === 'finished') return loaded;
  if (progress.status !== 'playing') return refuse('game-over', progress.status);
  return isOver(game) ? loaded : refuse('not-finished', game.status);
}

function endShown({ database }: Storage, cache: RunningGameCache, { progress }: RunningGame): Answered<null> {
  cache.running = null;
  if (progress.status !== 'finished') putProgress(database, { ...progress, status: 'finished' });
  return ok(null);
}

function enterFinished(
  { database, now }: Storage,
  { stored, progress, game }: RunningGame,
  state: CheckState,
): Reply<'games.finish'> {
  const at = momentOf(now());
  const settled = <T>(read: () => T) => readSettled(database, at, () => undefined, read);
  return database
    .transaction(() => {
      putProgress(database, { ...progress, status: 'finished' });
      const entered = settled(() => enterScore(database, scoreRowOf(stored.id, game, at), state));
      keepFigures(database, stored.id, figuresOf(game));
      const earned = () => (state === 'verified' ? earnByGame(database, game, entered.row) : []);
      return { ...entered, achievements: settled(earned) };
    })
    .immediate();
}

/** The games that can run beside a kept one. */
export function listGhosts(
  { database }: Storage,
  gameId: string,
  onDamage: OnDamage,
): Answered<Reply<'games.ghosts'>> {
  const stored = findGame(database, gameId);
  if (stored === null) return refuse('unknown-game', gameId);
  return ok(findGhosts(database, { gameId, setup: stored.setup }, onDamage));
}
