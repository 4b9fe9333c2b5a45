import type { Move } from '../../../core/board/board.ts';
import { ok } from '../../../core/result.ts';
import { hintReasonSentence, noHintSentence } from '../../../core/sentences/line-sentences.ts';
import { findHint, type HintReason } from '../../../core/solve/hint.ts';
import { defineCommand } from '../command.ts';
import { makePoint, pointAt } from '../link-log.ts';
import { RULE_OPTIONS, SEARCH_OPTIONS } from '../options.ts';
import { readSearch, search } from '../search.ts';

type Reply =
  | { readonly pair: Move; readonly reason: HintReason['why']; readonly opens?: number }
  | { readonly verdict: 'unsolvable' | 'unknown' | 'cleared' };

export const hint = defineCommand({
  name: 'hint',
  input: 'board',
  options: [...RULE_OPTIONS, ...SEARCH_OPTIONS],
  fields:
    '{width,height,template?,cells,border?,maxTurns?,gravity?,timeMs?,nodeLimit?,seed?}\n' +
    '→ {pair:[a,b],reason,opens?} | {verdict:"unsolvable"|"unknown"|"cleared"}',
  read: readSearch,
  answer({ board, rules, limits }, tools) {
    const { found } = search((options) => findHint(board, rules, options), limits, tools);
    if (found === null) return ok<Reply>({ verdict: 'unknown' });
    if (found.kind !== 'move') return ok<Reply>({ verdict: found.kind });
    const { move: pair, reason } = found;
    const opens = reason.why === 'opens' ? { opens: reason.cell } : {};
    return ok<Reply>({ pair, reason: reason.why, ...opens });
  },
  isYes: (reply) => 'pair' in reply || reply.verdict === 'cleared',
  print({ board }, reply, printer) {
    if (!('pair' in reply)) return printer.sentence(noHintSentence(reply.verdict));
    const cell = reply.opens === undefined ? '' : makePoint(pointAt(reply.opens, board.width));
    const said = hintReasonSentence(reply.pair, reply.reason, reply.opens ?? null);
    const why = printer.sentence(said, { cell });
    return `${printer.strong(printer.move(reply.pair, board.width))}: ${why}`;
  },
});
