/** Which board a day has. Nothing here may change what a date gives: past days are played again, and coming ones compared. */
import boardLines from '../../resources/daily/boards.json' with { type: 'json' };
import months from '../../resources/daily/seeds.json' with { type: 'json' };
import { type DealPlan, levelSeed } from '../game/modes/deal-plan.ts';
import type { TemplateRevision } from '../templates/template.ts';
import { type CalendarDate, dayNumberOf, daysOfMonth, monthOf } from './calendar-date.ts';
import { type DailyBoards, parseDailyBoards } from './daily-boards.ts';

/** The first day that has a board. */
export const FIRST_DAY: CalendarDate = '2026-01-01';

const DAYS_A_WEEK = 7;
/** A day of the table of seeds: two digits of base 36. */
const DIGITS = 2;
const RADIX = 36;
/**
 * The dealer and the measure of each day: of the last line that does not begin after it. A new version may only begin on a
 * day that no program has dealt yet.
 */
const VERSIONS = [{ from: FIRST_DAY, dealerVersion: 2, measureVersion: 2 }] as const;

let boards: DailyBoards | null = null;
let seedsOfMonth: ReadonlyMap<string, string> | null = null;

/**
 * Returns the plan of the board of a day. The boards of its weekday take turns week by week. The seed is one
 * of those that the number of the day gives, see `seedOf`; the table of seeds says which one, and for days
 * after its end it is the first. Null for a text that is no date from `FIRST_DAY` on.
 */
export function dailyPlan(date: string): DealPlan | null {
  const day = dayNumberOf(date);
  if (day === null || date < FIRST_DAY) return null;
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
