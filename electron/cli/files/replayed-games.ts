/** Games in files: what was exported, parsed here and judged by replay. */
import * as v from 'valibot';
import { GAME_FILE_FORMAT, GAME_FILE_VERSION } from '../../../core/contract/game-file-form.ts';
import { GAME_FILE_REASONS, type GameFileReason } from '../../../core/contract/import-errors.ts';
import type { Mode } from '../../../core/game/modes/table.ts';
import { currentNode, type Game } from '../../../core/game/play/game.ts';
import { isFinished } from '../../../core/game/play/status.ts';
import { replay } from '../../../core/game/replay.ts';
import { scoreRowOf } from '../../../core/game/score-row.ts';
import { type Forgery, verifyGame } from '../../../core/game/verify-game.ts';
import { err, type Result } from '../../../core/result.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { type SetupProblem, setupProblem } from '../../storage/games/setup-check.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, exportSchema } from '../../storage/transfer/export-format.ts';
import { versionOf } from '../../storage/transfer/file-head.ts';
import { finish } from '../../storage/transfer/job-steps.ts';
import { describeIssue, parsingGames } from '../../storage/transfer/parse-games.ts';
import { parseStrictJson } from '../../storage/transfer/strict-json.ts';
import type { GameWork } from '../../storage/transfer/work.ts';
import type { Tools } from '../command.ts';
import { type Failure, failure, gamesFailure } from '../failure.ts';

/**
 * The verdict of a replay. `verified`: deal, levels, reshuffles and score were computed again and equal the
 * claimed ones. `replayed`: every move is legal and leads to its board; an unfinished game has no more to be
 * computed. `not-rechecked`: the same, but this version cannot compute all of it again. `refused`: the game
 * is not as claimed; the reason is given.
 */
export type ReplayVerdict = 'verified' | 'replayed' | 'not-rechecked' | 'refused';

/** A game with what replaying it came to, and what is told of it in words. */
export interface JudgedGame {
  readonly judgement: GameJudgement;
  readonly template: Pick<TemplateRevision, 'name' | 'builtIn'>;
  readonly why: RefusalReason | null;
}

/** Why a game is refused, as a text of `replay.reason`. */
export type RefusalReason = SetupProblem['code'] | GameFileReason | Forgery | 'score';

/** The content of a line of JSON about a game. */
export interface GameJudgement {
  readonly id: string;
  readonly mode: Mode;
  readonly template: string;
  /** Entries of the journal. */
  readonly entries: number;
  readonly verdict: ReplayVerdict;
  /** Why it is refused: the part that is not as it is said to be, or the code of the entry's error. */
  readonly reason?: string;
  /** The entry at which a refused game stops to be one, from 0. */
  readonly at?: number;
  /** The result of the replay, where it reached an end. */
  readonly end?: ReplayEnd;
}

export interface ReplayEnd {
  readonly status: Game['status'];
  readonly level: number;
  readonly links: number;
  readonly score: number;
  readonly elapsedMs: number;
}

/** A file that says which format it has, whatever else is in it. */
const headSchema = v.object({ format: v.string() });
/** A file with one game, which has no score of its own: that is what the replay gives. */
const oneGameSchema = v.object({ game: v.looseObject({}) });

/** For each format its newest version, and the games in a file of it, which are looked at one by one. */
const FORMATS: Readonly<Record<string, { version: number; schema: v.GenericSchema<unknown, unknown[]> }>> = {
  [EXPORT_FORMAT]: {
    version: EXPORT_VERSION,
    schema: v.pipe(
      exportSchema,
      v.transform(({ games }) => games),
    ),
  },
  [GAME_FILE_FORMAT]: {
    version: GAME_FILE_VERSION,
    schema: v.pipe(
      oneGameSchema,
      v.transform(({ game }) => [{ finished: null, ...game }]),
    ),
  },
};

/** The games of a file's text: of an export, or of a file with one game. */
export function parseGames(file: string, text: string): Result<readonly GameWork[], Failure> {
  const json = parseStrictJson(text);
  if (!json.ok) return err(gamesFailure(file, json.error));
  const head = v.safeParse(headSchema, json.value);
  const name = head.success ? head.output.format : '';
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
  if (format === undefined)
    return err(failure('no-games', { file, formats: Object.keys(FORMATS).join(', ') }));
  const version = versionOf(json.value, name);
  if (!version.ok) return err(gamesFailure(file, version.error));
  if (version.value > format.version)
    return err(failure('games-newer', { file, version: version.value, ours: format.version }));
  const parsed = v.safeParse(format.schema, json.value, { abortEarly: true });
  if (!parsed.success)
    return err(
      gamesFailure(file, { code: 'import-wrong-shape', detail: describeIssue(parsed.issues[0], '') }),
    );
  const games = finish(parsingGames(parsed.output));
  return games.ok ? games : err(gamesFailure(file, games.error));
}

/** Replays one game and computes again what can be computed. */
export function replayGame(work: GameWork, tools: Tools): JudgedGame {
  const { id, setup, journal } = work;
  const { template } = setup.deal;
  const about = { id, mode: setup.mode, template: template.name, entries: journal.length };
  const problem = setupProblem(setup);
  if (problem !== null)
    return {
      judgement: { ...about, verdict: 'refused', reason: problem.detail },
      template,
      why: problem.code,
    };
  const replayed = replayReporting(work, tools);
  if (!replayed.ok) {
    const { index: at, error } = replayed.error;
    const place = at < 0 ? {} : { at };
    const judgement = { ...about, verdict: 'refused', reason: error.code, ...place } as const;
    return { judgement, template, why: reasonOf(error.code) };
  }
  const { verdict, reason } = judge(work, replayed.value, tools);
  const refusal = reason === undefined ? {} : { reason };
  const judgement = { ...about, end: endOf(replayed.value), verdict, ...refusal };
  return { judgement, template, why: reason ?? null };
}

/** A reason that has words of its own, or that the entry is against the rules at its place. */
function reasonOf(code: string): RefusalReason {
  if (code === 'unknown-version') return code;
  return GAME_FILE_REASONS.find((reason) => reason === code) ?? 'against-rules';
}

function replayReporting({ setup, journal }: GameWork, tools: Tools) {
  const steps = replay(setup, journal);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    tools.report(step.value.done, step.value.total);
  }
}

function endOf(game: Game): ReplayEnd {
  const { level, links, score } = currentNode(game);
  return { status: game.status, level, links, score: score.total, elapsedMs: game.elapsedMs };
}

/** The results of computing a game again whose moves all hold. */
interface Computed {
  readonly verdict: ReplayVerdict;
  readonly reason?: Forgery | 'score';
}

function judge(work: GameWork, game: Game, tools: Tools): Computed {
  if (!isFinished(game)) return { verdict: 'replayed' };
  if (work.finished !== null && !isScoreOf(work, game)) return { verdict: 'refused', reason: 'score' };
  const computing = verifyGame(game);
  for (;;) {
    const step = computing.next();
    if (!step.done) {
      tools.report(step.value.nodes, null);
      continue;
    }
    const { value } = step;
    return value.verdict === 'forged'
      ? { verdict: 'refused', reason: value.what }
      : { verdict: value.verdict };
  }
}

/** Returns whether the score that the file claims is the one that the moves give. */
function isScoreOf({ id, finished }: GameWork, game: Game): boolean {
  const claimed = finished?.row;
  if (claimed === undefined) return true;
  const { score } = scoreRowOf(id, game, claimed.finishedAt);
  return JSON.stringify(score) === JSON.stringify(claimed.score);
}
