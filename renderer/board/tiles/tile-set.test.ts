import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_KINDS } from '../../../core/templates/template.ts';
import { MOST_KINDS, pictureOf, TILE_PICTURES } from './tile-set.ts';

const RESOURCES = new URL('../../../resources/', import.meta.url);

describe('the tile set', () => {
  it('has a picture for each kind that a deal may have, with names of its own in both languages', () => {
    expect(MOST_KINDS).toBeGreaterThanOrEqual(MAX_KINDS);
    for (const name of ['id', 'zh', 'en'] as const) {
      expect(new Set(TILE_PICTURES.map((picture) => picture[name])).size).toBe(MOST_KINDS);
    }
  });

  it.each(TILE_PICTURES.map(({ id }) => id))(
    '%s has its file, and its source and licence are listed',
    (id) => {
      const svg = readFileSync(new URL(`tiles/fluent/${id}.svg`, RESOURCES), 'utf8');
      expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+"/);
      // A tile never runs anything and never asks for anything.
      expect(svg).not.toMatch(/<script|href="(?!#)|url\((?!#)/);
      expect(readFileSync(new URL('licences/pictures.md', RESOURCES), 'utf8')).toContain(
        `tiles/fluent/${id}.svg`,
      );
    },
  );

  it('ships the licence that its pictures ask for', () => {
    expect(existsSync(new URL('licences/fluent-emoji.txt', RESOURCES))).toBe(true);
  });

  it('shows kind 1 as its first picture and knows no picture beyond its last', () => {
    expect(pictureOf(1)).toBe(TILE_PICTURES[0]);
    expect(pictureOf(MOST_KINDS)).toBe(TILE_PICTURES.at(-1));
    for (const kind of [0, -1, MOST_KINDS + 1]) expect(() => pictureOf(kind)).toThrow(RangeError);
  });
});
