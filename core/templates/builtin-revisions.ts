import { BUILTIN_TEMPLATES } from './builtin.ts';
import { makeRevision } from './revision.ts';
import type { TemplateRevision } from './template.ts';

let byHash: ReadonlyMap<string, TemplateRevision> | null = null;

function builtIns(): ReadonlyMap<string, TemplateRevision> {
  byHash ??= new Map(
    BUILTIN_TEMPLATES.map((template) => makeRevision(template, true)).map((each) => [each.hash, each]),
  );
  return byHash;
}

/** The templates that come with the game, as revisions, in their order. */
export function builtInRevisions(): readonly TemplateRevision[] {
  return [...builtIns().values()];
}

/** The revision as it comes with the game, if it does: a database does not hold all that is said of a shape. */
export function asShipped(revision: TemplateRevision): TemplateRevision {
  return builtIns().get(revision.hash) ?? revision;
}

/**
 * The revision with its origin taken from its hash: a built-in one is as it comes with the game and no other is called
 * built in, whatever was claimed. The hash itself must have been checked.
 */
export function withTrueOrigin(revision: TemplateRevision): TemplateRevision {
  const builtIn = builtIns().get(revision.hash);
  if (builtIn !== undefined) return builtIn;
  return revision.builtIn ? { ...revision, builtIn: false } : revision;
}
