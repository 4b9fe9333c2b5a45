/** What a hint shows on the board at each of its steps, and says in words. */
import type { TFunction } from 'i18next';
import type { Move } from '../../../core/board/board.ts';
import type { GameView } from '../../../core/game/view.ts';
import type { BoardHint } from '../../board/board-props.ts';
import type { HintState } from '../../state/session-state.ts';
import { pictureName } from '../words.ts';

type ShownHint = Extract<HintState, { state: 'shown' }>;

/** The part of the board around the pair: its box with one cell more on each side. */
export function regionOf(
  [a, b]: Move,
  width: number,
  height: number,
): Extract<BoardHint, { type: 'region' }> {
  const columns = [a % width, b % width];
  const rows = [Math.floor(a / width), Math.floor(b / width)];
  const left = Math.max(0, Math.min(...columns) - 1);
  const top = Math.max(0, Math.min(...rows) - 1);
  const right = Math.min(width - 1, Math.max(...columns) + 1);
  const bottom = Math.min(height - 1, Math.max(...rows) + 1);
  return { type: 'region', x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

export function boardHint(hint: HintState, view: GameView): BoardHint | null {
  if (hint.state !== 'shown') return null;
  const { width, height } = view.deal.template;
  if (hint.step === 'region') return regionOf(hint.pair, width, height);
  if (hint.step !== 'picture') return { type: 'pair', pair: hint.pair };
  const kind = view.cells[hint.pair[0]];
  return { type: 'cells', cells: view.cells.flatMap((cell, index) => (cell === kind ? [index] : [])) };
}

export function hintWords(t: TFunction, hint: ShownHint, view: GameView, language: string): string {
  const kind = view.cells[hint.pair[0]] ?? 0;
  switch (hint.step) {
    case 'region':
      return t('hint.region');
    case 'picture':
      return t('hint.picture', { picture: pictureName(kind, language) });
    case 'pair':
      return t('hint.pair');
    case 'reason':
      return reasonWords(t, hint, view, language);
  }
}

function reasonWords(t: TFunction, { reason }: ShownHint, view: GameView, language: string): string {
  if (reason === null) return t('hint.not-proved');
  if (reason.why !== 'opens') return t(`hint.${reason.why}`);
  const { width } = view.deal.template;
  const kind = view.cells[reason.cell] ?? 0;
  return t('hint.opens', {
    picture: pictureName(kind, language),
    row: Math.floor(reason.cell / width) + 1,
    column: (reason.cell % width) + 1,
  });
}
