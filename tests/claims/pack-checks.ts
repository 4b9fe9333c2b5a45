/** Proves what is said of the levels of a pack: the games of both players are played again on the board of each. */
import { casualGames } from './casual-checks.ts';
import { boundOf, isRounded, isWide, playedAgain } from './share-checks.ts';
import type { Checks, Subject } from './subject.ts';

type PackClaim = 'stuck' | 'stuck-share' | 'steps' | 'no-steps';
type Measure = 'random' | 'casual';

/** A level whose share rises by more is a jump. */
const JUMP = 0.2;

export const PACK_CHECKS: Checks<PackClaim> = {
  stuck: ({ random, casual }, subject) =>
    isRounded(random.numeral, shareOf(subject, 'random')) &&
    (casual === undefined || isRounded(casual.numeral, shareOf(subject, 'casual'))),
  'stuck-share': ({ measure, share }, subject) => isRounded(share.numeral, shareOf(subject, measure)),
  steps: ({ type, measure, before, level, from, to }, { levels = [] }) => {
    const [one, other] = [levels[before - 1], levels[level - 1]];
    const between = levels.slice(before, level - 1);
    return (
      one != null &&
      other != null &&
      between.every((each) => each === null || isWide(stuckOf(each, measure), gamesOf(each))) &&
      isRounded(from.numeral, shareOf(one, measure)) &&
      isRounded(to.numeral, shareOf(other, measure)) &&
      (type === 'falls' ? isFall(one, other, measure) : isJump(one, other, measure))
    );
  },
  'no-steps': (_, { levels = [] }) => {
    const measured = levels.flatMap((level) => level ?? []);
    const isCalm = (measure: Measure) =>
      measured.slice(1).every((level, index) => {
        const before = measured[index] ?? level;
        return !(isFall(before, level, measure) || isJump(before, level, measure));
      });
    return measured.length > 1 && isCalm('random') && isCalm('casual');
  },
};

function stuckOf(subject: Subject, measure: Measure): number {
  return measure === 'random'
    ? playedAgain(subject).lost
    : casualGames(subject).filter(({ isWon }) => !isWon).length;
}

const gamesOf = ({ random }: Subject): number => random?.games ?? 0;

function shareOf(subject: Subject, measure: Measure): number {
  return stuckOf(subject, measure) / gamesOf(subject);
}

function intervalOf(subject: Subject, measure: Measure): { readonly low: number; readonly high: number } {
  const [stuck, games] = [stuckOf(subject, measure), gamesOf(subject)];
  return { low: boundOf(stuck, games), high: 1 - boundOf(games - stuck, games) };
}

function isFall(before: Subject, after: Subject, measure: Measure): boolean {
  return intervalOf(after, measure).high < intervalOf(before, measure).low;
}

function isJump(before: Subject, after: Subject, measure: Measure): boolean {
  const isHigher = shareOf(after, measure) - shareOf(before, measure) > JUMP;
  return isHigher && intervalOf(after, measure).low > intervalOf(before, measure).high;
}
