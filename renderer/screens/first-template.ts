import { countSlots } from '../../core/board/board.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';

/** The board to begin with: the shortest that comes with the game. */
export function firstTemplate(templates: readonly TemplateRevision[]): TemplateRevision | undefined {
  const builtIn = templates.filter((template) => template.builtIn);
  return builtIn.toSorted((one, other) => countSlots(one.marks) - countSlots(other.marks))[0] ?? templates[0];
}
