import type { TFunction } from 'i18next';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { templateName } from '../../../components/words.ts';

/**
 * The template of a code as a game keeps it. A code may have a built-in shape under other rules, which is a template of its own
 * and would be called by the key of its shape: it takes the shape's name in the player's language, as in free play.
 */
export function namedTemplate(
  t: TFunction,
  template: TemplateRevision,
  known: readonly TemplateRevision[],
): TemplateRevision {
  if (!template.builtIn || known.some(({ hash }) => hash === template.hash)) return template;
  return { ...template, builtIn: false, name: templateName(t, template) };
}
