import { hashCells } from '../../core/board/hash.ts';
import { type CalendarDate, weekdayOf } from '../../core/daily/calendar-date.ts';
import { dailyPlan } from '../../core/daily/daily-plan.ts';
import { WEEKDAYS } from '../../core/daily/weekday.ts';
import { withComposedTiles } from '../../core/deal/composed-table.ts';
import { dealBoard } from '../../core/deal/deal.ts';
import { measureLoss } from '../../core/deal/measure.ts';
import { lossPermilleOf } from '../../core/solve/measured-share.ts';
import { runToEnd } from '../../core/solve/progress.ts';

export function dealtOn(date: CalendarDate) {
  const plan = dailyPlan(date);
  if (plan === null) throw new Error(`no board on ${date}`);
  const { template, rules, filling, seed, dealerVersion, measureVersion = 2 } = plan;
  const { width, height, marks } = template;
  const shape = { width, height, marks };
  const dealt = dealBoard(
    withComposedTiles({ shape, rules, ...filling, seed, ...(dealerVersion && { dealerVersion }) }, shape),
  );
  if (!dealt.ok) throw new Error(`${date}: ${dealt.error.reason}`);
  return { shape, rules, measureVersion, cells: dealt.value.cells };
}

/** The name of a day's board with all of its tiles. */
export function hashOfDay(date: CalendarDate): string {
  const { shape, cells } = dealtOn(date);
  return hashCells(shape.width, shape.height, cells);
}

/** Measures anew the thousandths of random games that lose a day's board, in some hundredths of a second. */
export function lossOfDay(date: CalendarDate): number {
  const { shape, rules, measureVersion, cells } = dealtOn(date);
  return lossPermilleOf(runToEnd(measureLoss({ ...shape, cells }, rules, measureVersion)));
}

/** Why a day of the table of seeds is not as hard as its weekday is to be, or null. */
export function dayFault(date: CalendarDate): string | null {
  const bounds = WEEKDAYS[weekdayOf(date)]?.lossPermille;
  const loss = lossOfDay(date);
  const isWithin = bounds !== undefined && loss >= bounds.least && loss <= bounds.most;
  return isWithin ? null : `${date} loses ${loss} of 1000`;
}
