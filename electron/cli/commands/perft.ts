import * as v from 'valibot';
import type { Engine } from '../../../core/engine/engine.ts';
import { loadedEngine } from '../../../core/engine/loaded-engine.ts';
import { ok } from '../../../core/result.ts';
import { defineCommand } from '../command.ts';
import { RULE_OPTIONS } from '../options.ts';
import { positionFields, readFields, readPosition, whole } from '../requests.ts';

const MAX_DEPTH = 20;
const schema = v.object({ ...positionFields, depth: v.optional(whole(1, MAX_DEPTH), 3) });

export const perft = defineCommand({
  name: 'perft',
  input: 'board',
  options: [...RULE_OPTIONS, 'depth'],
  fields: '{width,height,template?,cells,border?,maxTurns?,gravity?,depth?} → {perft:[n1,…]}',
  read(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const position = readPosition(fields.value);
    return position.ok ? ok({ ...position.value, depth: fields.value.depth }) : position;
  },
  answer({ board, rules, depth }) {
    const counts = new Array<number>(depth).fill(0);
    countMoves(loadedEngine(board, rules), 0, counts);
    return ok({ perft: counts });
  },
  isYes: () => true,
  print: (_, reply) => reply.perft.map((count, index) => `${index + 1}: ${count}`).join('\n'),
});

/** Adds the move sequences from here on to the counts of each length. */
function countMoves(engine: Engine, level: number, counts: number[]): void {
  const moves = engine.moves();
  counts[level] = (counts[level] ?? 0) + moves.length;
  if (level + 1 === counts.length) return;
  for (const [a, b] of moves) {
    engine.apply(a, b);
    countMoves(engine, level + 1, counts);
    engine.takeBack();
  }
}
