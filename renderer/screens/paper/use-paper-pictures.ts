import { useEffect, useState } from 'react';
import { drawPicture, loadTilePictures } from '../../board/tiles/tile-pictures.ts';

/** The set that needs no colour. */
const SET = 'contrast';
/** Pixels on a side: a cell of 20 mm has 300 of them an inch. */
const SIDE = 240;

/** The picture of each kind from kind 1 in black and white, as an address; null until they are drawn. */
export function usePaperPictures(): readonly string[] | null {
  const [addresses, setAddresses] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let made: readonly string[] = [];
    let isWanted = true;
    void drawPictures().then((blobs) => {
      if (!isWanted) return;
      made = blobs.map((blob) => URL.createObjectURL(blob));
      setAddresses(made);
    });
    return () => {
      isWanted = false;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, []);
  return addresses;
}

async function drawPictures(): Promise<readonly Blob[]> {
  const pictures = await loadTilePictures(SET);
  return Promise.all(
    pictures.map((picture) => {
      const canvas = new OffscreenCanvas(SIDE, SIDE);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas to draw on');
      context.filter = 'grayscale(1)';
      drawPicture(context, picture, 0, 0, SIDE);
      return canvas.convertToBlob({ type: 'image/png' });
    }),
  );
}
