import * as v from 'valibot';
import { type Board, type Cells, countTiles, type Move } from '../../../core/board/board.ts';
import { parseBoard } from '../../../core/board/text.ts';
import { loadedEngine } from '../../../core/engine/loaded-engine.ts';
import { hasScore } from '../../../core/game/modes/table.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { BORDERS, GRAVITIES, type Rules, TURN_LIMITS } from '../../../core/rules/rules.ts';
import { statusSentence } from '../../../core/sentences/ending-sentences.ts';
import {
  replayRefusalSentence,
  replayVerdictSentence,
} from '../../../core/sentences/file-refusal-sentences.ts';
import { illegalSentence, lineEndSentence } from '../../../core/sentences/line-sentences.ts';
import { replayedEndSentence } from '../../../core/sentences/standing-sentences.ts';
import type { FileAnswer, FileCommand, FileTools } from '../command.ts';
import { type Failure, failure } from '../failure.ts';
import { MAX_GAMES_BYTES } from '../files/games-limit.ts';
import type { JudgedGame } from '../files/replayed-games.ts';
import { type LoggedLink, loggedLink, makeLinkText } from '../link-log.ts';
import { RULE_OPTIONS } from '../options.ts';
import type { Printer } from '../printer.ts';
import { labelOf, readText, STANDARD_INPUT } from '../read-file.ts';
import { cellField, cellIndex, readFields } from '../requests.ts';
import { textFailure } from '../source.ts';
import { modeName, templateName } from '../texts.ts';

const MAX_BOARD_BYTES = 8 * 1024 * 1024;
const schema = v.object({
  maxTurns: v.optional(v.picklist(TURN_LIMITS), 2),
  border: v.optional(v.picklist(BORDERS), 'open'),
  gravity: v.optional(v.picklist(GRAVITIES), 'none'),
  moves: v.optional(v.array(v.strictTuple([cellField, cellField]))),
});

export const replay: FileCommand = {
  name: 'replay',
  input: 'files',
  options: [...RULE_OPTIONS, 'moves'],
  fields:
    '→ {id,mode,template,entries,verdict:"verified"|"replayed"|"not-rechecked"|"refused",reason?,at?,end?:{status,level,links,score,elapsedMs}}, one line a game\n' +
    '→ {legal,at?,ending:"cleared"|"dead"|"open",tiles,cells,log:["[x,y] to [x,y]: direct",…]} with --moves',
  async run({ fields, sources }, tools) {
    const request = readFields(schema, fields);
    if (!request.ok) return request;
    const [source = STANDARD_INPUT, ...others] = sources;
    if (others.length > 0) return err(failure('one-source', { file: others.join(' ') }));
    const { moves, ...rules } = request.value;
    return moves === undefined ? replayGames(source, tools) : replayLine(source, moves, rules, tools);
  },
};

/** The games of an exported file, each judged by itself. */
async function replayGames(source: string, tools: FileTools): Promise<Result<FileAnswer, Failure>> {
  const text = await readText(source, tools, MAX_GAMES_BYTES);
  if (!text.ok) return text;
  // With the dealer, the solver and every schema of storage: few starts need them.
  const { parseGames, replayGame } = await import('../files/replayed-games.ts');
  const works = parseGames(labelOf(source), text.value);
  if (!works.ok) return works;
  const games = works.value.map((work) => replayGame(work, tools));
  return ok({
    isYes: games.every(({ judgement }) => judgement.verdict !== 'refused'),
    json: games.map(({ judgement }) => judgement),
    print: (printer) =>
      [...games.map((game, index) => printGame(game, index, printer)), sumOf(games, printer)].join('\n'),
  });
}

function printGame(
  { judgement: { id, mode, verdict, at, end }, template, why }: JudgedGame,
  index: number,
  printer: Printer,
): string {
  const { language } = printer;
  const name = `${modeName(language, mode)} · ${templateName(language, template)}`;
  const what = `${index + 1}. ${id} · ${name}`;
  const where = at === undefined ? '' : printer.say('replay.at', { entry: at + 1 });
  const reason = why === null ? '' : printer.sentence(replayRefusalSentence(why));
  const judged =
    verdict === 'refused'
      ? printer.say('replay.refused', { reason, where })
      : printer.sentence(replayVerdictSentence(verdict));
  if (end === undefined) return `${what}: ${judged}`;
  const status = printer.sentence(statusSentence(end.status));
  const isScored = hasScore(mode);
  const told = isScored ? printer.sentence(replayedEndSentence(end), { status }) : status;
  return `${what}: ${told} · ${judged}`;
}

function sumOf(games: readonly JudgedGame[], printer: Printer): string {
  const refused = games.filter(({ judgement }) => judgement.verdict === 'refused').length;
  return printer.strong(printer.say('replay.sum', { count: games.length, refused }));
}

type MoveField = readonly [v.InferOutput<typeof cellField>, v.InferOutput<typeof cellField>];

async function replayLine(
  source: string,
  fields: readonly MoveField[],
  rules: Rules,
  tools: FileTools,
): Promise<Result<FileAnswer, Failure>> {
  const text = await readText(source, tools, MAX_BOARD_BYTES);
  if (!text.ok) return text;
  const board = parseBoard(text.value);
  if (!board.ok) return err(textFailure(labelOf(source), board.error));
  const { width, height } = board.value;
  const moves = fields.map(([a, b]) => [cellIndex(a, width, height), cellIndex(b, width, height)] as const);
  const known = moves.filter((move): move is [number, number] => !move.includes(null));
  if (known.length < moves.length) return err(failure('no-such-cell', { field: 'moves' }));
  return ok(answerOf(board.value, known, playLine(board.value, rules, known)));
}

/** A line of play, as far as it is legal. */
interface PlayedLine {
  readonly links: readonly LoggedLink[];
  readonly cells: Cells;
  readonly ending: 'cleared' | 'dead' | 'open';
}

function playLine(board: Board, rules: Rules, moves: readonly Move[]): PlayedLine {
  const engine = loadedEngine(board, rules);
  const links: LoggedLink[] = [];
  for (const [a, b] of moves) {
    const link = engine.link(a, b);
    if (link === null) break;
    links.push(loggedLink(link));
    engine.apply(a, b);
  }
  const open = engine.moves().length > 0 ? 'open' : 'dead';
  return { links, cells: engine.cells(), ending: engine.tiles === 0 ? 'cleared' : open };
}

function answerOf(board: Board, moves: readonly Move[], { links, cells, ending }: PlayedLine): FileAnswer {
  const tiles = countTiles(cells);
  const isLegal = links.length === moves.length;
  const refused = moves[links.length];
  const log = links.map(makeLinkText);
  return {
    isYes: isLegal,
    json: [{ legal: isLegal, ...(isLegal ? {} : { at: log.length }), ending, tiles, cells, log }],
    print(printer) {
      const index = links.length + 1;
      const move = refused === undefined ? '' : printer.move(refused, board.width);
      const end = isLegal
        ? printer.sentence(lineEndSentence(ending, tiles))
        : printer.sentence(illegalSentence(refused ?? [-1, -1], index), { move });
      const played = links.map((link) => printer.link(link)).join('\n');
      const beside = [...(played === '' ? [] : [played]), printer.strong(end)].map(printer.remark);
      return [printer.board({ ...board, cells }), ...beside].join('\n');
    },
  };
}
