import * as v from 'valibot';
import { type FilmError, type GameFilm, makeFilm } from '../../../core/film/film.ts';
import { makeGif } from '../../../core/film/film-gif.ts';
import { filmedGame } from '../../../core/film/film-moments.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { REVIEW_OPTIONS, reviewGame } from '../../../core/review/game-review.ts';
import type { GameWork } from '../../storage/transfer/work.ts';
import type { FileCommand, FileTools, Tools } from '../command.ts';
import { type Failure, failure } from '../failure.ts';
import { MAX_GAMES_BYTES } from '../files/games-limit.ts';
import { parseGames, replayGame } from '../files/replayed-games.ts';
import { writeFiles } from '../files/write-file.ts';
import { GIF_TOOLS } from '../picture/gif-tools.ts';
import { carvedSheet } from '../picture/tile-raster.ts';
import { labelOf, readText, STANDARD_INPUT } from '../read-file.ts';
import { readFields, whole } from '../requests.ts';
import { runReporting } from '../search.ts';

const MEGABYTE = 1_000_000;

const schema = v.object({
  out: v.optional(v.string()),
  force: v.optional(v.boolean(), false),
  game: v.optional(whole(1, 1_000_000)),
  part: v.optional(v.string()),
  speed: v.optional(whole(1, 1_000)),
  seconds: v.optional(whole(3, 600), 15),
  megabytes: v.optional(whole(1, 100), 8),
  nodeLimit: v.optional(whole(0, Number.MAX_SAFE_INTEGER), REVIEW_OPTIONS.nodeLimit),
});
type Request = v.InferOutput<typeof schema>;

export const film: FileCommand = {
  name: 'film',
  input: 'files',
  options: ['out', 'force', 'game', 'part', 'speed', 'seconds', 'megabytes', 'node-limit'],
  fields: null,
  async run({ fields, sources }, tools) {
    const read = readFields(schema, fields);
    if (!read.ok) return read;
    const { out, force } = read.value;
    if (out !== undefined && !/\.gif$/i.test(out)) return err(failure('film-is-gif', { file: out }));
    if (out === undefined && tools.isScreen) return err(failure('picture-on-screen'));
    const [source = STANDARD_INPUT, ...others] = sources;
    if (others.length > 0) return err(failure('one-source', { file: others.join(' ') }));
    // Before minutes of work, and once more when it is written.
    if (out !== undefined && !force && tools.hasFile(out)) return err(failure('file-there', { file: out }));
    const game = await readGame(source, read.value, tools);
    if (!game.ok) return game;
    const made = filmOf(game.value, read.value, tools);
    if (!made.ok) return made;
    const gif = drawn(made.value, read.value, tools);
    if (!gif.ok) return gif;
    if (out === undefined) return ok({ isYes: true, print: () => gif.value });
    const written = await writeFiles([{ path: out, content: gif.value }], force, tools);
    if (!written.ok) return written;
    const about = { file: out, seconds: made.value.lengthMs / 1_000, ...sizeOf(gif.value) };
    return ok({ isYes: true, print: (printer) => printer.say('film.made', about) });
  },
};

/** The one game of a file, or the one that is chosen, which must hold. */
async function readGame(
  source: string,
  { game }: Request,
  tools: FileTools,
): Promise<Result<GameWork, Failure>> {
  const file = labelOf(source);
  const text = await readText(source, tools, MAX_GAMES_BYTES);
  if (!text.ok) return text;
  const works = parseGames(file, text.value);
  if (!works.ok) return works;
  const games = works.value.length;
  if (game === undefined && games > 1) return err(failure('several-games', { file, games }));
  const work = works.value[(game ?? 1) - 1];
  if (work === undefined) return err(failure('no-such-game', { file, game: game ?? 1, games }));
  const { judgement } = replayGame(work, tools);
  return judgement.verdict === 'refused' ? err(failure('game-refused', { file })) : ok(work);
}

function filmOf({ setup, journal }: GameWork, request: Request, tools: Tools): Result<GameFilm, Failure> {
  const part = request.part === undefined ? null : parsePart(request.part);
  if (request.part !== undefined && part === null) return err(failure('bad-part', { value: request.part }));
  const entries = journal.map(({ entry }) => entry);
  const game = filmedGame(setup, entries);
  if (!game.ok) throw new Error(`a game that holds was refused: ${game.error.error.code}`);
  const asked = { part, speed: request.speed ?? null, mostMs: request.seconds * 1_000 };
  // Losing moves make no film too long, so one that is refused is refused before its moves are looked at.
  const tried = makeFilm(game.value, { ...asked, losing: new Set() });
  if (!tried.ok) return err(filmFailure(tried.error, request));
  const { nodeLimit } = request;
  if (nodeLimit === 0) return tried;
  const reviewed = runReporting(
    reviewGame(setup, entries, { ...REVIEW_OPTIONS, games: 0, nodeLimit }),
    tools,
  );
  if (!reviewed.ok) throw new Error(`a game that holds has no review: ${reviewed.error.error.code}`);
  const losing = reviewed.value.moves.filter(({ isLosing }) => isLosing).map(({ entry }) => entry);
  const made = makeFilm(game.value, { ...asked, losing: new Set(losing) });
  return made.ok ? made : err(filmFailure(made.error, request));
}

/** Two moves such as `20-40`. */
function parsePart(text: string): { readonly from: number; readonly to: number } | null {
  const found = /^(\d{1,7})-(\d{1,7})$/.exec(text);
  return found === null ? null : { from: Number(found[1]), to: Number(found[2]) };
}

function filmFailure(error: FilmError, { part = '', seconds: most }: Request): Failure {
  switch (error.code) {
    case 'no-moves':
      return failure('no-moves');
    case 'no-part':
      return failure('no-part', { value: part, moves: error.moves });
    case 'too-long':
      return failure('film-too-long', { seconds: Math.ceil(error.lengthMs / 1_000), most });
  }
}

function drawn(
  made: GameFilm,
  { megabytes: most }: Request,
  tools: Tools,
): Result<Uint8Array<ArrayBuffer>, Failure> {
  const making = makeGif(made, carvedSheet(), GIF_TOOLS, most * MEGABYTE);
  for (;;) {
    const step = making.next();
    if (!step.done) tools.report(step.value.done, step.value.total);
    else return step.value === null ? err(failure('film-too-large', { most })) : ok(step.value);
  }
}

/** The size that the head of a GIF tells, and that of its file. */
function sizeOf(gif: Uint8Array<ArrayBuffer>) {
  const view = new DataView(gif.buffer, gif.byteOffset);
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  return { width, height, kilobytes: Math.ceil(gif.length / 1_000) };
}
