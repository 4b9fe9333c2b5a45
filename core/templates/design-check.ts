/** Checks designs, and cleans the names, authors and tags that are stored with them. */
import { checkName, checkTemplate, cleanName, type TemplateIssue } from './check.ts';
import type { Design } from './design.ts';
import { MAX_TAG_LENGTH, MAX_TAGS } from './limits.ts';

/** One thing that is wrong with a design: with its template, or with the name of who made it. */
export type DesignIssue = TemplateIssue | { readonly code: 'bad-author' };

/** Everything that is wrong with a design; empty when it can be saved, dealt and written to a file. */
export function checkDesign(design: Design): DesignIssue[] {
  const isGood = design.author === '' || checkName(design.author).length === 0;
  return [...checkTemplate(design), ...(isGood ? [] : [{ code: 'bad-author' } as const])];
}

/** Returns whether the cells of a drawing fit its size. The number of its slots may still be odd, or 0. */
export function hasFittingMarks({ width, height, marks }: Design): boolean {
  return marks.length === width * height;
}

/** A drawing under way without the characters that no name may hold; its name, author and tags may be missing. */
export function cleanDraft(design: Design): Design {
  const { name, author, tags } = design;
  const clean = { name: cleanName(name), author: cleanName(author), tags: cleanTags(tags) };
  const isClean = clean.name === name && clean.author === author && clean.tags.join() === tags.join();
  return isClean ? design : { ...design, ...clean };
}

/** Tags as they are kept: trimmed, in lower case, each once, too long ones and those beyond MAX_TAGS left out. */
export function cleanTags(tags: readonly string[]): string[] {
  const clean = tags.map((tag) => tag.trim().toLowerCase());
  const fitting = clean.filter((tag) => checkName(tag).length === 0 && [...tag].length <= MAX_TAG_LENGTH);
  return [...new Set(fitting)].slice(0, MAX_TAGS);
}
