import { makeShareCode } from '../../../core/codes/share-code.ts';
import { withComposedTiles } from '../../../core/deal/composed-table.ts';
import { dealBoard } from '../../../core/deal/deal.ts';
import type { JourneyLevel } from '../../../core/journey/chapter.ts';
import { journeyChapters, levelTemplate } from '../../../core/journey/journey-levels.ts';
import { ok } from '../../../core/result.ts';
import type { CommandAnswer, ListCommand } from '../command.ts';
import { ruleFlags } from '../options.ts';
import { listedCasual, lossFields } from '../rating-report.ts';
import { localName } from '../texts.ts';

export const journey: ListCommand = {
  name: 'journey',
  input: 'none',
  options: [],
  fields:
    '{}\n→ {chapter,level,name,code,width,height,template,cells,witness:[[a,b],…],maxTurns,border,gravity,lossPermille,games,lost,lossInterval:[low,high],casual:{version,games,won,stuck,stuckInterval:[low,high],seconds,firstThirdInterval,minutes,leastOpen,tight,leftWhenStuck}}, one line a level',
  list: () => ok(answers()),
};

function* answers(): Generator<CommandAnswer, void> {
  let number = 0;
  for (const [index, { levels }] of journeyChapters().entries())
    for (const level of levels) {
      number++;
      yield answerOf(index + 1, number, level);
    }
}

/** `chapter` and `number` count from 1, levels through all chapters. */
function answerOf(chapter: number, number: number, level: JourneyLevel): CommandAnswer {
  const { shape, rules, filling, seed, dealerVersion, lossPermille, measured } = level;
  const revision = levelTemplate(level);
  const dealt = dealBoard(withComposedTiles({ shape, rules, ...filling, seed, dealerVersion }, shape));
  if (!dealt.ok) throw new Error(`level ${level.id} cannot be dealt: ${dealt.error.reason}`);
  const { cells, witness } = dealt.value;
  const code = makeShareCode({ template: revision, rules, filling, seed, dealerVersion });
  const { width, height, marks: template } = shape;
  const place = { chapter, level: number, name: revision.name, code };
  return {
    json: {
      ...place,
      width,
      height,
      template,
      cells,
      witness,
      ...rules,
      lossPermille,
      ...lossFields(measured),
      ...listedCasual({ ...shape, cells }, rules),
    },
    isYes: true,
    print(printer) {
      const heading = printer.remark(`${number}. ${localName(printer.language, level.name)}`);
      const beside = printer.remark([code, ...ruleFlags(rules)].join(' '));
      return `${heading}\n${printer.board({ ...shape, cells })}\n${beside}\n`;
    },
  };
}
