import type { TFunction } from 'i18next';
import type { ChoiceTechnique } from '../../../core/coach/choice-technique.ts';
import {
  answerSentence,
  askOwnSentence,
  askSentence,
  wrongSentence,
} from '../../../core/sentences/puzzle-sentences.ts';
import type { Sentence } from '../../../core/sentences/sentence.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import type { PictureName } from '../../components/use-picture-name.ts';
import { shownLossWords } from '../../parts/why/loss-words.ts';
import type { FindState } from '../../state/puzzles/find-state.ts';

/** More pairs than this are found on the board alone: so many cards are not read. */
const MOST_CARDS = 8;

/** Returns whether the pairs that can go are shown as cards: not where a pair is looked for on the board alone. */
export function hasCards({ card, candidates }: FindState): boolean {
  return (
    card !== null && card.mistake === null && card.teach?.step !== 'try' && candidates.length <= MOST_CARDS
  );
}

/** The one sentence of a state: what is asked, or what is proved of the answer. */
export function verdictWords(t: TFunction, find: FindState, pictureName: PictureName): string {
  const { phase, card } = find;
  switch (phase.name) {
    case 'opening':
      return t('puzzle.find.opening');
    case 'empty':
      return t(card?.teach === undefined ? 'puzzle.find.empty' : 'coach.lesson.over');
    case 'asking':
    case 'checking': {
      const asked = questionOf(find);
      return asked === null ? '' : sentenceWords(t, asked, pictureName);
    }
    case 'right':
      return sentenceWords(t, answerSentence(answeredOf(find), phase.link.move));
    case 'told':
      return sentenceWords(
        t,
        answerSentence(card?.mistake == null ? 'told' : 'right-own', phase.answer.move),
      );
    case 'wrong':
      return phase.loss === null
        ? sentenceWords(t, wrongSentence(phase.link.move))
        : shownLossWords(t, phase.loss, pictureName);
    case 'trouble':
    case 'over':
      return '';
  }
}

/** The technique that explains the choice, once it is made: its words name the pair that is looked for. */
export function toldTechnique({ card, phase, technique }: FindState): ChoiceTechnique | null {
  const isTold = phase.name === 'right' || phase.name === 'told';
  return isTold && card !== null && card.teach === undefined ? technique : null;
}

function answeredOf({ card, isHelped }: FindState): 'right' | 'right-help' | 'right-own' {
  if (card?.mistake != null) return 'right-own';
  return isHelped ? 'right-help' : 'right';
}

function questionOf({ card, candidates }: FindState): Sentence | null {
  if (card === null) return null;
  const { mistake, keep } = card;
  if (mistake !== null) return askOwnSentence(mistake.played, mistake.moveNumber);
  const [answer] = keep;
  return candidates.length === 0 || answer === undefined ? null : askSentence(candidates, answer);
}
