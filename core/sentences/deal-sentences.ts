/**
 * The sentences of the command line about boards that cannot be dealt or laid anew. Every failure can say
 * them, so this file imports no search.
 */
import type { DealError } from '../deal/deal.ts';
import type { Reshuffle } from '../deal/reshuffle.ts';
import { type LineSentence, sentence } from './sentence.ts';

const NOTHING = { says: 'nothing' } as const;

/** Why slots cannot be dealt to, or no deal was found, on the slots with any tiles on them. */
export function undealtSentence({ reason }: DealError): LineSentence {
  return UNDEALT[reason]();
}

const NO_FILLING = { says: 'no-filling' } as const;

const UNDEALT = {
  'no-slots': () => sentence('cli.failure.no-slots', { says: 'slots', count: 0 }),
  'odd-slots': () => sentence('cli.failure.odd-slots', { says: 'odd-slots' }, NO_FILLING),
  'odd-region': () => sentence('cli.failure.odd-region', { says: 'odd-region' }, NO_FILLING),
  closure: () => sentence('cli.failure.closure', { says: 'some-place-stays' }),
  exhausted: () => sentence('cli.failure.exhausted', { says: 'no-arrangement' }),
  budget: () => sentence('cli.failure.budget', NOTHING),
  'not-composed': () => sentence('cli.failure.not-composed', NOTHING),
} as const;

/** Why the tiles of a board cannot be laid anew, or no way was found. */
export function unlaidSentence(found: Exclude<Reshuffle, { kind: 'reshuffled' }>): LineSentence {
  if (found.kind === 'not-found') return UNDEALT.budget();
  switch (found.reason) {
    case 'odd-kind':
      return sentence('cli.failure.odd-kind', { says: 'odd-tiles' });
    case 'closure':
    case 'exhausted':
      return UNDEALT[found.reason]();
  }
}
