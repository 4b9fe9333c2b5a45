import type { Board, Move } from '../../../core/board/board.ts';
import { loadedEngine } from '../../../core/engine/loaded-engine.ts';
import { ok } from '../../../core/result.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { solvedSentence } from '../../../core/sentences/line-sentences.ts';
import { prove } from '../../../core/solve/prove.ts';
import type { Verdict } from '../../../core/solve/verdict.ts';
import { defineCommand } from '../command.ts';
import { type LoggedLink, loggedLink } from '../link-log.ts';
import { RULE_OPTIONS, SEARCH_OPTIONS } from '../options.ts';
import { readSearch, search } from '../search.ts';

type Reply = Verdict & { readonly ms: number };

export const solve = defineCommand({
  name: 'solve',
  input: 'board',
  options: [...RULE_OPTIONS, ...SEARCH_OPTIONS],
  fields:
    '{width,height,template?,cells,border?,maxTurns?,gravity?,timeMs?,nodeLimit?,seed?}\n' +
    '→ {verdict:"solvable"|"unsolvable"|"unknown",witness?:[[a,b],…],proof?:"odd-kind"|"closure"|"exhausted",nodes,ms}',
  read: readSearch,
  answer({ board, rules, limits }, tools) {
    const { found, nodes, ms } = search((options) => prove(board, rules, options), limits, tools);
    if (found === null) return ok<Reply>({ verdict: 'unknown', nodes, ms });
    return ok<Reply>({ ...found, ms });
  },
  isYes: ({ verdict }) => verdict === 'solvable',
  print({ board, rules }, reply, printer) {
    const { ms } = reply;
    const nodes = printer.say('count.nodes', { count: reply.nodes });
    const said = solvedSentence(reply);
    if (reply.verdict !== 'solvable') return printer.sentence(said, { nodes, ms });
    const { witness } = reply;
    const moves = printer.say('count.moves', { count: witness.length });
    const heading = printer.sentence(said, { moves, nodes, ms });
    const links = linksOf(board, rules, witness).map((link) => printer.link(link));
    return [printer.strong(heading), ...links].join('\n');
  },
});

/** Each link of a witness, as it is when its turn comes. */
function linksOf(board: Board, rules: Rules, witness: readonly Move[]): LoggedLink[] {
  const engine = loadedEngine(board, rules);
  return witness.map(([a, b]) => {
    const link = engine.link(a, b);
    if (link === null) throw new Error(`a witness holds an illegal move: ${a}, ${b}`);
    engine.apply(a, b);
    return loggedLink(link);
  });
}
