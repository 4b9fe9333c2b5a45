import type { TFunction } from 'i18next';
import type { AfterLoss } from '../../../../core/review/replay/after-loss.ts';
import type { ToldLoss } from '../../../state/review/review-facts.ts';

/** Which move lost the board, and that it is proved. */
export function foundWords(t: TFunction, move: number): readonly [what: string, proof: string] {
  return [t('dead.found', { move }), t('dead.found-note')];
}

/** How many tiles no play could take after it. */
export function lockedWords(t: TFunction, count: number): string {
  return t('dead.locked', { count });
}

/** No one move is proved to be it. */
export function notFoundWords(t: TFunction): string {
  return t('dead.not-found');
}

/** It was lost before the first link of its stretch. */
export function lostBeforeWords(t: TFunction): string {
  return t('dead.lost-before');
}

/** Of a game that is over: which move lost a board, and what came of that. */
export function lostMoveWords(
  t: TFunction,
  { number, afterwards }: ToldLoss,
): readonly [what: string, afterwards: string] {
  return [t('dead.lost-at', { move: number }), afterLossWords(t, afterwards)];
}

/** What came of a board that was lost; empty where nothing did. */
export function afterLossWords(t: TFunction, afterwards: AfterLoss): string {
  return afterwards.by === 'nothing' ? '' : t(`dead.afterwards.${afterwards.by}`, afterwards);
}
