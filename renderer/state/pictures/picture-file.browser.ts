/** Picture files of every kind and their neighbours, decoded by a real browser: nothing but a picture comes through. */
import { describe, expect, it } from 'vitest';
import { PICTURE_KINDS, pictureKindOf } from '../../../core/picture-kind.ts';
import { decodePicture } from './picture-file.ts';

const [WIDTH, HEIGHT] = [24, 16];

type Bytes = Uint8Array<ArrayBuffer>;
const latin = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

async function drawn(type: string): Promise<Bytes> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('a browser draws');
  context.fillStyle = 'teal';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
}

/** 24 bits a pixel, not packed. */
function bmp(width: number, height: number, pixels = 3 * width * height): Bytes {
  const bytes = new Uint8Array(54 + pixels);
  const view = new DataView(bytes.buffer);
  bytes.set(latin('BM'));
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  return bytes;
}

/** One frame of one pixel on a canvas of any size. */
function gif(width: number, height: number): Bytes {
  const bytes = latin('GIF89a\0\0\0\0\x80\0\0\xff\xff\xff\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;');
  const view = new DataView(bytes.buffer);
  view.setUint16(6, width, true);
  view.setUint16(8, height, true);
  return bytes;
}

/** A sound PNG with another size in its header, whose checksum does not fit any more. */
function resized(png: Bytes, width: number, height: number): Bytes {
  const bytes = png.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

const SOUND: Readonly<Record<string, () => Promise<Bytes> | Bytes>> = {
  png: () => drawn('image/png'),
  jpeg: () => drawn('image/jpeg'),
  webp: () => drawn('image/webp'),
  gif: () => gif(WIDTH, HEIGHT),
  bmp: () => bmp(WIDTH, HEIGHT),
};

async function sizeOf(file: Blob): Promise<readonly number[] | string> {
  const decoded = await decodePicture(file);
  if (!decoded.ok) return decoded.error;
  const { width, height } = decoded.value;
  decoded.value.close();
  return [width, height];
}

describe.each(Object.entries(SOUND))('a %s', (kind, make) => {
  it('is read, whatever it is called', async () => {
    const bytes = await make();
    expect(pictureKindOf(bytes)).toBe(kind);
    expect(await sizeOf(new File([bytes], `a.${kind}`))).toEqual([WIDTH, HEIGHT]);
    for (const type of ['image/png', 'image/jpeg', 'text/html', ''])
      expect(await sizeOf(new File([bytes], 'else.txt', { type }))).toEqual([WIDTH, HEIGHT]);
  });

  it.each([4, 8, 12, 16, 20])('of its first %i bytes alone is none', async (length) => {
    const bytes = await make();
    expect(await sizeOf(new Blob([bytes.subarray(0, length)]))).toBe('not-a-picture');
  });

  it('behind something else is none', async () => {
    expect(await sizeOf(new Blob([latin('\n'), await make()]))).toBe('not-a-picture');
  });
});

const NONE: readonly (readonly [what: string, make: () => Promise<Bytes> | Bytes])[] = [
  ...PICTURE_KINDS.filter((kind) => kind !== 'svg').map(
    (kind) => [`the signature of a ${kind}`, () => SIGNATURES[kind] ?? latin('')] as const,
  ),
  ['a png of no pixels', async () => resized(await drawn('image/png'), 0, 0)],
  ['a png of 24,000 pixels square', async () => resized(await drawn('image/png'), 24_000, 24_000)],
  ['a png of a size without end', async () => resized(await drawn('image/png'), 2 ** 31, 2 ** 31)],
  ['a bmp of no width', () => bmp(0, HEIGHT)],
  ['a bmp of 30,000 pixels square', () => bmp(30_000, 30_000, 300)],
  ['a gif on a canvas of 65,535 pixels square', () => gif(65_535, 65_535)],
  ['a gif of no height', () => gif(0, 0).subarray(0, 13)],
  ['an empty file', () => latin('')],
  ['a text', () => latin('oooo\noooo\n')],
  ['a page', () => latin('<html><img src="x.png"></html>')],
  ['an archive', () => latin('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaa')],
  ['a document', () => latin('%PDF-1.7\n')],
  ['an icon', () => latin('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0')],
  ['a film', () => latin('\0\0\0 ftypisom\0\0\x02\0isomiso2avc1mp41')],
  ['a sound', () => latin('RIFF\x24\0\0\0WAVEfmt ')],
];

const SIGNATURES: Readonly<Record<string, Bytes>> = {
  png: latin('\x89PNG\r\n\x1a\n'),
  jpeg: latin('\xff\xd8\xff\xe0'),
  webp: latin('RIFF\x10\0\0\0WEBPVP8 '),
  gif: latin('GIF89a'),
  avif: latin('\0\0\0\x20ftypavif\0\0\0\0avifmif1miafMA1B'),
  bmp: latin('BM\x36\x10\0\0\0\0\0\0'),
};

it.each(NONE)('%s is refused', async (_what, make) => {
  expect(['not-a-picture', 'too-many-pixels']).toContain(await sizeOf(new Blob([await make()])));
});

it('a gif on a canvas of 9,000 pixels square is refused before it is decoded', async () => {
  expect(await sizeOf(new Blob([gif(9_000, 9_000)]))).toBe('too-many-pixels');
});

it('a file of more than 20 MB is refused unread', async () => {
  const huge = new Blob([await drawn('image/png'), new Uint8Array(20 * 1024 * 1024)]);
  expect(await sizeOf(huge)).toBe('too-large');
});
