import * as v from 'valibot';
import { ALGORITHMS } from '../../../core/algorithms/published.ts';
import { type Board, countTiles, type Move } from '../../../core/board/board.ts';
import { err, ok } from '../../../core/result.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { solve } from '../../../core/solve/solve.ts';
import { defineCommand } from '../command.ts';
import { failure } from '../failure.ts';
import { loadedEngine } from '../loaded-engine.ts';
import { PLAYERS, RULE_OPTIONS, SEARCH_OPTIONS } from '../options.ts';
import { followWitness, type Player, playByAlgorithm, playFirst } from '../players.ts';
import { positionFields, readFields, readPosition } from '../requests.ts';
import { search, searchFields } from '../search.ts';

const schema = v.object({
  ...positionFields,
  ...searchFields,
  by: v.optional(v.picklist(PLAYERS), 'first'),
  boards: v.optional(v.boolean(), false),
});

/** How a game ended; `unsolvable` and `unknown` end it before the first move, when it was to follow a proof. */
type Ending = 'cleared' | 'dead' | 'unsolvable' | 'unknown';

interface Game {
  readonly ending: Ending;
  readonly tiles: number;
  readonly moves: readonly Move[];
  readonly log: readonly string[];
}

export const autoplay = defineCommand({
  name: 'autoplay',
  input: 'board',
  options: [...RULE_OPTIONS, 'by', 'boards', ...SEARCH_OPTIONS],
  fields:
    '{width,height,template?,cells,border?,maxTurns?,gravity?,by?,timeMs?,nodeLimit?,seed?}\n' +
    '→ {ending:"cleared"|"dead"|"unsolvable"|"unknown",tiles,moves:[[a,b],…],log:["[x,y] to [x,y]: direct",…]}',
  read(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const position = readPosition(fields.value);
    const { by, boards } = fields.value;
    return position.ok ? ok({ ...position.value, by, boards, limits: fields.value }) : position;
  },
  answer({ board, rules, by, limits }, tools) {
    if (by === 'first') return ok(playBoard(board, rules, playFirst));
    if (by !== 'proof') {
      const { mostTurns } = ALGORITHMS[by];
      if (rules.maxTurns > mostTurns) return err(failure('too-many-turns', { by, most: mostTurns }));
      return ok(playBoard(board, rules, playByAlgorithm(by)));
    }
    const { found } = search((options) => solve(board, rules, options), limits, tools);
    if (found?.verdict === 'solvable') return ok(playBoard(board, rules, followWitness(found.witness)));
    const ending: Ending = found === null ? 'unknown' : found.verdict;
    return ok({ ending, tiles: countTiles(board.cells), moves: [], log: [] });
  },
  isYes: ({ ending }) => ending === 'cleared',
  print({ board, rules, boards }, { ending, tiles, moves, log }, printer) {
    const engine = loadedEngine(board, rules);
    const lines = [printer.board(board), ''];
    for (const [index, [a, b]] of moves.entries()) {
      lines.push(log[index] ?? '');
      if (!boards) continue;
      engine.apply(a, b);
      lines.push('', printer.board({ ...board, cells: engine.cells() }), '');
    }
    const linked = printer.say('count.moves', { count: moves.length });
    lines.push(printer.strong(printer.say(`autoplay.${ending}`, { moves: linked, tiles })));
    return lines.join('\n');
  },
});

function playBoard(board: Board, rules: Rules, player: Player): Game {
  const engine = loadedEngine(board, rules);
  const moves: Move[] = [];
  const log: string[] = [];
  for (let next = player(engine); next !== null; next = player(engine)) {
    moves.push(next.move);
    log.push(next.text);
    engine.apply(...next.move);
  }
  return { ending: engine.tiles === 0 ? 'cleared' : 'dead', tiles: engine.tiles, moves, log };
}
