import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { byLength } from '../../../parts/first-template.ts';
import type { Records } from '../../../parts/use-records.ts';

/** A board to play when none is unfinished, and why it is this one. */
export interface NextTemplate {
  readonly template: TemplateRevision;
  /** `first`: nothing was ever finished; `new`: this template was not; `again`: all were, with the best score on it so far. */
  readonly reason: 'first' | 'new' | { readonly again: number | null } | null;
}

/**
 * The shortest template that comes with the game and was not finished yet; once all were, the one that was finished the fewest
 * times. The reason is null until the records are read.
 */
export function nextTemplate(
  templates: readonly TemplateRevision[],
  records: Records | null,
): NextTemplate | undefined {
  const shelf = byLength(templates);
  const [first] = shelf;
  if (first === undefined) return undefined;
  if (records === null) return { template: first, reason: null };
  if (!records.hasFinished) return { template: first, reason: 'first' };
  const finishedOn = ({ hash }: TemplateRevision) => records.onTemplates.get(hash)?.finished ?? 0;
  const template = shelf.reduce((fewest, each) => (finishedOn(each) < finishedOn(fewest) ? each : fewest));
  if (finishedOn(template) === 0) return { template, reason: 'new' };
  return { template, reason: { again: records.onTemplates.get(template.hash)?.bestTotal ?? null } };
}
