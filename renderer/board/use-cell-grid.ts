import { type RefObject, useLayoutEffect, useState } from 'react';
import { boxOf, nearestTile } from '../viewport/in-view.ts';
import { pointCentre } from '../viewport/layout.ts';
import type { BoardLayers } from './board-layers.ts';
import type { GameBoardProps } from './board-props.ts';
import { CellGrid } from './cell-grid.ts';
import { listenToPointer } from './pointer/board-pointer.ts';
import { SpaceKey, watchSpace } from './pointer/space-key.ts';
import { useLatest } from './use-board-layers.ts';

/** The cells for keys and screen readers over the tiles, and the pointer. */
export interface BoardInput {
  readonly grid: CellGrid;
  readonly space: SpaceKey;
}

/** Listens and answers as long as the component lives; a decoration does neither. */
export function useBoardInput(
  root: RefObject<HTMLElement | null>,
  layers: BoardLayers,
  props: GameBoardProps,
): BoardInput {
  const latest = useLatest(props);
  const [input] = useState((): BoardInput => {
    const space = new SpaceKey();
    const grid = new CellGrid(props.board, space, {
      onPick: (cell) => latest.current.onPick?.(cell),
      onFocus: (cell) => {
        layers.marks.update({ focused: cell });
        if (cell !== null) layers.camera.reveal(boxOf([cell], layers.tiles.board.width));
      },
    });
    return { grid, space };
  });
  const isDecorative = props.decorative === true;
  useLayoutEffect(() => {
    if (root.current === null || isDecorative) return;
    return join(root.current, layers, input, {
      onPick: (cell) => latest.current.onPick?.(cell),
      onHover: (cell) => latest.current.onHover?.(cell),
    });
  }, [root, layers, input, isDecorative, latest]);
  useGridState(input.grid, props);
  return input;
}

interface PointerCalls {
  readonly onPick: (cell: number) => void;
  readonly onHover: (cell: number | null) => void;
}

function join(root: HTMLElement, layers: BoardLayers, { grid, space }: BoardInput, calls: PointerCalls) {
  root.append(grid.element);
  // A press of the pointer ends the keys' turn, wherever it goes.
  const leaveKeys = () => layers.marks.update({ focused: null });
  window.addEventListener('pointerdown', leaveKeys, true);
  const stops = [
    () => window.removeEventListener('pointerdown', leaveKeys, true),
    // The cells lie over their tiles again once these are at rest; while they move, no position is read.
    layers.camera.onMove((isAtRest) => isAtRest && grid.setLayout(layers.camera.layout)),
    watchSpace(space),
    listenToPointer(root, layers, space, {
      onPick: (cell) => {
        // It takes the focus along, without its corners: arrows go on from there.
        grid.focusCell(cell);
        calls.onPick(cell);
      },
      onHover: (cell) => {
        layers.marks.update({ hovered: cell });
        calls.onHover(cell);
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    grid.stop();
    grid.element.remove();
  };
}

function useGridState(grid: CellGrid, props: GameBoardProps): void {
  const { board, selected, label, describeCell } = props;
  const isHidden = props.hidden === true;
  const isDecorative = props.decorative === true;
  const isReadOnly = props.onPick === undefined;
  useLayoutEffect(() => grid.setReadOnly(isReadOnly), [grid, isReadOnly]);
  useLayoutEffect(() => {
    if (!isDecorative) grid.setLabel(label);
  }, [grid, label, isDecorative]);
  useLayoutEffect(() => {
    if (!isDecorative) grid.setDescribe(describeCell);
  }, [grid, describeCell, isDecorative]);
  useLayoutEffect(() => grid.setBoard(board), [grid, board]);
  useLayoutEffect(() => grid.setSelected(selected), [grid, selected]);
  useLayoutEffect(() => {
    grid.element.hidden = isHidden;
  }, [grid, isHidden]);
}

/** On a board whose focused cell is out of view, keys begin where the player looks. */
export function cellToBegin({ camera, tiles }: BoardLayers, grid: CellGrid): number | undefined {
  if (!camera.state().canZoomOut || camera.isSeen(grid.currentCell)) return undefined;
  return nearestTile(tiles.board, camera.layout, camera.middle());
}

/** Returns the spot to which keys zoom: the focused cell, while the focus shows. */
export function focusedSpot({ camera, marks }: BoardLayers) {
  const { focused } = marks;
  if (focused === null) return undefined;
  const { columns } = camera.layout;
  return pointCentre(camera.layout, [focused % columns, Math.floor(focused / columns)]);
}
