/** Which board a day has. Nothing here may change what a date gives: past days are played again, and coming ones compared. */
import boardLines from '../../resources/daily/boards.json' with { type: 'json' };
import months from '../../resources/daily/seeds.json' with { type: 'json' };
import { type ComposedBoard, composedSeed, variantOf } from '../deal/composed-boards.ts';
import { COMPOSED } from '../deal/dealer-version.ts';
import { littleBoards } from '../deal/little-boards.ts';
import { type DealPlan, levelSeed } from '../game/modes/deal-plan.ts';
import { makeRevision } from '../templates/revision.ts';
import type { TemplateRevision } from '../templates/template.ts';
import { type CalendarDate, dayNumberOf, daysOfMonth, monthOf } from './calendar-date.ts';
import { dateOfBoard, FIRST_LITTLE_DAY, littleIdOf } from './daily-board-id.ts';
import { type DailyBoards, parseDailyBoards } from './daily-boards.ts';

/** The first day that has a board. */
export const FIRST_DAY: CalendarDate = '2026-01-01';

const DAYS_A_WEEK = 7;
/** A day of the table of seeds: two digits of base 36. */
const DIGITS = 2;
const RADIX = 36;
/** Ways to trade the pictures of a composed board. */
const PICTURES = 2 ** 15;
/**
 * The dealer and the measure of each day: of the last line that does not begin after it. A new version may only begin on a
 * day that no program has dealt yet.
 */
const VERSIONS = [{ from: FIRST_DAY, dealerVersion: 2, measureVersion: 2 }] as const;

let boards: DailyBoards | null = null;
let seedsOfMonth: ReadonlyMap<string, string> | null = null;

/**
 * Returns the plan of a board of a day by its id (daily-board-id.ts). The boards of its weekday take turns week by week. The
 * seed is one of those that the number of the day gives, see `seedOf`; the table of seeds says which one, and for days
 * after its end it is the first. Null for a text that is no date from `FIRST_DAY` on, or no little daily of a date from
 * `FIRST_LITTLE_DAY` on.
 */
export function dailyPlan(boardId: string): DealPlan | null {
  const date = dateOfBoard(boardId);
  const day = dayNumberOf(date);
  if (day === null) return null;
  if (boardId === littleIdOf(date)) return date < FIRST_LITTLE_DAY ? null : littlePlan(day);
  if (boardId !== date || date < FIRST_DAY) return null;
  boards ??= parseDailyBoards(boardLines);
  const template = boardOn(boards, day);
  const versions = VERSIONS.findLast(({ from }) => from <= date);
  if (template === undefined || versions === undefined) return null;
  const { dealerVersion, measureVersion } = versions;
  const { rules, filling } = template;
  const seed = seedOf(day, chosenSeed(date));
  return { template, rules, filling, seed, aimPermille: null, dealerVersion, measureVersion };
}

/**
 * The little daily of a day: composed boards take turns day by day. Each time that they have all had theirs they come mirrored
 * or as they are, and every day has pictures of its own.
 */
function littlePlan(day: number): DealPlan {
  const turn = day - (dayNumberOf(FIRST_LITTLE_DAY) ?? 0);
  const all = littleBoards();
  const board = all[turn % all.length];
  if (board === undefined) throw new Error('no little boards');
  const pictures = levelSeed(day, 0) % PICTURES;
  const isMirrored = Math.floor(turn / all.length) % 2;
  return composedPlan(board, 2 * pictures + isMirrored);
}

/** The plan of a composed board as a variant shows it. */
function composedPlan(board: ComposedBoard, variant: number): DealPlan {
  const { rules, filling, name, number, mayTurn } = board;
  const { shape, cells } = variantOf(board, variant);
  const template = { name, ...shape, rules, filling };
  return {
    template: makeRevision(mayTurn ? { ...template, mayTurn } : template, false),
    rules,
    filling,
    seed: composedSeed(number, variant),
    aimPermille: null,
    dealerVersion: COMPOSED,
    measureVersion: 2,
    composed: cells,
  };
}

/**
 * Returns whether the seed of a day was chosen so that its board is as hard as its weekday says. Later days
 * have boards that are fixed as well but may be of any difficulty.
 */
export function isMeasuredDay(date: CalendarDate): boolean {
  return digitsOf(date) !== '';
}

/** The last day of the table of seeds. */
export function lastMeasuredDay(): CalendarDate {
  return daysOfMonth(months.at(-1)?.split(' ')[0] ?? '').at(-1) ?? FIRST_DAY;
}

/** The seed of a day number (`dayNumberOf`) that is `choice` in its row of seeds, from 0 on. */
export function seedOf(day: number, choice: number): number {
  return levelSeed(day, choice);
}

/** The board of a day number: those of a weekday take turns, week by week. */
export function boardOn(boards: DailyBoards, day: number): TemplateRevision | undefined {
  const ofWeekday = boards[day % DAYS_A_WEEK] ?? [];
  return ofWeekday[Math.floor(day / DAYS_A_WEEK) % ofWeekday.length];
}

/** The place of a day's seed in its row, as the table says; 0 where the table ends. */
function chosenSeed(date: CalendarDate): number {
  const digits = digitsOf(date);
  return digits === '' ? 0 : Number.parseInt(digits, RADIX);
}

/** Returns the digits that the table holds for a day; an empty text where it has none. */
function digitsOf(date: CalendarDate): string {
  seedsOfMonth ??= new Map(months.map((line) => line.split(' ', 2) as [string, string]));
  const at = (Number(date.slice(8)) - 1) * DIGITS;
  return seedsOfMonth.get(monthOf(date))?.slice(at, at + DIGITS) ?? '';
}
