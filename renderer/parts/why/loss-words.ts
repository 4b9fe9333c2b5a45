/** Why a position is lost, in one sentence. What it says is proved, and the tiles that it is about can be marked. */
import type { TFunction } from 'i18next';
import type { Board } from '../../../core/board/board.ts';
import type { LossExplanation } from '../../../core/review/loss-explanation.ts';
import { forcedLoss, forcedSentence, shortLossSentence } from '../../../core/sentences/puzzle-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import type { PictureName } from '../../components/use-picture-name.ts';
import type { LossShow } from '../../engine/protocol.ts';

/** The tiles that an explanation is about; none where it goes through moves. */
function stuckCells(explanation: LossExplanation): readonly number[] {
  switch (explanation.kind) {
    case 'closure':
      return explanation.staying;
    case 'odd-kind':
      return explanation.cells;
    case 'partners':
      return [explanation.tile];
    case 'moves':
    case 'too-large':
      return [];
  }
}

/** A lost position as far as play is forced: where the reason is seen, and what it is there. */
export interface SeenLoss {
  /** This many forced pairs of the longest try lead there. */
  readonly step: number;
  readonly cells: Board['cells'];
  readonly explanation: LossExplanation;
  readonly stuck: readonly number[];
}

/** The position after the pairs that are forced, which every try begins with. */
export function seenLoss({ explanation, position, steps }: LossShow): SeenLoss {
  const { moves, explanation: seen } = forcedLoss(explanation);
  const cells = steps[moves.length]?.cells ?? position.board.cells;
  return { step: moves.length, cells, explanation: seen, stuck: stuckCells(seen) };
}

/** Why a lost position is lost, with the pairs that are forced before the reason is seen. */
export function shownLossWords(t: TFunction, loss: LossShow, pictureName: PictureName): string {
  const { cells, explanation } = seenLoss(loss);
  const reason = sentenceWords(t, shortLossSentence(explanation, cells), pictureName);
  const { moves } = forcedLoss(loss.explanation);
  return moves.length === 0 ? reason : sentenceWords(t, forcedSentence(moves), pictureName, { loss: reason });
}
