import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SLOT, WALL } from '../../../../core/board/board.ts';
import { markAt } from '../../../../core/templates/edit/marks.ts';
import { BoardStage } from '../../../board/stage/board-stage.tsx';
import styles from '../editor.module.css';
import type { GridWords } from './cursor-grid.ts';
import { type DrawingParts, useDrawing } from './use-drawing.ts';

function useGridWords(): GridWords {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      label: t('editor.canvas'),
      describe: ([x, y], shape) => {
        const mark = markAt(shape, [x, y]);
        if (mark === undefined) return t('editor.line.beyond');
        const name = mark === SLOT ? 'slot' : mark === WALL ? 'wall' : 'gap';
        return t('editor.cell.name', { mark: t(`editor.cell.${name}`), row: y + 1, column: x + 1 });
      },
    }),
    [t],
  );
}

/** Gives the keys to the drawing: after a button that is gone once it was pressed. */
export function focusDrawing(): void {
  document.querySelector<HTMLElement>('[data-part~="drawing"]')?.focus({ preventScroll: true });
}

/** The drawing in the editor, for mouse, pen, touch and keys. */
export function DrawingCanvas(parts: DrawingParts) {
  const root = useRef<HTMLDivElement>(null);
  const layers = useDrawing(root, parts, useGridWords());
  return (
    <div ref={root} data-part="drawing" className={styles.drawing}>
      <div data-part="drawing-picture" className={styles.picture} aria-hidden="true">
        <BoardStage layers={layers.stage} />
      </div>
    </div>
  );
}
