import type { TFunction } from 'i18next';
import type { RaceResult } from '../../../../core/game/ghost-race.ts';
import { aheadSentence, raceSentence } from '../../../../core/sentences/ghost-sentences.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import type { GhostOwner } from '../../../state/play/ghosts.ts';

/** Tells the lead of a game over its ghost, or its lag behind it. */
export function aheadWords(t: TFunction, owner: GhostOwner, ahead: number): string {
  return sentenceWords(t, aheadSentence(ahead), undefined, { than: t(`record.ghost.than.${owner}`) });
}

/** Compares a game that is over with its ghost. */
export function resultWords(t: TFunction, owner: GhostOwner, result: RaceResult): string {
  return sentenceWords(t, raceSentence(result), undefined, { than: t(`record.ghost.than.${owner}`) });
}
