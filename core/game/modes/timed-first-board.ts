import { parseShape } from '../../board/text.ts';
import { CLASSIC_RULES } from '../../rules/rules.ts';
import { makeRevision } from '../../templates/revision.ts';
import type { TemplateRevision } from '../../templates/template.ts';

/** 20 pairs: every built-in template has more than the first level of a short run should. */
const ROWS = ['...oo...', '..oooo..', '.oooooo.', 'oooooooo', 'oooooooo', '.oooooo.', '..oooo..', '...oo...'];

/** Of the timed rules 3, whose games are stored with it; then the name in both languages, as the journey's levels have it. */
export const FIRST_BOARD_NAMES = { version3: '◇', now: '小菱形 · Small diamond' } as const;

/** The board of the timed challenge's first level. */
export function timedFirstBoard(name: string): TemplateRevision {
  const shape = parseShape(ROWS.join('\n'));
  if (!shape.ok) throw new Error('the first board of the timed challenge is not drawn right');
  const filling = { kinds: 20, copies: 2 };
  return makeRevision({ ...shape.value, name, rules: CLASSIC_RULES, filling }, false);
}
