/**
 * Which board a day has. Nothing here may change what a date gives: past days are played again, and coming ones compared. The
 * boards from `FIRST_COMPOSED_DAY` on were exchanged before that day; by those that the dates had at first go the games of the
 * mode's earlier rules.
 */
import boardLines from '../../resources/daily/boards.json' with { type: 'json' };
import months from '../../resources/daily/seeds.json' with { type: 'json' };
import type { ComposedBoard } from '../deal/composed-boards.ts';
import { composedPlan } from '../deal/composed-plan.ts';
import { type DealPlan, levelSeed } from '../deal/deal-plan.ts';
import { COMPOSED } from '../deal/dealer-version.ts';
import { littleBoards } from '../deal/little-boards.ts';
import { weekdayBoards } from '../deal/weekday-boards.ts';
import type { TemplateRevision } from '../templates/template.ts';
import { addDays, type CalendarDate, dayNumberOf, monthOf, weekdayOf } from './calendar-date.ts';
import { dateOfBoard, FIRST_LITTLE_DAY, littleIdOf } from './daily-board-id.ts';
import { type DailyBoards, parseDailyBoards } from './daily-boards.ts';
import { WEEKDAYS } from './weekday.ts';

/** The first day that has a board. */
export const FIRST_DAY: CalendarDate = '2026-01-01';
/** The first day that has a composed board, a Monday. */
export const FIRST_COMPOSED_DAY: CalendarDate = '2027-01-04';
/** The last day whose board is as hard as its weekday says. */
export const LAST_MEASURED_DAY: CalendarDate = '2045-12-31';

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
const VERSIONS = [
  { from: FIRST_DAY, dealerVersion: 2, measureVersion: 2 },
  { from: FIRST_COMPOSED_DAY, dealerVersion: COMPOSED, measureVersion: 2 },
  { from: addDays(LAST_MEASURED_DAY, 1), dealerVersion: 2, measureVersion: 2 },
] as const;

let boards: DailyBoards | null = null;
let seedsOfMonth: ReadonlyMap<string, string> | null = null;

/**
 * Returns the plan of a board of a day by its id (daily-board-id.ts). The boards of its weekday take turns week by week. Of
 * the days before `FIRST_COMPOSED_DAY` and after `LAST_MEASURED_DAY` the seed is one of those that the number of the day
 * gives; the table of seeds says which one, and for days after its end it is the first. Null for a text that is no date
 * from `FIRST_DAY` on, or no little daily of a date from `FIRST_LITTLE_DAY` on. `ofWeekdays` gives the boards of the weekdays
 * in the order of their turns, by default today's.
 */
export function dailyPlan(boardId: string, ofWeekdays = weekdayBoards): DealPlan | null {
  const date = dateOfBoard(boardId);
  const day = dayNumberOf(date);
  if (day === null) return null;
  if (boardId === littleIdOf(date)) return date < FIRST_LITTLE_DAY ? null : littlePlan(day);
  const versions = VERSIONS.findLast(({ from }) => from <= date);
  if (boardId !== date || versions === undefined) return null;
  const { dealerVersion, measureVersion } = versions;
  if (dealerVersion === COMPOSED) return weekdayPlan(ofWeekdays(), date, day);
  boards ??= parseDailyBoards(boardLines);
  const template = boardOn(boards, day);
  if (template === undefined) return null;
  const { rules, filling } = template;
  const seed = levelSeed(day, chosenSeed(date));
  return { template, rules, filling, seed, aimPermille: null, dealerVersion, measureVersion };
}

/** The little daily of a day: its boards take turns day by day. */
function littlePlan(day: number): DealPlan {
  return planInTurn(littleBoards(), day - (dayNumberOf(FIRST_LITTLE_DAY) ?? 0), day);
}

/** The composed daily of a day: the boards of its weekday take turns week by week. */
function weekdayPlan(all: readonly ComposedBoard[], date: CalendarDate, day: number): DealPlan {
  const week = Math.floor((day - (dayNumberOf(FIRST_COMPOSED_DAY) ?? 0)) / DAYS_A_WEEK);
  const id = WEEKDAYS[weekdayOf(date)]?.id;
  return planInTurn(
    all.filter(({ group }) => group === id),
    week,
    day,
  );
}

/**
 * The board whose turn it is, from 0 on. Each time that all have had theirs they come mirrored or as they are, and every
 * day has pictures of its own.
 */
function planInTurn(all: readonly ComposedBoard[], turn: number, day: number): DealPlan {
  const board = all[turn % all.length];
  if (board === undefined) throw new Error('no composed boards');
  const pictures = levelSeed(day, 0) % PICTURES;
  const isMirrored = Math.floor(turn / all.length) % 2;
  return composedPlan(board, 2 * pictures + isMirrored);
}

/**
 * Returns whether the board of a day was chosen to be as hard as its weekday says. Later days have boards that are fixed as
 * well but may be of any difficulty.
 */
export function isMeasuredDay(date: CalendarDate): boolean {
  return date >= FIRST_DAY && date <= LAST_MEASURED_DAY;
}

/** The board of a day number: those of a weekday take turns, week by week. */
function boardOn(boards: DailyBoards, day: number): TemplateRevision | undefined {
  const ofWeekday = boards[day % DAYS_A_WEEK] ?? [];
  return ofWeekday[Math.floor(day / DAYS_A_WEEK) % ofWeekday.length];
}

/** The place of a day's seed in its row, as the table says; 0 where the table ends. */
function chosenSeed(date: CalendarDate): number {
  seedsOfMonth ??= new Map(months.map((line) => line.split(' ', 2) as [string, string]));
  const at = (Number(date.slice(8)) - 1) * DIGITS;
  const digits = seedsOfMonth.get(monthOf(date))?.slice(at, at + DIGITS);
  return digits === undefined ? 0 : Number.parseInt(digits, RADIX);
}
