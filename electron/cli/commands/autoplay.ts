import * as v from 'valibot';
import { ALGORITHMS } from '../../../core/algorithms/published.ts';
import { type Board, countTiles, type Move } from '../../../core/board/board.ts';
import { loadedEngine } from '../../../core/engine/loaded-engine.ts';
import { err, ok } from '../../../core/result.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { gameEndingSentence } from '../../../core/sentences/line-sentences.ts';
import { prove } from '../../../core/solve/prove.ts';
import { defineCommand, type FilmScene } from '../command.ts';
import { failure } from '../failure.ts';
import { type LoggedLink, makeLinkText } from '../link-log.ts';
import { PLAYERS, RULE_OPTIONS, SEARCH_OPTIONS } from '../options.ts';
import { followWitness, type Player, playByAlgorithm, playFirst } from '../players.ts';
import type { Printer } from '../printer.ts';
import { positionFields, readFields, readPosition, whole } from '../requests.ts';
import { search, searchFields } from '../search.ts';

const schema = v.object({
  ...positionFields,
  ...searchFields,
  by: v.optional(v.picklist(PLAYERS), 'first'),
  boards: v.optional(v.boolean(), false),
  /** The time that each board is shown, when the game is to be watched. */
  delayMs: v.optional(whole(0, 60_000)),
});

/** The end of a game; `unsolvable` and `unknown` end it before the first move, when it was to follow a proof. */
type Ending = 'cleared' | 'dead' | 'unsolvable' | 'unknown';

interface Game {
  readonly ending: Ending;
  readonly tiles: number;
  readonly moves: readonly Move[];
  readonly links: readonly LoggedLink[];
}

export const autoplay = defineCommand({
  name: 'autoplay',
  input: 'board',
  options: [...RULE_OPTIONS, 'by', 'boards', 'delay', ...SEARCH_OPTIONS],
  fields:
    '{width,height,template?,cells,border?,maxTurns?,gravity?,by?,timeMs?,nodeLimit?,seed?}\n' +
    '→ {ending:"cleared"|"dead"|"unsolvable"|"unknown",tiles,moves:[[a,b],…],log:["[x,y] to [x,y]: direct",…]}',
  read(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const position = readPosition(fields.value);
    const { by, boards, delayMs = null } = fields.value;
    return position.ok ? ok({ ...position.value, by, boards, delayMs, limits: fields.value }) : position;
  },
  answer({ board, rules, by, limits }, tools) {
    if (by === 'first') return ok(playBoard(board, rules, playFirst));
    if (by !== 'proof') {
      const { mostTurns } = ALGORITHMS[by];
      if (rules.maxTurns > mostTurns) return err(failure('too-many-turns', { by, most: mostTurns }));
      return ok(playBoard(board, rules, playByAlgorithm(by)));
    }
    const { found } = search((options) => prove(board, rules, options), limits, tools);
    if (found?.verdict === 'solvable') return ok(playBoard(board, rules, followWitness(found.witness)));
    const ending: Ending = found === null ? 'unknown' : found.verdict;
    return ok({ ending, tiles: countTiles(board.cells), moves: [], links: [] });
  },
  toJson: ({ links, ...game }) => ({ ...game, log: links.map(makeLinkText) }),
  isYes: ({ ending }) => ending === 'cleared',
  print({ board, rules, boards }, game, printer) {
    const lines = [];
    for (const { board: shown, move, link } of momentsOf(board, rules, game)) {
      if (boards || lines.length === 0)
        lines.push(printer.board(shown, boards && move !== null ? move : undefined), '');
      if (link !== null) lines.push(printer.link(link), ...(boards ? [''] : []));
    }
    return [...lines, sayEnding(game, printer)].join('\n');
  },
  film({ board, rules, delayMs }, game) {
    if (delayMs === null) return null;
    return { durationMs: delayMs, scenes: (printer) => scenesOf(board, rules, game, printer) };
  },
});

/** A position of a game and the move that is made from it; null at the end. */
interface Moment {
  readonly board: Board;
  readonly move: Move | null;
  readonly link: LoggedLink | null;
}

function* momentsOf(board: Board, rules: Rules, { moves, links }: Game): Generator<Moment, void> {
  const engine = loadedEngine(board, rules);
  for (const [index, move] of moves.entries()) {
    yield { board: { ...board, cells: engine.cells() }, move, link: links[index] ?? null };
    engine.apply(...move);
  }
  yield { board: { ...board, cells: engine.cells() }, move: null, link: null };
}

/** The lines of the log stay, and the board with the pair to go is drawn anew below them. */
function* scenesOf(board: Board, rules: Rules, game: Game, printer: Printer): Generator<FilmScene, void> {
  for (const { board: shown, move, link } of momentsOf(board, rules, game))
    yield move === null || link === null
      ? { kept: [printer.board(shown), '', sayEnding(game, printer)], picture: '' }
      : { kept: [printer.link(link)], picture: `\n${printer.board(shown, move)}` };
}

function sayEnding({ ending, tiles, moves }: Game, printer: Printer): string {
  const linked = printer.say('count.moves', { count: moves.length });
  return printer.strong(printer.sentence(gameEndingSentence(ending, tiles), { moves: linked }));
}

function playBoard(board: Board, rules: Rules, player: Player): Game {
  const engine = loadedEngine(board, rules);
  const moves: Move[] = [];
  const links: LoggedLink[] = [];
  for (let next = player(engine); next !== null; next = player(engine)) {
    moves.push(next.move);
    links.push(next.link);
    engine.apply(...next.move);
  }
  return { ending: engine.tiles === 0 ? 'cleared' : 'dead', tiles: engine.tiles, moves, links };
}
