/** Why a position is lost, in one sentence. What it says is proved, and the tiles that it is about can be marked. */
import type { TFunction } from 'i18next';
import type { Board } from '../../../core/board/board.ts';
import type { LossExplanation } from '../../../core/review/loss-explanation.ts';
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
  /** How many forced pairs of the longest try lead there. */
  readonly step: number;
  readonly cells: Board['cells'];
  readonly explanation: LossExplanation;
  readonly stuck: readonly number[];
}

/** Goes through the pairs that are forced: where only one can follow, every try begins with it. */
export function seenLoss({ explanation, position, steps }: LossShow): SeenLoss {
  let step = 0;
  let now = explanation;
  for (;;) {
    const [forced, ...others] = now.kind === 'moves' ? now.refuted : [];
    if (forced === undefined || others.length > 0 || steps[step + 1] === undefined) break;
    now = forced.because;
    step++;
  }
  const cells = steps[step]?.cells ?? position.board.cells;
  return { step, cells, explanation: now, stuck: stuckCells(now) };
}

/** Why a lost position is lost, with the pairs that are forced before the reason is seen. */
export function shownLossWords(t: TFunction, loss: LossShow, pictureName: PictureName): string {
  const { step, cells, explanation } = seenLoss(loss);
  const reason = lossWords(t, explanation, { cells }, pictureName);
  return step === 0 ? reason : t('puzzle.loss.forced', { count: step, loss: reason });
}

/** The sentence for the position that was explained. */
export function lossWords(
  t: TFunction,
  explanation: LossExplanation,
  { cells }: Pick<Board, 'cells'>,
  pictureName: PictureName,
): string {
  const nameAt = (cell: number | undefined) => pictureName(cells[cell ?? 0] ?? 0);
  switch (explanation.kind) {
    case 'closure':
      return closureWords(t, explanation.staying, cells, pictureName);
    case 'odd-kind':
      return t('puzzle.loss.odd-kind', { first: nameAt(explanation.cells[0]) });
    case 'partners':
      return t('puzzle.loss.partners', { first: nameAt(explanation.tile) });
    case 'moves': {
      const count = explanation.refuted.length;
      return count === 0 ? t('puzzle.loss.dead') : t('puzzle.loss.moves', { count });
    }
    case 'too-large':
      return t('puzzle.loss.too-large');
  }
}

function closureWords(
  t: TFunction,
  staying: readonly number[],
  cells: Board['cells'],
  pictureName: PictureName,
): string {
  const kinds = [...new Set(staying.map((cell) => cells[cell] ?? 0))];
  const [first = '', second = ''] = kinds.map(pictureName);
  const tiles = staying.length;
  const isWhole = tiles === cells.filter((kind) => kind === kinds[0]).length;
  if (kinds.length === 1 && tiles === 2 && isWhole) return t('puzzle.loss.pair', { first });
  return kinds.length === 2
    ? t('puzzle.loss.two-kinds', { first, second, tiles })
    : t('puzzle.loss.closure', { tiles });
}
