import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SLOT, WALL } from '../../../../core/board/board.ts';
import { markAt } from '../../../../core/templates/edit/marks.ts';
import type { GridWords } from './cursor-grid.ts';
import { type DrawingParts, MountedDrawing } from './mounted-drawing.ts';

function useGridWords(): GridWords {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      label: t('editor.canvas'),
      describe: ([x, y], shape) => {
        const mark = markAt(shape, [x, y]);
        const name = mark === SLOT ? 'slot' : mark === WALL ? 'wall' : 'gap';
        return t('editor.cell.name', { mark: t(`editor.cell.${name}`), row: y + 1, column: x + 1 });
      },
    }),
    [t],
  );
}

/** Gives the keys to the drawing: after a button that is gone once it was pressed. */
export function focusDrawing(): void {
  document.querySelector<HTMLElement>('.drawing')?.focus({ preventScroll: true });
}

/** The drawing on the bench, for mouse, pen, touch and keys. */
export function DrawingCanvas({ studio, feedback, sight }: DrawingParts) {
  const root = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedDrawing>(null);
  const words = useGridWords();
  const latestWords = useRef(words);
  useEffect(() => {
    latestWords.current = words;
    mounted.current?.name(words);
  }, [words]);
  useEffect(() => {
    if (root.current === null) return;
    const drawing = new MountedDrawing(root.current, { studio, feedback, sight }, latestWords.current);
    mounted.current = drawing;
    root.current.focus({ preventScroll: true });
    return () => {
      mounted.current = null;
      drawing.destroy();
    };
  }, [studio, feedback, sight]);
  return <div ref={root} className="drawing" />;
}
