/** Which game is under review, in one line: what was played, when, and how it ended. */
import type { TFunction } from 'i18next';
import { reviewedEndSentence } from '../../../core/sentences/ending-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { gameName, modeName } from '../../parts/modes/mode-looks.ts';
import { reviewedEnd } from '../../state/review/reviewed-end.ts';
import type { ReviewedGame } from '../../state/review/reviewed-game.ts';

/** `when` is empty for a game that has just ended. */
export function gameNote(t: TFunction, shown: ReviewedGame, when: string): string {
  const { mode, deal } = shown.saved.setup;
  const [name, kind] = [gameName(t, mode, deal.template), modeName(t, mode)];
  const parts = [
    name,
    kind === name ? '' : kind,
    when,
    sentenceWords(t, reviewedEndSentence(reviewedEnd(shown))),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
