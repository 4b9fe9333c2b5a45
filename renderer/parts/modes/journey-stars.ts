import type { BoardGame } from '../../../core/contract/board-games.ts';
import type { Mode } from '../../../core/game/modes/table.ts';
import type { JourneyChapter, JourneyLevel } from '../../../core/journey/chapter.ts';
import { journeyChapters, starSecondsOn } from '../../../core/journey/journey-levels.ts';
import { type ClearedGame, type EarnedStars, STAR_NUMBERS, starsWithin } from './earned-stars.ts';

/** The mode whose levels stand on the map. */
export const JOURNEY = 'journey' satisfies Mode;

/** A level with what was reached on it. */
export interface LevelPlace {
  readonly level: JourneyLevel;
  /** From 1, through all chapters. */
  readonly number: number;
  /** Cleared; without help; that, within the level's time. */
  readonly stars: number;
}

export interface ChapterPlace {
  readonly chapter: JourneyChapter;
  readonly levels: readonly LevelPlace[];
  readonly stars: number;
}

/** The boards of all levels. */
export function levelIds(): string[] {
  return journeyChapters().flatMap(({ levels }) => levels.map(({ id }) => id));
}

type GameOnLevel = Pick<BoardGame, 'boardId' | 'score'>;

/** The most stars that a game on a level earned. */
function mostOn(level: JourneyLevel, games: readonly GameOnLevel[]): number {
  return games
    .filter(({ boardId }) => boardId === level.id)
    .reduce((most, { score }) => Math.max(most, score === null ? 0 : starsOf(level, score)), 0);
}

/** The chapters with the stars that games on their levels earned, each level by its best game. */
export function placesOf(chapters: readonly JourneyChapter[], games: readonly GameOnLevel[]): ChapterPlace[] {
  let number = 0;
  return chapters.map((chapter) => {
    const levels = chapter.levels.map((level) => ({
      level,
      number: ++number,
      stars: mostOn(level, games),
    }));
    return { chapter, levels, stars: levels.reduce((sum, { stars }) => sum + stars, 0) };
  });
}

/** The stars of a cleared game on a level of the journey; null for a level that there is not. */
export function earnedStars(boardId: string, row: ClearedGame): EarnedStars | null {
  const levels = journeyChapters().flatMap((chapter) => chapter.levels);
  const index = levels.findIndex(({ id }) => id === boardId);
  const level = levels[index];
  if (level === undefined) return null;
  return {
    number: index + 1,
    earned: starsOf(level, row),
    starSeconds: starSecondsOn(level, row.templateHash),
  };
}

function starsOf(level: JourneyLevel, row: ClearedGame): number {
  return starsWithin(starSecondsOn(level, row.templateHash), row);
}

/** Returns whether the stars came from boards of earlier editions, all of them. */
export function areAllFromBefore(
  chapters: readonly JourneyChapter[],
  games: readonly GameOnLevel[],
): boolean {
  const former = chapters.flatMap(({ levels }) => levels.flatMap(({ before }) => before));
  const hashes = new Set(former.map(({ templateHash }) => templateHash));
  const cleared = games.flatMap(({ score }) => score ?? []);
  return cleared.length > 0 && cleared.every(({ templateHash }) => hashes.has(templateHash));
}

/** The first level that is not cleared yet, else the first one. */
export function nextPlace(chapters: readonly ChapterPlace[]): LevelPlace | null {
  const levels = chapters.flatMap((chapter) => chapter.levels);
  return levels.find(({ stars }) => stars === 0) ?? levels[0] ?? null;
}

/** The first level of a chapter that is not cleared yet, else its first one. */
export function nextIn(chapter: ChapterPlace): LevelPlace {
  const place = nextPlace([chapter]);
  if (place === null) throw new Error(`no levels in ${chapter.chapter.id}`);
  return place;
}

/** The progress on the journey: the number of the first level that is not cleared, null after the last one, and all stars. */
export interface JourneyStanding {
  readonly next: number | null;
  readonly stars: number;
}

/** Sums up the games on its boards, each level by its best game. */
export function standingOf(
  chapters: readonly JourneyChapter[],
  games: readonly GameOnLevel[],
): JourneyStanding {
  const stars = chapters.flatMap(({ levels }) => levels).map((level) => mostOn(level, games));
  const next = stars.indexOf(0);
  return { next: next < 0 ? null : next + 1, stars: stars.reduce((sum, count) => sum + count, 0) };
}

/** The stars that there are. */
export function mostStars(chapters: readonly ChapterPlace[]): number {
  return chapters.reduce((sum, { levels }) => sum + levels.length * STAR_NUMBERS.length, 0);
}
