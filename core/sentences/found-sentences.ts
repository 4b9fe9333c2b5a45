/** The sentences of lists and results about a review. */
import { type Sentence, sentence } from './sentence.ts';

/** The figures of a review in a list. */
interface FoundChoices {
  readonly kept: number;
  readonly critical: number;
}

/** In the list of games. */
export function listedChoicesSentence({ kept, critical }: FoundChoices): Sentence {
  return sentence('review.games.kept', { says: 'choices-found', kept, critical });
}

/** In the text of a result. */
export function sharedChoicesSentence({ kept, critical }: FoundChoices): Sentence {
  return sentence('record.result.choices', { says: 'choices-found', kept, critical });
}

/** Of the board of a day: those that were kept, and those that were not. */
export function dailyChoicesSentences({ kept, critical }: FoundChoices): readonly [Sentence, Sentence] {
  return [
    sentence('record.daily.kept', { says: 'kept-found', count: kept }),
    sentence('record.daily.lost', { says: 'lost-found', count: critical - kept }),
  ];
}

/** Which move lost the board of a game, in a list. */
export function listedLossSentence(move: number): Sentence {
  return sentence('review.games.lost-move', { says: 'lost-by', move });
}
