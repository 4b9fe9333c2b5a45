/** The sentences about the ends of games, and about those that have not ended. */
import type { ClearedBy } from '../game/cleared-by.ts';
import type { GameStatus } from '../game/play/game.ts';
import { type LineSentence, type Sentence, sentence } from './sentence.ts';

type Ended = Extract<GameStatus, 'won' | 'shown' | 'time-up'>;

/** On the card at the end of a game. */
export function endedSentence(status: Ended): Sentence {
  return sentence(`end.${status}`, { says: 'stands', status });
}

/** Between two levels of a run. */
export function levelWonSentence(level: number): Sentence {
  return sentence('level.won', { says: 'stands', status: 'level-won' }, { says: 'level-is', level });
}

/** Of a game that the player gave up. */
export function givenUpSentence(): Sentence {
  return sentence('record.given-up.title', { says: 'not-over' });
}

/** To the player who gave up: of the board as it was dealt. */
export function dealtClearableSentence(): Sentence {
  return sentence('record.given-up.note', { says: 'winnable' });
}

/** The end of a game under review; an unfinished one tells whether its last board could still be won, as far as is known. */
export type ReviewedEnd =
  | { readonly status: 'won'; readonly by: 'links' | 'mercy' | 'reshuffle' }
  | { readonly status: 'shown' | 'time-up' }
  | { readonly status: 'lost' | 'given-up'; readonly pairsLeft: number };

const WON = {
  links: 'review.ended.won',
  mercy: 'review.ended.won-by-mercy',
  reshuffle: 'review.ended.won-reshuffled',
} as const;

export function reviewedEndSentence(end: ReviewedEnd): Sentence {
  switch (end.status) {
    case 'won':
      return sentence(WON[end.by], { says: 'won-by', by: end.by });
    case 'shown':
    case 'time-up':
      return sentence(`review.ended.${end.status}`, { says: 'stands', status: end.status });
    case 'lost':
      return sentence(
        'review.ended.lost',
        { says: 'pairs-left', count: end.pairsLeft },
        { says: 'lost', chosen: [] },
      );
    case 'given-up':
      return sentence(
        'review.ended.given-up',
        { says: 'pairs-left', count: end.pairsLeft },
        { says: 'not-over' },
      );
  }
}

/** In the list of games. */
export function listedEndSentence(
  end: Ended | 'given-up',
  clearedBy: ClearedBy | null,
  pairsLeft: number,
): Sentence {
  if (end === 'won' && clearedBy !== null)
    return sentence(`review.games.won-by-${clearedBy}`, { says: 'won-by', by: clearedBy });
  if (end !== 'given-up') return sentence(`review.games.${end}`, { says: 'stands', status: end });
  return sentence('review.games.given-up', { says: 'pairs-left', count: pairsLeft }, { says: 'not-over' });
}

/** On the command line. */
export function statusSentence(status: GameStatus): LineSentence {
  return sentence(`cli.replay.status.${status}`, { says: 'stands', status });
}
