/** What a hint shows on the board at each of its steps, and says in words. */
import type { TFunction } from 'i18next';
import type { Board, Move } from '../../../core/board/board.ts';
import type { GameView } from '../../../core/game/view.ts';
import type { BoardMark } from '../../board/marks/board-mark.ts';
import type { PictureName } from '../../components/use-picture-name.ts';
import type { HintState } from '../../state/play/session-state.ts';

type ShownHint = Extract<HintState, { state: 'shown' }>;

/** A ninth of the board says where to look and leaves something to find; but one tile alone is the hint itself. */
const LEAST_SIDE = 2;

/**
 * The part of the board in which the pair's first tile lies: a third of each side, cut as a grid, so that the tile is not
 * always in its middle.
 */
export function regionOf(pair: Move, width: number, height: number): Extract<BoardMark, { type: 'region' }> {
  const cell = Math.min(...pair);
  const columns = stretchAround(cell % width, width);
  const rows = stretchAround(Math.floor(cell / width), height);
  return { type: 'region', x: columns.start, y: rows.start, width: columns.length, height: rows.length };
}

function stretchAround(place: number, side: number): { readonly start: number; readonly length: number } {
  const length = Math.max(LEAST_SIDE, Math.floor(side / 3));
  return { start: Math.min(side - length, place - (place % length)), length };
}

/** What a hint points at, step by step: a part of the board, every tile of a picture, or the pair itself. */
export function boardMarks(hint: HintState, { width, height, cells: kinds }: Board): readonly BoardMark[] {
  if (hint.state !== 'shown') return [];
  if (hint.step === 'region') return [regionOf(hint.pair, width, height)];
  if (hint.step !== 'picture') return [{ type: 'pair', pair: hint.pair }];
  const kind = kinds[hint.pair[0]];
  const cells = kinds.flatMap((cell, index) => (cell === kind ? [index] : []));
  return [{ type: 'cells', cells }];
}

/** What is to be said with every step of a hint before its reason: that it is not proved, or nothing. */
export function unprovedWords(t: TFunction, { reason, step }: ShownHint): string {
  return reason === null && step !== 'reason' ? t('hint.unproved') : '';
}

/** What a hint says at its step, beside what the board shows. */
export function hintWords(t: TFunction, hint: ShownHint, view: GameView, pictureName: PictureName): string {
  switch (hint.step) {
    case 'region':
      return t('hint.region');
    case 'picture':
      return t('hint.picture', { picture: kindName(hint, view, pictureName) });
    case 'pair':
      return t('hint.pair');
    case 'reason':
      return reasonWords(t, hint, view, pictureName);
  }
}

/** The same for screen readers: with the places. */
export function hintAnnouncement(
  t: TFunction,
  hint: ShownHint,
  view: GameView,
  pictureName: PictureName,
): string[] {
  return [unprovedWords(t, hint), placedWords(t, hint, view, pictureName)].filter((words) => words !== '');
}

function placedWords(t: TFunction, hint: ShownHint, view: GameView, pictureName: PictureName): string {
  const { width, height } = view.deal.template;
  if (hint.step === 'region') {
    const { x, y, ...size } = regionOf(hint.pair, width, height);
    return t('announce.hint-region', {
      top: y + 1,
      bottom: y + size.height,
      left: x + 1,
      right: x + size.width,
    });
  }
  if (hint.step !== 'pair') return hintWords(t, hint, view, pictureName);
  const [a, b] = hint.pair;
  return t('announce.hint-pair', {
    picture: kindName(hint, view, pictureName),
    ...placeOf(a, width),
    otherRow: placeOf(b, width).row,
    otherColumn: placeOf(b, width).column,
  });
}

function placeOf(cell: number, width: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 };
}

function kindName({ pair }: ShownHint, view: GameView, pictureName: PictureName): string {
  return pictureName(view.cells[pair[0]] ?? 0);
}

function reasonWords(t: TFunction, { reason }: ShownHint, view: GameView, pictureName: PictureName): string {
  if (reason === null) return t('hint.not-proved');
  if (reason.why !== 'opens') return t(`hint.${reason.why}`);
  const picture = pictureName(view.cells[reason.cell] ?? 0);
  return t('hint.opens', { picture, ...placeOf(reason.cell, view.deal.template.width) });
}
