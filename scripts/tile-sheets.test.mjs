import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placedPicture, sheetOf } from './tile-sheets.mjs';

const SETS = readdirSync(new URL('../resources/tiles/', import.meta.url));

describe.each(SETS)('the sheet of %s', (set) => {
  const sheet = sheetOf(set);
  const { pictures } = JSON.parse(
    readFileSync(new URL(`../resources/tiles/${set}/set.json`, import.meta.url), 'utf8'),
  );
  const places = [...sheet.matchAll(/<svg x="(\d+)" y="(\d+)" width="256" height="256" viewBox="/g)].map(
    ([, x, y]) => `${x} ${y}`,
  );

  it('has each picture once, in a place of its own within the sheet', () => {
    expect(places).toHaveLength(pictures.length);
    expect(new Set(places).size).toBe(pictures.length);
    const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)">/.exec(sheet).map(Number);
    for (const [x, y] of places.map((place) => place.split(' ').map(Number))) {
      expect(x + 256).toBeLessThanOrEqual(width);
      expect(y + 256).toBeLessThanOrEqual(height);
    }
  });

  it('keeps its pictures so far apart that none shows in another when they are drawn small', () => {
    const at = places.map((place) => place.split(' ').map(Number));
    for (const [place, [x, y]] of at.entries())
      for (const [otherX, otherY] of at.slice(place + 1))
        expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThanOrEqual(256 + 32);
  });

  it('has no id twice, and none that is asked for is missing', () => {
    const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, asked] of sheet.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(asked);
  });
});

it('a picture keeps its own box and finds what it refers to', () => {
  const picture =
    '<svg width="256" height="256" xmlns="http://www.w3.org/2000/svg" viewBox="-35 15 370 370">' +
    '<defs><path id="a" d="M0 0"/></defs><use href="#a" fill="url(#b)"/><g id="b"/></svg>';
  expect(placedPicture(picture, 'p9-', { x: 256, y: 512 })).toBe(
    '<svg x="256" y="512" width="256" height="256" viewBox="-35 15 370 370">' +
      '<defs><path id="p9-a" d="M0 0"/></defs><use href="#p9-a" fill="url(#p9-b)"/><g id="p9-b"/></svg>',
  );
});
