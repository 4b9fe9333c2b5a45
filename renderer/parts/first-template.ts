import { countSlots } from '../../core/board/board.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';

/** Those that come with the game, the shortest first; where there are none, all. */
export function byLength(templates: readonly TemplateRevision[]): readonly TemplateRevision[] {
  const builtIn = templates.filter((template) => template.builtIn);
  if (builtIn.length === 0) return templates;
  return builtIn.toSorted((one, other) => countSlots(one.marks) - countSlots(other.marks));
}

/** The board to begin with. */
export function firstTemplate(templates: readonly TemplateRevision[]): TemplateRevision | undefined {
  return byLength(templates)[0];
}
