/** The faces that are shipped: small together in each language, with every character that titles and seals show. */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { CUT_FACES, cutFace, readTitleCharacters, sealCharacters } from '../../scripts/font-characters.mjs';

const MOST_BYTES = 220 * 1024;
const require = createRequire(import.meta.url);
const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const languages = Object.entries(CUT_FACES);
const paths = new Set([...css.matchAll(/url\("([^"]+)"\)/g)].map(([, path = '']) => path));
const files = [...paths].map((path) =>
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
  it('titles in English have their apostrophes from the face of their letters', () => {
    const latin = css.match(/@font-face \{[^}]*"Latin quotes"[^}]*\}/)?.[0];
    expect(latin).toContain('source-serif-4');
    expect(latin).toContain('U+2018-201D');
    expect(css).toMatch(/:root:lang\(en\) \{\s*--font-title:\s*"Latin quotes", "Source Serif 4"/);
  });

  it.each(languages)('come to 220 KiB at most in %s', (_language, { title, seal }) => {
    const isCut = (file: string | URL) => String(file).includes('/resources/fonts/');
    const own = files.filter(
      (file) => !isCut(file) || [title, seal].some((face) => String(file).endsWith(`/${face.file}`)),
    );
    expect(own).toHaveLength(4);
    expect(own.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  const spoken = languages.filter(([language]) => LANGUAGES.some((each) => each === language));
  it.each([
    ...spoken.map(
      ([language, { title }]) =>
        [`titles in ${language}`, title.file, readTitleCharacters(language)] as const,
    ),
    ...spoken.map(
      ([language, { seal }]) => [`seals in ${language}`, seal.file, sealCharacters(language)] as const,
    ),
  ])('hold every character of %s: else run node scripts/make-fonts.mjs', async (_what, file, wanted) => {
    expect(wanted.length).toBeGreaterThan(10);
    expect(await missingFrom(file, wanted)).toBe('');
  });

  it('notices a character that is missing', async () => {
    expect(await missingFrom('seal.woff2', `${sealCharacters('zh-CN')}龘`)).toBe('龘');
  });
});
