import * as v from 'valibot';
import { type Board, type Cells, countTiles, type Move } from '../../../core/board/board.ts';
import { parseBoard } from '../../../core/board/text.ts';
import { loadedEngine } from '../../../core/engine/loaded-engine.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { BORDERS, GRAVITIES, type Rules, TURN_LIMITS } from '../../../core/rules/rules.ts';
import type { FileAnswer, FileCommand, FileTools } from '../command.ts';
import { type Failure, failure } from '../failure.ts';
import { labelOf, readText, STANDARD_INPUT } from '../files/read-file.ts';
import type { JudgedGame } from '../files/replayed-games.ts';
import { RULE_OPTIONS } from '../options.ts';
import { makeLinkText, makeMoveText } from '../output/link-log.ts';
import type { Printer } from '../output/printer.ts';
import { cellField, cellIndex, readFields } from '../requests.ts';
import { textFailure } from '../source.ts';

/** Most bytes of a file of games: as much as the app imports. */
const MAX_GAMES_BYTES = 256 * 1024 * 1024;
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
    isYes: games.every(({ verdict }) => verdict !== 'refused'),
    json: games,
    print: (printer) =>
      [...games.map((game, index) => printGame(game, index, printer)), sumOf(games, printer)].join('\n'),
  });
}

function printGame(
  { id, mode, template, verdict, reason = '', at, end }: JudgedGame,
  index: number,
  printer: Printer,
): string {
  const what = `${index + 1}. ${id} · ${mode} · ${template}`;
  const where = at === undefined ? '' : printer.say('replay.at', { entry: at + 1 });
  const judged = printer.say(`replay.${verdict}`, { reason, where });
  if (end === undefined) return `${what}: ${judged}`;
  const links = printer.say('count.links', { count: end.links });
  return `${what}: ${printer.say('replay.end', { ...end, links })} · ${judged}`;
}

function sumOf(games: readonly JudgedGame[], printer: Printer): string {
  const refused = games.filter(({ verdict }) => verdict === 'refused').length;
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
  readonly log: readonly string[];
  readonly cells: Cells;
  readonly ending: 'cleared' | 'dead' | 'open';
}

function playLine(board: Board, rules: Rules, moves: readonly Move[]): PlayedLine {
  const engine = loadedEngine(board, rules);
  const log: string[] = [];
  for (const [a, b] of moves) {
    const link = engine.link(a, b);
    if (link === null) break;
    log.push(makeLinkText(link));
    engine.apply(a, b);
  }
  const open = engine.moves().length > 0 ? 'open' : 'dead';
  return { log, cells: engine.cells(), ending: engine.tiles === 0 ? 'cleared' : open };
}

function answerOf(board: Board, moves: readonly Move[], { log, cells, ending }: PlayedLine): FileAnswer {
  const tiles = countTiles(cells);
  const isLegal = log.length === moves.length;
  const refused = moves[log.length];
  return {
    isYes: isLegal,
    json: [{ legal: isLegal, ...(isLegal ? {} : { at: log.length }), ending, tiles, cells, log }],
    print(printer) {
      const index = log.length + 1;
      const move = refused === undefined ? '' : makeMoveText(refused, board.width);
      const end = isLegal
        ? printer.say(`replay.line-${ending}`, { tiles })
        : printer.say('replay.line-illegal', { index, move });
      return [...log, '', printer.board({ ...board, cells }), '', printer.strong(end)].join('\n');
    },
  };
}
