import { expect, it } from 'vitest';
import { pictureKindOf } from './picture-kind.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['\x89PNG\r\n\x1a\n\0\0', 'png'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['GIF89a', 'gif'],
  ['\0\0\0 ftypavif', 'avif'],
  ['BM\x36\x10\0\0\0\0\0\0', 'bmp'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a drawing -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg/>', 'svg'],
  ['<!DOCTYPE svg [<!ENTITY a "b">\n<!ENTITY c "d">\n]>\n<svg/>', 'svg'],
  ['\xff\xfe<\0s\0v\0g\0 \0', 'svg'],
  ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>', 'svg'],
  ['<html><svg/></html>', null],
  ['RIFF\x10\0\0\0WAVE', null],
  ['\0\0\x01\0', null],
  ['BM', null],
  ['oooo\noooo\n', null],
  ['', null],
])('%j is %s', (head, kind) => {
  expect(pictureKindOf(latin(head))).toBe(kind);
});

it('looks at a hostile head once', () => {
  expect(pictureKindOf(latin('<!'.repeat(10_000)))).toBeNull();
  expect(pictureKindOf(latin('<!>'.repeat(10_000)))).toBeNull();
});
