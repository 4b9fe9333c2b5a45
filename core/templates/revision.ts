import { contentHash } from '../board/hash.ts';
import { makeShape } from '../board/text.ts';
import type { Template, TemplateRevision } from './template.ts';

/**
 * Names a template by its content. Two templates with the same shape, rules and filling are the same revision whatever
 * they are called; `builtIn` and `mayTurn` are not part of the name either.
 */
export function makeRevision(template: Template, builtIn: boolean): TemplateRevision {
  const { name, width, height, marks, rules, filling, mayTurn } = template;
  const hash = contentHash(canonicalText(template));
  return { hash, builtIn, name, width, height, marks, rules, filling, ...(mayTurn && { mayTurn }) };
}

/** The text that is hashed. It never changes: stored games refer to templates by it. */
function canonicalText(template: Template): string {
  const { rules, filling } = template;
  return [
    'twofold template 1',
    `maxTurns ${rules.maxTurns}`,
    `border ${rules.border}`,
    `gravity ${rules.gravity}`,
    `kinds ${filling.kinds}`,
    `copies ${filling.copies}`,
    makeShape(template),
  ].join('\n');
}
