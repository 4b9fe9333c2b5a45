import { MAX_AREA, MAX_KINDS } from '../limits.ts';
import type { Filling } from '../template.ts';
import { type Fields, integerAt, refuse } from './file-fields.ts';

/** Reads kinds and copies, which stand in the filling of a template and in a level. */
export function readFilling(fields: Fields): Filling {
  const kinds = integerAt(fields.need('kinds'), 'kinds', 1, MAX_KINDS);
  const copiesNode = fields.need('copies');
  const copies = integerAt(copiesNode, 'copies', 2, MAX_AREA);
  if (copies % 2 !== 0) refuse('bad-copies', copiesNode.place, { copies });
  return { kinds, copies };
}
