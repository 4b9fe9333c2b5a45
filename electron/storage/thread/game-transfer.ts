/** One game goes out into a file of its own and comes in from one, proved by replay before anything is written. */
import * as v from 'valibot';
import type { BridgeError } from '../../../core/contract/contract.ts';
import { MAX_GAME_FILE_UNITS } from '../../../core/contract/game-file-ending.ts';
import {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type ImportedGame,
} from '../../../core/contract/game-file-form.ts';
import { GAME_FILE_REASONS, type GameFileReason } from '../../../core/contract/import-errors.ts';
import { momentSchema } from '../../../core/contract/schemas.ts';
import { currentNode, type Game } from '../../../core/game/play/game.ts';
import { replay } from '../../../core/game/replay.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { putRow } from '../base/checked-rows.ts';
import { inSlices } from '../base/slices.ts';
import type { Storage } from '../base/storage.ts';
import { momentOf } from '../base/stored-value.ts';
import { pairsLeftOf } from '../games/running-game.ts';
import { setupProblem } from '../games/setup-check.ts';
import { addGame, findGame, findProgress, putProgress, timeOf } from '../tables/games-table.ts';
import { readJournal } from '../tables/journal-table.ts';
import { keepRevision } from '../tables/templates-table.ts';
import { versionOf } from '../transfer/file-head.ts';
import { relationTo } from '../transfer/game-relation.ts';
import type { JobStep } from '../transfer/job-steps.ts';
import { appendRows, nameOfBranch } from '../transfer/merge-game.ts';
import { describeIssue, parsingGames } from '../transfer/parse-games.ts';
import { makeReadableJson } from '../transfer/readable-json.ts';
import { parsingStrictJson } from '../transfer/strict-json.ts';
import type { GameWork } from '../transfer/work.ts';
import { verifyInSlices } from './verify-scores.ts';

const fileSchema = v.strictObject({
  format: v.literal(GAME_FILE_FORMAT),
  version: v.literal(GAME_FILE_VERSION),
  appVersion: v.pipe(v.string(), v.maxLength(40)),
  exportedAt: momentSchema,
  /** As in an export of everything, but for the score: that is what the replay gives. */
  game: v.looseObject({}),
});

type Refused = Extract<ImportedGame, { state: 'refused' }>;

/** A game that is over as the text of a file. */
export function exportGame(
  { database, now }: Storage,
  appVersion: string,
  gameId: string,
): Result<{ readonly text: string }, BridgeError> {
  const stored = findGame(database, gameId);
  const progress = findProgress(database, gameId);
  if (stored === null || progress === null) return err({ code: 'unknown-game', detail: gameId });
  const { status, playedAt } = progress;
  if (status === 'playing') return err({ code: 'not-finished', detail: status });
  const { setup, startedAt } = stored;
  const journal = readJournal(database, stored.chain, progress);
  const elapsedMs = timeOf(progress, journal.at(-1)?.entry.elapsedMs ?? 0);
  const game = { id: gameId, setup, startedAt, playedAt, status, elapsedMs, journal };
  const head = { format: GAME_FILE_FORMAT, version: GAME_FILE_VERSION, appVersion };
  const text = `${makeReadableJson({ ...head, exportedAt: momentOf(now()), game })}\n`;
  if (text.length > MAX_GAME_FILE_UNITS)
    return err({ code: 'too-large', detail: `${text.length} > ${MAX_GAME_FILE_UNITS}` });
  return ok({ text });
}

/**
 * Takes a game from the text of a file: replays it, computes its boards again from their seeds, and lists it. It may be of
 * anyone, so it enters no score table and counts nowhere. A game that is here already stays as it is.
 */
export async function importGame(storage: Storage, text: string): Promise<Result<ImportedGame, BridgeError>> {
  const work = await inSlices(parsingGameFile(text));
  if (!work.ok) return ok(work.error);
  const game = await provedGame(work.value);
  if (!game.ok) return ok(game.error);
  if (!storage.database.open) return err({ code: 'storage-failed', detail: 'closed meanwhile' });
  return ok(takeIn(storage, work.value, game.value));
}

function takeIn(storage: Storage, work: GameWork, game: Game): ImportedGame {
  const { database } = storage;
  const relation = relationTo(database, work);
  if (relation === 'within') return { state: 'known', gameId: work.id };
  // The same game that went on otherwise elsewhere comes under a name that its moves give it.
  const gameId = relation === 'new' ? work.id : nameOfBranch(work);
  if (findGame(database, gameId) !== null) return { state: 'known', gameId };
  insert(storage, { ...work, id: gameId }, game);
  return { state: 'added', gameId };
}

function refuse(
  code: Refused['code'],
  detail: string,
  { reason = null, entry = null }: Partial<Pick<Refused, 'reason' | 'entry'>> = {},
): Result<never, Refused> {
  return err({ state: 'refused', code, reason, detail, entry });
}

/** A reason that has words of its own, or that the entry is against the rules at its place. */
function reasonOf(code: string): GameFileReason {
  return GAME_FILE_REASONS.find((reason) => reason === code) ?? 'against-rules';
}

function* parsingGameFile(text: string): Generator<JobStep, Result<GameWork, Refused>> {
  const json = yield* parsingStrictJson(text);
  if (!json.ok) return refuse(json.error.code, json.error.detail);
  const version = versionOf(json.value, GAME_FILE_FORMAT);
  if (!version.ok) return refuse(version.error.code, version.error.detail);
  if (version.value > GAME_FILE_VERSION) return refuse('import-newer', `version ${version.value}`);
  const file = v.safeParse(fileSchema, json.value, { abortEarly: true });
  if (!file.success) return refuse('import-wrong-shape', describeIssue(file.issues[0], ''));
  const games = yield* parsingGames([{ finished: null, ...file.output.game }]);
  if (!games.ok) return refuse(games.error.code, games.error.detail.replace('games.0', 'game'));
  const [work] = games.value;
  return work === undefined ? refuse('import-wrong-shape', 'game') : ok(work);
}

async function provedGame({ setup, journal }: GameWork): Promise<Result<Game, Refused>> {
  const problem = setupProblem(setup);
  if (problem?.code === 'unknown-version') return refuse('import-newer', problem.detail);
  if (problem !== null) return refuse('game-setup', problem.detail, { reason: problem.code });
  const replayed = await inSlices(replay(setup, journal));
  if (!replayed.ok) {
    const { index, error } = replayed.error;
    return refuse('game-moves', error.code, {
      reason: reasonOf(error.code),
      entry: index < 0 ? null : index + 1,
    });
  }
  const verified = await verifyInSlices(replayed.value);
  return verified.verdict === 'forged' ? refuse(`game-${verified.what}`, verified.what) : replayed;
}

function insert({ database, now }: Storage, work: GameWork, game: Game): void {
  const { id, setup, startedAt, playedAt, journal } = work;
  database
    .transaction(() => {
      keepRevision(database, setup.deal.template, momentOf(now()));
      const first = addGame(database, id, setup, startedAt);
      putProgress(database, {
        gameId: id,
        status: 'set-aside',
        entries: journal.length,
        chain: appendRows(database, id, first, 0, journal),
        level: currentNode(game).level,
        pairsLeft: pairsLeftOf(game),
        clockMs: game.elapsedMs,
        playedAt,
      });
      putRow(database, 'imported_games', { game_id: id, imported_at: momentOf(now()) });
    })
    .immediate();
}
