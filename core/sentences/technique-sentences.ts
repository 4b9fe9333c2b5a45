/** The sentences that say which technique explains a choice. */
import type { ChoiceTechnique } from '../coach/choice-technique.ts';
import { type LineSentence, type Sentence, sentence } from './sentence.ts';

/** Says on the command line that a technique explains the choice; null that none does. */
export function lineTechniqueSentence(found: Pick<ChoiceTechnique, 'first' | 'losing'> | null): LineSentence {
  const [pair] = found?.first ?? [];
  if (found === null || pair === undefined) return sentence('cli.coach.unnamed', { says: 'nothing' });
  return sentence('cli.coach.named', { says: 'keeps', pair }, { says: 'loses', pair: found.losing });
}

/** Says what the technique puts first, which the board marks in green, and what the losing pair does instead. */
export function techniqueSentence(found: ChoiceTechnique): Sentence | null {
  const [pair] = found.first;
  if (pair === undefined) return null;
  const keeps = { says: 'keeps', pair } as const;
  const loses = { says: 'loses', pair: found.losing } as const;
  const waits = { says: 'rest-waits', pair: found.losing } as const;
  switch (found.technique) {
    case 'last-pair':
      return sentence('record.technique.last-pair', { says: 'last-two', pair }, keeps, waits, loses);
    case 'rest-pairs':
      return sentence('record.technique.rest-pairs', { says: 'whole-kind', pair }, keeps, waits, loses);
    case 'most-open':
      return sentence(
        'record.technique.most-open',
        { says: 'leaves-open', pair, count: found.openAfter },
        keeps,
        { says: 'leaves-fewer', pair: found.losing, fewer: found.openAfterLosing },
        loses,
      );
  }
}
