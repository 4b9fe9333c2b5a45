import shapes from '../../resources/journey/1-shapes.json' with { type: 'json' };
import walls from '../../resources/journey/2-walls.json' with { type: 'json' };
import gravity from '../../resources/journey/3-gravity.json' with { type: 'json' };
import halves from '../../resources/journey/4-halves.json' with { type: 'json' };
import border from '../../resources/journey/5-border.json' with { type: 'json' };
import masters from '../../resources/journey/6-masters.json' with { type: 'json' };
import { makeRevision } from '../templates/revision.ts';
import type { TemplateRevision } from '../templates/template.ts';
import type { JourneyChapter, JourneyLevel, LevelBoard } from './chapter.ts';
import { parseChapter } from './chapter-text.ts';

const TEXTS: readonly (readonly string[])[] = [shapes, walls, gravity, halves, border, masters];

let chapters: readonly JourneyChapter[] | null = null;

/** The chapters of the journey in their order. Throws when one cannot be read: they are a part of the program. */
export function journeyChapters(): readonly JourneyChapter[] {
  chapters ??= readChapters(TEXTS);
  return chapters;
}

/** Reads the chapters of some files. Throws when one cannot be read. */
export function readChapters(texts: readonly (readonly string[])[]): readonly JourneyChapter[] {
  return texts.map((lines) => {
    const chapter = parseChapter(lines.join('\n'));
    if (!chapter.ok)
      throw new Error(`${lines[0]}, line ${chapter.error.line}: a bad ${chapter.error.reason}`);
    return chapter.value;
  });
}

/** The time of the third star of a level, in seconds, for games on a template: its own, or that of one that it had before. */
export function starSecondsOn({ starSeconds, before }: JourneyLevel, hash: string): number {
  return before.find(({ templateHash }) => templateHash === hash)?.starSeconds ?? starSeconds;
}

/** A level as a template. It travels under its name in both languages, which players of either can read. */
export function levelTemplate({
  name,
  shape,
  mayTurn,
  rules,
  filling,
}: Pick<LevelBoard, 'name' | 'shape' | 'mayTurn' | 'rules' | 'filling'>): TemplateRevision {
  const both = `${name['zh-CN']} · ${name.en}`;
  const template = { name: both, ...shape, rules, filling };
  return makeRevision(mayTurn ? { ...template, mayTurn } : template, false);
}
