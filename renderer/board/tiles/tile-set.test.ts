import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../core/contract/settings.ts';
import { LANGUAGES, type Language } from '../../../core/languages.ts';
import { type NameTable, nameIn } from '../../../core/local-names.ts';
import { MAX_KINDS } from '../../../core/templates/limits.ts';
import { readWords } from '../../../tests/support/words-folder.ts';
import { fillUp, TILE_STYLES, type TileSetManifest } from './tile-set.ts';
import { listTileSets, loadManifest, loadPictureNames, TILE_SET_IDS } from './tile-sets.ts';

const RESOURCES = new URL('../../../resources/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, RESOURCES), 'utf8');
const tableOf = (language: Language) => readWords(language).names as NameTable;
const manifestOf = (set: string): TileSetManifest => JSON.parse(read(`tiles/${set}/set.json`));

describe.each(TILE_SET_IDS)('the tile set %s', (set) => {
  const { pictures, names, style, credits } = manifestOf(set);

  it('can be chosen by its folder and has names in each language', () => {
    expect(set).toMatch(/^[a-z][a-z0-9-]{0,31}$/);
    expect(TILE_STYLES).toContain(style);
    for (const language of ['zh-CN', 'en']) {
      expect(names[language], language).toBeTruthy();
      expect(
        pictures.every((picture) => picture.names[language] !== undefined),
        language,
      ).toBe(true);
    }
    for (const language of LANGUAGES) {
      const called = pictures.map((picture) => nameIn(picture.names, language, tableOf(language)));
      expect(new Set(called).size, `${language}: no name twice`).toBe(pictures.length);
    }
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
  });

  it('lists each of its pictures and nothing else', () => {
    const files = readdirSync(new URL(`tiles/${set}/`, RESOURCES)).filter((name) => name !== 'set.json');
    expect(files.sort()).toEqual(pictures.map(({ id }) => `${id}.svg`).sort());
  });

  it.each(pictures.map(({ id }) => id))('%s is a picture of its own and only a picture', (id) => {
    const svg = read(`tiles/${set}/${id}.svg`);
    // Without width and height an image has no size of its own, and a canvas cannot scale it.
    expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+"/);
    // A tile must neither run a script nor load anything; filters would be computed for each size anew.
    expect(svg).not.toMatch(/<script|href="(?!#)|url\((?!#)|<filter/);
  });

  it('says whose its pictures are, ships the licences that ask for it, and stands in the list of licences', () => {
    const list = read('licences/pictures.md');
    for (const credit of credits) {
      expect(credit).toMatchObject({
        author: expect.any(String),
        source: expect.any(String),
        licence: expect.any(String),
      });
      const row = list
        .split('\n')
        .find((line) => line.startsWith(`| tiles/${set} |`) && line.includes(credit.author));
      expect(row).toContain(credit.licence);
      for (const id of credit.pictures ?? []) expect(row).toContain(id);
      const isOurs = credit.source === 'drawn for Twofold';
      if (!isOurs && credit.licence !== 'CC0-1.0')
        expect(existsSync(new URL(`licences/${credit.text}`, RESOURCES))).toBe(true);
    }
    // Each picture is credited once: to the only one, or to the one that names it.
    const ids = pictures.map(({ id }) => id);
    const named = credits.flatMap((credit) => credit.pictures ?? (credits.length === 1 ? ids : ['all']));
    expect(named.toSorted()).toEqual(ids.toSorted());
  });
});

describe('tile sets', () => {
  it('stand in the order of their positions, each at its own', async () => {
    const positions = (await listTileSets()).map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
  });

  it('have the default of the settings among them', () => {
    expect(TILE_SET_IDS).toContain(DEFAULT_SETTINGS.tileSet);
  });

  it('show the default for a folder that is not there, as after a newer version', async () => {
    expect((await loadManifest('of-a-newer-version')).id).toBe(DEFAULT_SETTINGS.tileSet);
  });

  it.each(TILE_SET_IDS)('name every kind that a board may have, all unlike (%s)', async (set) => {
    const names = await loadPictureNames(set);
    expect(names).toHaveLength(MAX_KINDS);
    for (const language of LANGUAGES) {
      expect(new Set(names.map((name) => nameIn(name, language, tableOf(language)))).size).toBe(MAX_KINDS);
    }
  });

  it('fill up a short set with the pictures that the default has for those kinds', () => {
    const filler = Array.from({ length: MAX_KINDS }, (_, index) => `default ${index + 1}`);
    const filled = fillUp(['own 1', 'own 2'], filler);
    expect(filled).toHaveLength(MAX_KINDS);
    expect(filled.slice(0, 4)).toEqual(['own 1', 'own 2', 'default 3', 'default 4']);
    expect(fillUp([...filler, 'own 49'], [])).toEqual(filler);
  });
});
