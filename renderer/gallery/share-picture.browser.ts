/** The picture of a game with codes of every length: what is drawn as a QR code is read, and what is not is left out. */
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { SLOT } from '../../core/board/board.ts';
import { drawPicture, type PictureForm } from '../parts/share/picture/draw-picture.ts';
import { type PictureTheme, pictureColors } from '../parts/share/picture/palette.ts';
import type { PictureContent } from '../parts/share/picture/picture-content.ts';
import { qrModules } from '../parts/share/picture/qr-modules.ts';
import '../theme/tokens.css';

const FORMS: readonly PictureForm[] = ['square', 'wide'];
const THEMES: readonly PictureTheme[] = ['light', 'dark'];
const SHAPE = { width: 4, height: 3, marks: new Array<number>(12).fill(SLOT) };

function contentOf(code: string): PictureContent {
  return {
    ...{
      title: 'Twofold',
      played: 'Classic · Vase',
      date: 'Nov 27, 2026',
      figure: '1:02:41',
      ended: 'Cleared · with help',
    },
    ...{ shape: SHAPE, order: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], left: new Set([0]), seal: '连' },
    signs: [
      { cell: 3, sign: 'kept' },
      { cell: 7, sign: 'lost' },
    ],
    choices: 'Key moves right: 8 of 9',
    code,
    modules: qrModules(code),
  };
}

/** A code of so many characters in groups, as far as a picture is concerned. */
function codeOf(length: number): string {
  const characters = Array.from(
    { length },
    (_, at) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[(at * 7 + length) % 32],
  );
  return characters.join('').replace(/(.{5})(?=.)/g, '$1-');
}

/** The picture at half its size, saved as a JPEG of a quality of 60 and read again by a decoder that is not ours. */
async function readSmall(canvas: HTMLCanvasElement): Promise<string | undefined> {
  const [width, height] = [canvas.width / 2, canvas.height / 2];
  const small = new OffscreenCanvas(width, height);
  const context = small.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, width, height);
  const jpeg = await small.convertToBlob({ type: 'image/jpeg', quality: 0.6 });
  context.drawImage(await createImageBitmap(jpeg), 0, 0);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data;
}

it.each(FORMS.flatMap((form) => THEMES.map((theme) => [form, theme] as const)))(
  'codes of every length are read from the small picture or left out: %s, %s',
  async (form, theme) => {
    const canvas = document.createElement('canvas');
    const read: number[] = [];
    for (const length of [20, 64, 110, 150, 190, 225, 260, 400, 4_000]) {
      const content = contentOf(codeOf(length));
      drawPicture(canvas, content, form, pictureColors(theme));
      if (content.modules === null) continue;
      expect(await readSmall(canvas), `${length}`).toBe(`TWOFOLD://PLAY/${content.code}`);
      read.push(length);
    }
    expect(read).toEqual([20, 64, 110, 150, 190, 225]);
  },
);
