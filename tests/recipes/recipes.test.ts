import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changed, type Recipe, touchedBy } from './recipe.ts';
import { RECIPES } from './recipes.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');

function sectionOf({ heading }: Recipe): string {
  const [, section = ''] = contributing.split(`\n## ${heading}\n`);
  return section.split('\n## ')[0] ?? '';
}

/** `core/x.ts` as it may be named where its folder was named before, and a numbered or named example by its folder. */
function isNamed(section: string, file: string): boolean {
  const folder = file.slice(0, file.lastIndexOf('/'));
  return section.includes(file) || section.includes(folder);
}

describe.each(RECIPES)('$heading', (recipe) => {
  it('finds the places that it changes', () => {
    const files = new Map<string, string | null>();
    for (const change of recipe.changes) {
      const path = join(ROOT, change.file);
      if ('copyOf' in change) {
        expect(existsSync(path)).toBe(false);
        const from = join(ROOT, change.copyOf);
        const names = statSync(from).isDirectory() ? readdirSync(from).map((name) => `/${name}`) : [''];
        for (const name of names) files.set(`${change.file}${name}`, readFileSync(`${from}${name}`, 'utf8'));
        continue;
      }
      const before = files.get(change.file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
      files.set(change.file, changed(before, change));
    }
  });

  it('touches few files, and names each', () => {
    const touched = touchedBy(recipe);
    expect(touched.length).toBeLessThanOrEqual(recipe.most);
    const section = sectionOf(recipe);
    expect(touched.filter((file) => !isNamed(section, file))).toEqual([]);
  });
});
