import * as v from 'valibot';
import { err, ok } from '../../../core/result.ts';
import { findLink, turnsNeeded } from '../../../core/rules/link.ts';
import { noLineSentence } from '../../../core/sentences/line-sentences.ts';
import { defineCommand } from '../command.ts';
import { failure } from '../failure.ts';
import { loggedLink, makePoint } from '../link-log.ts';
import { RULE_OPTIONS } from '../options.ts';
import { cellField, cellIndex, positionFields, readFields, readPosition } from '../requests.ts';

const schema = v.object({ ...positionFields, from: cellField, to: cellField });

export const line = defineCommand({
  name: 'line',
  input: 'board',
  options: [...RULE_OPTIONS, 'from', 'to'],
  fields:
    '{width,height,cells,template?,border?,maxTurns?,from,to} → {turns,length,cells:[[x,y],…]} | {turns:null}',
  read(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const position = readPosition(fields.value);
    if (!position.ok) return position;
    const { width, height } = fields.value;
    const from = cellIndex(fields.value.from, width, height);
    const to = cellIndex(fields.value.to, width, height);
    if (from === null) return err(failure('no-such-cell', { field: 'from' }));
    if (to === null) return err(failure('no-such-cell', { field: 'to' }));
    return ok({ ...position.value, from, to });
  },
  answer({ board, rules, from, to }) {
    const link = findLink(board, rules, from, to);
    return ok(link === null ? { turns: null } : { turns: link.turns, length: link.length, cells: link.line });
  },
  isYes: ({ turns }) => turns !== null,
  print({ board, rules, from, to }, _, printer) {
    const link = findLink(board, rules, from, to);
    if (link !== null)
      return [printer.link(loggedLink(link)), printer.faint(link.line.map(makePoint).join(' '))].join('\n');
    const kind = board.cells[from] ?? 0;
    const isPair = from !== to && kind > 0 && kind === board.cells[to];
    const needed = isPair ? turnsNeeded(board, rules, from, to) : null;
    const said = noLineSentence([from, to], isPair, needed, rules.maxTurns);
    const turns = needed === null ? '' : printer.say('count.turns', { count: needed });
    return printer.sentence(said, { turns });
  },
});
