import { SLOT } from '../../core/board/board.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';

function countSlots(template: TemplateRevision): number {
  return template.marks.filter((mark) => mark === SLOT).length;
}

/** The board to begin with: the shortest that comes with the game. */
export function firstTemplate(templates: readonly TemplateRevision[]): TemplateRevision | undefined {
  const builtIn = templates.filter((template) => template.builtIn);
  return builtIn.toSorted((one, other) => countSlots(one) - countSlots(other))[0] ?? templates[0];
}
