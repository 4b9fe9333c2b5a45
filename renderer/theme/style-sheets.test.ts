import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { layerOf } from '../../scripts/styles.mjs';

const renderer = new URL('..', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(renderer, path), 'utf8');
const sheets = globSync('**/*.css', { cwd: renderer }).map((path) => path.replaceAll('\\', '/'));
const modules = sheets.filter((path) => path.endsWith('.module.css'));

/** Sheets whose classes are the whole window's. The list only becomes shorter. */
const GLOBAL_SHEETS: readonly string[] = [
  'theme/base.css',
  'theme/cards.css',
  'theme/choices.css',
  'theme/controls.css',
  'theme/dialogs.css',
  'theme/fonts.css',
  'theme/pages.css',
  'theme/tokens.css',
  'theme/windows.css',
];

/** The different conditions of media and container queries; they only become fewer. */
const CONDITIONS = 20;

/** Local classes of a sheet: those outside of `:global()`. */
function classesOf(css: string): Set<string> {
  const rules = css.replace(/\/\*.*?\*\//gs, '').replace(/:global\([^)]*\)/g, '');
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());
  const names = selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.replace(/"[^"]*"/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)]);
  return new Set(names.map(([, name = '']) => name));
}

/** The uses of a module's classes in each file that imports it, by the sheet's path. */
function usesOfModules(): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const path of globSync('**/*.{ts,tsx}', { cwd: renderer })) {
    const code = read(path);
    for (const [, name = '', from = ''] of code.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';/gm)) {
      const sheet = join(dirname(path), from).replaceAll('\\', '/');
      const used = uses.get(sheet) ?? new Set();
      for (const [, found = ''] of code.matchAll(new RegExp(`(?<![/-])\\b${name}\\.(\\w+)`, 'g')))
        used.add(found);
      uses.set(sheet, used);
    }
  }
  return uses;
}

it('finds the classes of a sheet', () => {
  const css =
    '/* .no */\n.row:hover > .tileRow { margin: 1.5rem; }\n@media (--low) { :global(.card) .row2 {} }';
  expect([...classesOf(css)]).toEqual(['row', 'tileRow', 'row2']);
});

/** The rules of a sheet that are for a choice of the system and would draw over its arrow. */
function rulesOverArrow(css: string): string[] {
  const rules = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  return rules
    .filter(
      ([, selector = '', body = '']) => /\bselect\b|\.dropdown\b/.test(selector) && OVER_ARROW.test(body),
    )
    .map(([, selector = '']) => selector.trim());
}

const OVER_ARROW =
  /(?:^|[;\s])(?:background|background-image|appearance|padding|padding-inline|padding-inline-end):/;

it('lets one sheet alone draw the arrow of every choice', () => {
  expect(rulesOverArrow('a,\n.field select { background: red; } .x { padding: 0; }')).toEqual([
    'a,\n.field select',
  ]);
  const over = sheets
    .filter((path) => path !== 'components/select.module.css')
    .flatMap((path) => rulesOverArrow(read(path)).map((selector) => `${path}: ${selector}`));
  expect(over).toEqual([]);
  const written = globSync('**/*.tsx', { cwd: renderer }).filter((path) => read(path).includes('<select'));
  expect(written).toEqual(['components/select.tsx']);
});

it('gives every screen’s sheet the last layer', () => {
  const layers = [
    'theme/base.css',
    'theme/tokens.css',
    'components/a.module.css',
    'screens/play/b.module.css',
  ];
  expect(layers.map((path) => layerOf(`/x/renderer/${path}`))).toEqual([
    'reset',
    'tokens',
    'parts',
    'screens',
  ]);
  expect(layerOf('/x/electron/a.css')).toBe(null);
});

it('has its classes in modules', () => {
  expect(sheets.filter((path) => !modules.includes(path)).sort()).toEqual([...GLOBAL_SHEETS].sort());
});

it('lets a line that is kept whole break where it is longer than its room', () => {
  const rules = sheets.flatMap(
    (path) => read(path).match(/[^{}]+\{[^{}]*word-break: keep-all;[^{}]*\}/g) ?? [],
  );
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => !/overflow-wrap: (?:anywhere|break-word);/.test(rule))).toEqual([]);
});

it('uses every class of a module, and none that it lacks', () => {
  const uses = usesOfModules();
  const wrong = modules.map((path) => {
    const [has, used] = [classesOf(read(path)), uses.get(path) ?? new Set<string>()];
    const unused = [...has].filter((name) => !used.has(name));
    return { path, unused, missing: [...used].filter((name) => !has.has(name)) };
  });
  expect(wrong.filter(({ unused, missing }) => unused.length + missing.length > 0)).toEqual([]);
});

it('asks for few different windows and rooms', () => {
  const asked = sheets.flatMap((path) => [...read(path).matchAll(/@(?:media|container)[^{]*/g)]);
  const conditions = new Set(asked.map(([condition]) => condition.replace(/\s+/g, ' ').trim()));
  // Paper is no window.
  conditions.delete('@media print');
  expect(conditions.size, [...conditions].sort().join('\n')).toBeLessThanOrEqual(CONDITIONS);
});
