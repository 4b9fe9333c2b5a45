import type { TFunction } from 'i18next';
import type { PictureName } from '../../components/use-picture-name.ts';
import type { FindState } from '../../state/puzzles/find-state.ts';
import { shownLossWords } from '../why/loss-words.ts';

/** The one sentence of a state: what is asked, or what is proved of the answer. */
export function verdictSentence(t: TFunction, find: FindState, pictureName: PictureName): string {
  const { phase, card } = find;
  const isOwn = card?.mistake != null;
  switch (phase.name) {
    case 'opening':
      return t('puzzle.find.opening');
    case 'empty':
      return t('puzzle.find.empty');
    case 'asking':
    case 'checking':
      if (card?.mistake != null) return t('puzzle.find.ask-own', { move: card.mistake.moveNumber });
      return find.candidates.length === 0 ? '' : t('puzzle.find.ask', { count: find.candidates.length });
    case 'right':
      if (find.isHelped) return t('puzzle.find.right-help');
      return t(isOwn ? 'puzzle.find.right-own' : 'puzzle.find.right');
    case 'told':
      return t(isOwn ? 'puzzle.find.right-own' : 'puzzle.find.told');
    case 'wrong':
      return phase.loss === null ? t('puzzle.find.wrong') : shownLossWords(t, phase.loss, pictureName);
    case 'trouble':
    case 'over':
      return '';
  }
}
