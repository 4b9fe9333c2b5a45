/** The faces that are shipped: small together, with every character that titles and seals show. */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import {
  cutFace,
  readTitleCharacters,
  SEAL_FACE,
  sealCharacters,
  TITLE_FACE,
} from '../../scripts/font-characters.mjs';

const MOST_BYTES = 220 * 1024;
const require = createRequire(import.meta.url);
const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const files = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, path = '']) =>
  path.startsWith('@') ? require.resolve(path) : new URL(path, import.meta.url),
);

/** The characters of a face that its `cmap` names: https://learn.microsoft.com/typography/opentype/spec/cmap, format 4. */
function charactersOf(font: Buffer): Set<string> {
  const tables = font.readUInt16BE(4);
  const entry = Array.from({ length: tables }, (_, table) => 12 + table * 16).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  );
  const cmap = font.readUInt32BE((entry ?? 0) + 8);
  const characters = new Set<string>();
  for (let table = 0; table < font.readUInt16BE(cmap + 2); table += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + table * 8 + 4);
    if (font.readUInt16BE(at) !== 4) continue;
    const segments = font.readUInt16BE(at + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = font.readUInt16BE(at + 14 + segment * 2);
      const first = font.readUInt16BE(at + 16 + (segments + segment) * 2);
      for (let code = first; code <= last && code < 0xffff; code += 1)
        characters.add(String.fromCharCode(code));
    }
  }
  return characters;
}

async function missingFrom(file: string, wanted: string): Promise<string> {
  const font = readFileSync(new URL(`../../resources/fonts/${file}`, import.meta.url));
  const held = charactersOf(await cutFace(font, wanted, 'sfnt'));
  return [...wanted].filter((character) => !held.has(character)).join('');
}

describe('the faces', () => {
  it('come to 220 KiB at most', () => {
    expect(files).toHaveLength(4);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each([
    ['titles', TITLE_FACE.file, readTitleCharacters()],
    ['seals', SEAL_FACE.file, sealCharacters()],
  ])('hold every character of %s: else run node scripts/make-fonts.mjs', async (_what, file, wanted) => {
    expect(wanted.length).toBeGreaterThan(10);
    expect(await missingFrom(file, wanted)).toBe('');
  });

  it('notices a character that is missing', async () => {
    expect(await missingFrom(SEAL_FACE.file, `${sealCharacters()}龘`)).toBe('龘');
  });
});
