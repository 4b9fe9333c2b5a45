import * as v from 'valibot';
import { makeShareCode } from '../../../core/codes/share-code.ts';
import { addDays, type CalendarDate, dayNumberOf } from '../../../core/daily/calendar-date.ts';
import { FIRST_LITTLE_DAY, littleIdOf } from '../../../core/daily/daily-board-id.ts';
import { dailyPlan, FIRST_DAY } from '../../../core/daily/daily-plan.ts';
import type { DealPlan } from '../../../core/deal/deal-plan.ts';
import { countedLossesOf, makeDealRecord } from '../../../core/game/setup/deal-record.ts';
import { err, ok } from '../../../core/result.ts';
import type { CommandAnswer, ListCommand } from '../command.ts';
import { failure } from '../failure.ts';
import { ruleFlags } from '../options.ts';
import { listedCasual, lossFields } from '../rating-report.ts';
import { readFields } from '../requests.ts';
import { boardName } from '../texts.ts';

const schema = v.object({
  date: v.optional(v.string()),
  to: v.optional(v.string()),
  little: v.optional(v.boolean(), false),
});

export const daily: ListCommand = {
  name: 'daily',
  input: 'none',
  options: ['date', 'to-date', 'little'],
  fields:
    '{date:"YYYY-MM-DD",to?,little?}\n→ {date,little?:true,code,width,height,template,cells,witness:[[a,b],…],maxTurns,border,gravity,lossPermille,games,lost,lossInterval:[low,high],casual:{version,games,won,stuck,stuckInterval:[low,high],seconds,firstThirdInterval,minutes,leastOpen,tight,leftWhenStuck}}, one line a date',
  list(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const { date, to = date, little } = fields.value;
    if (date === undefined || to === undefined)
      return err(failure('missing-option', { name: 'daily', option: 'date' }));
    for (const [option, value] of Object.entries({ date, to }))
      if (planOn(value, little) === null)
        return err(failure('bad-date', { option, value, first: little ? FIRST_LITTLE_DAY : FIRST_DAY }));
    return ok(answers(date, to, little));
  },
};

/** The plan of a date's board; null for a text that is no date, such as the id of a little daily. */
function planOn(date: CalendarDate, isLittle: boolean): DealPlan | null {
  return dayNumberOf(date) === null ? null : dailyPlan(isLittle ? littleIdOf(date) : date);
}

function* answers(
  first: CalendarDate,
  last: CalendarDate,
  isLittle: boolean,
): Generator<CommandAnswer, void> {
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const plan = planOn(date, isLittle);
    if (plan === null) return;
    yield answerOf(date, plan, isLittle);
  }
}

function answerOf(date: CalendarDate, plan: DealPlan, isLittle: boolean): CommandAnswer {
  const record = makeDealRecord(plan);
  if (!record.ok) throw new Error(`the board of ${date} cannot be dealt: ${record.error.reason}`);
  const { template, rules, kinds, copies, seed, dealerVersion, cells, witness, lossPermille } = record.value;
  const code = makeShareCode({ template, rules, filling: { kinds, copies }, seed, dealerVersion });
  const { name, width, height, marks } = template;
  return {
    json: {
      date,
      ...(isLittle ? { little: true } : {}),
      code,
      width,
      height,
      template: marks,
      cells,
      witness,
      ...rules,
      lossPermille,
      ...lossFields(countedLossesOf(record.value)),
      ...listedCasual({ width, height, marks, cells }, rules),
    },
    isYes: true,
    print(printer) {
      const heading = printer.remark(`${date} ${boardName(printer.language, name)}`);
      const beside = printer.remark([code, ...ruleFlags(rules)].join(' '));
      return `${heading}\n${printer.board({ width, height, marks, cells })}\n${beside}\n`;
    },
  };
}
