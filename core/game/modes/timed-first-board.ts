import { parseShape } from '../../board/text.ts';
import { CLASSIC_RULES } from '../../rules/rules.ts';
import { makeRevision } from '../../templates/revision.ts';
import type { TemplateRevision } from '../../templates/template.ts';

/** 20 pairs: every built-in template has more than the first level of a short run should. Its name needs no language. */
const ROWS = ['...oo...', '..oooo..', '.oooooo.', 'oooooooo', 'oooooooo', '.oooooo.', '..oooo..', '...oo...'];

let made: TemplateRevision | null = null;

/** The board of the timed challenge's first level, hashed when it is first asked for. */
export function timedFirstBoard(): TemplateRevision {
  made ??= make();
  return made;
}

function make(): TemplateRevision {
  const shape = parseShape(ROWS.join('\n'));
  if (!shape.ok) throw new Error('the first board of the timed challenge is not drawn right');
  const filling = { kinds: 20, copies: 2 };
  return makeRevision({ ...shape.value, name: '◇', rules: CLASSIC_RULES, filling }, false);
}
