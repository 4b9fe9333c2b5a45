import type { TFunction } from 'i18next';
import { drawingReasons, drawingTitle } from '../../../../core/sentences/drawing-sentences.ts';
import type { Drawing } from '../../../../core/templates/drawing.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import type { Judgement } from '../../../engine/protocol.ts';

/** The tone in which each verdict is shown. */
export const VERDICT_TONES = {
  solvable: 'good',
  impossible: 'bad',
  'not-known': 'quiet',
  'not-dealt': 'quiet',
} as const;

/** The verdict on a drawing, in a word or two; null while it is being dealt. */
export function judgementTitle(t: TFunction, judgement: Judgement | null): string {
  return judgement === null ? t('editor.verdict.thinking') : sentenceWords(t, drawingTitle(judgement));
}

/** Why a drawing got its verdict, and what may help where nothing was proved; empty for one that was dealt. */
export function judgementWords(t: TFunction, judgement: Judgement, { shape, rules }: Drawing): string[] {
  return drawingReasons(judgement, shape, rules).map((said) => sentenceWords(t, said));
}
