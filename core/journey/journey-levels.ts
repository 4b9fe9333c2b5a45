import { makeRevision } from '../templates/revision.ts';
import type { TemplateRevision } from '../templates/template.ts';
import type { JourneyChapter, JourneyLevel } from './chapter.ts';
import { parseChapter } from './chapter-text.ts';
import { CHAPTER_TEXTS } from './chapter-texts.ts';

let chapters: readonly JourneyChapter[] | null = null;

/** The chapters of the journey in their order. Throws when one cannot be read: they are a part of the program. */
export function journeyChapters(): readonly JourneyChapter[] {
  chapters ??= CHAPTER_TEXTS.map((text) => {
    const chapter = parseChapter(text);
    if (!chapter.ok) throw new Error(`a chapter, line ${chapter.error.line}: a bad ${chapter.error.reason}`);
    return chapter.value;
  });
  return chapters;
}

/** A level as a template. It travels under its name in both languages, which players of either can read. */
export function levelTemplate({ name, shape, rules, filling }: JourneyLevel): TemplateRevision {
  const both = `${name['zh-CN']} · ${name.en}`;
  return makeRevision({ name: both, ...shape, rules, filling }, false);
}
