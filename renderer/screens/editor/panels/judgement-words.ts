import type { TFunction } from 'i18next';
import { WALL } from '../../../../core/board/board.ts';
import type { Drawing } from '../../../../core/templates/drawing.ts';
import type { Judgement } from '../../../engine/protocol.ts';

/** What a verdict comes to, by the tone it is shown in. */
export const VERDICT_TONES = {
  solvable: 'good',
  impossible: 'bad',
  'not-known': 'quiet',
  'not-dealt': 'quiet',
} as const;

/** The verdict on a drawing, in a word or two; null while it is being dealt. */
export function judgementTitle(t: TFunction, judgement: Judgement | null): string {
  return t(`editor.verdict.${judgement?.verdict ?? 'thinking'}`);
}

/** Why a drawing got its verdict, and what may help where nothing was proved; empty for one that was dealt. */
export function judgementWords(t: TFunction, judgement: Judgement, { shape, rules }: Drawing): string[] {
  if (judgement.verdict === 'solvable') return [];
  const why = t(`editor.verdict.${judgement.reason}`);
  if (judgement.verdict !== 'not-known') return [why];
  const walls = shape.marks.includes(WALL) ? [t('editor.verdict.mend-walls')] : [];
  const straight = rules.maxTurns === 0 ? [t('editor.verdict.mend-straight')] : [];
  return [why, ...walls, ...straight];
}
