/** A row of templates that are played one after another, such as those of a level pack. */
import { createStore } from 'zustand/vanilla';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import type { Navigation } from '../navigation.ts';

export interface Course {
  readonly name: string;
  readonly templates: readonly TemplateRevision[];
}

/** Where a game stands in the course. */
export interface CoursePlace {
  readonly name: string;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  /** Null at the end. */
  readonly next: TemplateRevision | null;
}

export type CourseStore = ReturnType<typeof createCourse>;

/** The course that is being played, or null. It lasts as long as the table is on the way the player came. */
export function createCourse(navigation: Navigation) {
  const store = createStore<{ readonly course: Course | null }>(() => ({ course: null }));
  navigation.subscribe(({ path }) => {
    if (!path.includes('play')) store.setState({ course: null });
  });
  return store;
}

/** The place of a template in the course; null when it is not in it. */
export function placeIn(course: Course | null, hash: string): CoursePlace | null {
  const at = course?.templates.findIndex((template) => template.hash === hash) ?? -1;
  if (course === null || at < 0) return null;
  const { name, templates } = course;
  return { name, place: at + 1, count: templates.length, next: templates[at + 1] ?? null };
}
