import type { Move } from '../../../core/board/board.ts';
import { pointAt } from '../../../core/board/point-at.ts';
import { ok } from '../../../core/result.ts';
import { hintReasonSentence, noHintSentence } from '../../../core/sentences/line-sentences.ts';
import { findHint, type HintReason } from '../../../core/solve/hint.ts';
import { defineCommand } from '../command.ts';
import { makePoint } from '../link-log.ts';
import { RULE_OPTIONS, SEARCH_OPTIONS } from '../options.ts';
import { readSearch, search } from '../search.ts';

type Reply =
  | {
      readonly pair: Move;
      readonly reason: HintReason['why'];
      readonly opens?: number;
      readonly open?: number;
    }
  | { readonly verdict: 'unsolvable' | 'unknown' | 'cleared' };

export const hint = defineCommand({
  name: 'hint',
  input: 'board',
  options: [...RULE_OPTIONS, ...SEARCH_OPTIONS],
  fields:
    '{width,height,template?,cells,border?,maxTurns?,gravity?,timeMs?,nodeLimit?,seed?}\n' +
    '→ {pair:[a,b],reason,opens?,open?} | {verdict:"unsolvable"|"unknown"|"cleared"}',
  read: readSearch,
  answer({ board, rules, limits }, tools) {
    const { found } = search((options) => findHint(board, rules, options), limits, tools);
    if (found === null) return ok<Reply>({ verdict: 'unknown' });
    if (found.kind !== 'move') return ok<Reply>({ verdict: found.kind });
    const { move: pair, reason } = found;
    const opens = reason.why === 'opens' ? { opens: reason.cell } : {};
    const open = reason.why === 'most-open' ? { open: reason.open } : {};
    return ok<Reply>({ pair, reason: reason.why, ...opens, ...open });
  },
  isYes: (reply) => 'pair' in reply || reply.verdict === 'cleared',
  print({ board }, reply, printer) {
    if (!('pair' in reply)) return printer.sentence(noHintSentence(reply.verdict));
    const cell = reply.opens === undefined ? '' : makePoint(pointAt(board, reply.opens));
    const said = hintReasonSentence(reply.pair, reasonOf(reply));
    const why = printer.sentence(said, { cell });
    return `${printer.strong(printer.move(reply.pair, board.width))}: ${why}`;
  },
});

function reasonOf({ reason, opens = -1, open = 0 }: Extract<Reply, { readonly pair: Move }>): HintReason {
  if (reason === 'opens') return { why: reason, cell: opens };
  return reason === 'most-open' ? { why: reason, open } : { why: reason };
}
