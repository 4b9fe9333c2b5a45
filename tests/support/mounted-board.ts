/** A board in a page, handed its state as a screen would hand it. */
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Board } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/play/game.ts';
import type { BoardHandle, GameBoardProps } from '../../renderer/board/board-props.ts';
import { GameBoard } from '../../renderer/board/game-board.tsx';
import type { BoardLayout } from '../../renderer/viewport/layout.ts';

export interface MountedBoard {
  /** The board's element. */
  readonly root: HTMLElement;
  readonly handle: BoardHandle;
  set(change: Partial<GameBoardProps>): void;
  show(board: Board, events: readonly GameEvent[]): void;
  layout(): BoardLayout;
  unmount(): void;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Mounts a board at 40, 30 and waits until it stands still. */
export async function mountBoard(
  size: { readonly width: number; readonly height: number },
  first: Pick<GameBoardProps, 'board'> & Partial<GameBoardProps>,
): Promise<MountedBoard> {
  const place = document.createElement('div');
  place.style.cssText = `position:fixed;left:40px;top:30px;width:${size.width}px;height:${size.height}px`;
  document.body.replaceChildren(place);
  const reactRoot = createRoot(place);
  const ref = { current: null as BoardHandle | null };
  let props: GameBoardProps = {
    selected: null,
    label: 'board',
    describeCell: (cell) => `cell ${cell}`,
    ...first,
    ref,
  };
  const render = () => flushSync(() => reactRoot.render(createElement(GameBoard, props)));
  render();
  while (ref.current === null) await nextFrame();
  // react-konva asks for a drawing of its own when it mounts.
  for (let frame = 0; frame < 2; frame++) await nextFrame();
  const [root, handle] = [place.querySelector<HTMLElement>('[data-part~="board"]'), ref.current];
  if (root === null) throw new Error('No board');
  const set = (change: Partial<GameBoardProps>) => {
    props = { ...props, ...change };
    render();
  };
  return {
    ...{ root, handle, set },
    show: (board, events) => set({ board, events }),
    layout: () => {
      const layout = handle.layout();
      if (layout === null) throw new Error('The board is not shown');
      return layout;
    },
    unmount: () => reactRoot.unmount(),
  };
}
