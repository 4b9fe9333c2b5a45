/** The sentences about a game and the ghost that runs beside it. */
import type { RaceResult } from '../game/ghost-race.ts';
import { type Sentence, sentence } from './sentence.ts';

/** Pairs more than the ghost has taken at this time; fewer where the number is negative. */
export function aheadSentence(ahead: number): Sentence {
  if (ahead === 0) return sentence('record.ghost.level', { says: 'level-with' });
  if (ahead > 0) return sentence('record.ghost.ahead', { says: 'ahead', count: ahead });
  return sentence('record.ghost.behind', { says: 'behind', count: -ahead });
}

/** Says the result of a game that is over against its ghost. */
export function raceSentence(result: RaceResult): Sentence {
  if (result.by === 'pairs') {
    const { ahead } = result;
    if (ahead === 0) return sentence('record.ghost.same-pairs', { says: 'same-pairs' });
    if (ahead > 0) return sentence('record.ghost.more', { says: 'more-pairs', count: ahead });
    return sentence('record.ghost.fewer', { says: 'fewer-pairs', count: -ahead });
  }
  const { aheadMs } = result;
  if (aheadMs === 0) return sentence('record.ghost.same-time', { says: 'same-time' });
  if (aheadMs > 0) return sentence('record.ghost.faster', { says: 'sooner', time: { ms: aheadMs } });
  return sentence('record.ghost.slower', { says: 'later-by', time: { ms: -aheadMs } });
}
