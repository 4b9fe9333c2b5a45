import * as v from 'valibot';
import { type Board, countTiles, type Move } from '../../../core/board/board.ts';
import { ok } from '../../../core/result.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { solve } from '../../../core/solve/solve.ts';
import { defineCommand } from '../command.ts';
import { engineOn } from '../engine.ts';
import { makeLinkText } from '../link-log.ts';
import { RULE_OPTIONS, SEARCH_OPTIONS } from '../options.ts';
import { positionFields, readFields, readPosition } from '../requests.ts';
import { search, searchFields } from '../search.ts';

const schema = v.object({
  ...positionFields,
  ...searchFields,
  by: v.optional(v.picklist(['first', 'proof']), 'first'),
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
    '{width,height,template?,cells,border?,maxTurns?,gravity?,by?:"first"|"proof",timeMs?,nodeLimit?,seed?}\n' +
    '→ {ending:"cleared"|"dead"|"unsolvable"|"unknown",tiles,moves:[[a,b],…],log:["[x,y] to [x,y]: direct",…]}',
  read(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const position = readPosition(fields.value);
    const { by, boards } = fields.value;
    return position.ok ? ok({ ...position.value, by, boards, limits: fields.value }) : position;
  },
  answer({ board, rules, by, limits }, tools) {
    if (by === 'first') return ok(playBoard(board, rules, null));
    const { found } = search((options) => solve(board, rules, options), limits, tools);
    if (found?.verdict === 'solvable') return ok(playBoard(board, rules, found.witness));
    const ending: Ending = found === null ? 'unknown' : found.verdict;
    return ok({ ending, tiles: countTiles(board.cells), moves: [], log: [] });
  },
  isYes: ({ ending }) => ending === 'cleared',
  print({ board, rules, boards }, { ending, tiles, moves, log }, paper) {
    const engine = engineOn(board, rules);
    const lines = [paper.board(board), ''];
    for (const [index, [a, b]] of moves.entries()) {
      lines.push(log[index] ?? '');
      if (!boards) continue;
      engine.apply(a, b);
      lines.push('', paper.board({ ...board, cells: engine.cells() }), '');
    }
    lines.push(paper.strong(paper.say(`autoplay.${ending}`, { moves: moves.length, tiles })));
    return lines.join('\n');
  },
});

/** Plays along a plan, or else the first pair in reading order again and again. */
function playBoard(board: Board, rules: Rules, plan: readonly Move[] | null): Game {
  const engine = engineOn(board, rules);
  const moves: Move[] = [];
  const log: string[] = [];
  const next = () => (plan === null ? engine.moves()[0] : plan[moves.length]);
  for (let move = next(); move !== undefined; move = next()) {
    const link = engine.link(...move);
    if (link === null) throw new Error(`a game holds an illegal move: ${move}`);
    moves.push(move);
    log.push(makeLinkText(link));
    engine.apply(...move);
  }
  return { ending: engine.tiles === 0 ? 'cleared' : 'dead', tiles: engine.tiles, moves, log };
}
