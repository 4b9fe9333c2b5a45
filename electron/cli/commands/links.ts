import * as v from 'valibot';
import type { Move } from '../../../core/board/board.ts';
import type { Engine } from '../../../core/engine/engine.ts';
import { loadedEngine } from '../../../core/engine/loaded-engine.ts';
import { ok } from '../../../core/result.ts';
import type { Link } from '../../../core/rules/link.ts';
import { linksSentence } from '../../../core/sentences/line-sentences.ts';
import { defineCommand } from '../command.ts';
import { loggedLink } from '../link-log.ts';
import { RULE_OPTIONS } from '../options.ts';
import { positionFields, readFields, readPosition } from '../requests.ts';

const schema = v.object(positionFields);

export const links = defineCommand({
  name: 'links',
  input: 'board',
  options: RULE_OPTIONS,
  fields: '{width,height,cells,template?,border?,maxTurns?} → {links:[[a,b,turns,length],…]}',
  read(raw) {
    const fields = readFields(schema, raw);
    return fields.ok ? readPosition(fields.value) : fields;
  },
  answer({ board, rules }) {
    const engine = loadedEngine(board, rules);
    return ok({
      links: engine.moves().map((move) => {
        const { turns, length } = linkOf(engine, move);
        return [...move, turns, length];
      }),
    });
  },
  isYes: () => true,
  print({ board, rules }, _, printer) {
    const engine = loadedEngine(board, rules);
    const moves = engine.moves();
    const lines = moves.map((move) => printer.link(loggedLink(linkOf(engine, move))));
    return [...lines, printer.faint(printer.sentence(linksSentence(moves)))].join('\n');
  },
});

function linkOf(engine: Engine, [a, b]: Move): Link {
  const link = engine.link(a, b);
  if (link === null) throw new Error(`a legal move has no link: ${a}, ${b}`);
  return link;
}
