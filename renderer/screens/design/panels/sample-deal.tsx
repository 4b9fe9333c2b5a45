import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type Cells, type Shape, WALL } from '../../../../core/board/board.ts';
import { inkedArea, wholeArea } from '../../../../core/templates/edit/marks.ts';
import { readPalette } from '../../../board/tiles/palette.ts';
import { TileAtlas } from '../../../board/tiles/tile-atlas.ts';
import type { TilePictures } from '../../../board/tiles/tile-pictures.ts';
import { useTilePictures } from '../../../board/tiles/use-tile-pictures.ts';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import { textScale, watchViewport } from '../../../viewport/surroundings.ts';
import styles from '../editor.module.css';

/** Room for the picture, in CSS pixels at the usual size of text; it is no wider than its place. */
const MOST_WIDTH = 320;
const MOST_HEIGHT = 168;
const MOST_CELL = 32;

/** Paints it into a canvas, at most `most` CSS pixels wide. */
function paintDeal(
  canvas: HTMLCanvasElement,
  most: number,
  shape: Shape,
  cells: Cells,
  pictures: TilePictures,
): void {
  const ratio = window.devicePixelRatio;
  const scale = ratio * textScale();
  // Only what is drawn is shown, as large as it can be.
  const { left, top, right, bottom } = inkedArea(shape) ?? wholeArea(shape);
  const width = right - left + 1;
  const height = bottom - top + 1;
  const room = Math.min(MOST_WIDTH * scale, most * ratio);
  const cell = Math.max(
    2,
    Math.floor(Math.min(room / width, (MOST_HEIGHT * scale) / height, MOST_CELL * scale)),
  );
  canvas.width = cell * width;
  canvas.height = cell * height;
  canvas.style.width = `${canvas.width / ratio}px`;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const atlas = new TileAtlas(cell, readPalette(canvas.parentElement ?? document.body), pictures);
  const { pad } = atlas.shape;
  for (const [index, kind] of cells.entries()) {
    if (kind <= 0 && kind !== WALL) continue;
    const sprite = kind === WALL ? atlas.stone() : atlas.tile(kind);
    const column = (index % shape.width) - left;
    const row = Math.floor(index / shape.width) - top;
    context.drawImage(sprite, column * cell - pad, row * cell - pad);
  }
}

function DealPicture({ shape, cells }: { readonly shape: Shape; readonly cells: Cells }) {
  const place = useRef<HTMLDivElement>(null);
  const pictures = useTilePictures();
  useEffect(() => {
    const root = place.current;
    const canvas = root?.querySelector('canvas');
    if (pictures === null || root === null || !canvas) return;
    return watchViewport(root, ({ width }) => paintDeal(canvas, width, shape, cells, pictures));
  }, [pictures, shape, cells]);
  return (
    <div ref={place} className={styles.sampleDeal} aria-hidden="true">
      <canvas width={1} height={1} />
    </div>
  );
}

/** One deal of the drawing in small, once there is one. */
export function SampleDeal() {
  const { t } = useTranslation();
  const { judgement, judged } = useStore(useService(EDITOR).feedback.store);
  if (judged === null || judgement?.verdict !== 'solvable') return null;
  return (
    <section className={styles.panelPart}>
      <h2>{t('editor.deal')}</h2>
      <DealPicture shape={judged.shape} cells={judgement.cells} />
    </section>
  );
}
