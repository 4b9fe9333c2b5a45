/** The window draws and sends requests; the rules of the game and every search run in its worker. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));

/** `rules.ts` and `pulls.ts` are data: the rules object with its choices, and the way of each gravity. */
const RULES =
  /^core\/(rules\/(?!(rules|pulls)\.ts$)|engine\/|game\/(play|node|tree|replay|verify-game)\.ts$)/;
/** A page for those who work on the project, in a chunk of its own. */
const GALLERY = /^renderer\/(board\/)?gallery\//;
const IMPORTS =
  /\b(?:import|export)\s+(?!type\b)([\w*{][^'";]*?)\s+from\s+'(\.[^']+)'|\bimport\s*\(?\s*'(\.[^']+)'/g;

const isTypesAlone = (names: string) => /^\{(\s*type\s+\w+\s*(as\s+\w+\s*)?,?)+\s*\}$/.test(names);

/** Returns the modules that a file needs when it runs: at once or later, but not as a program of a worker. */
function importsOf(path: string): string[] {
  const code = readFileSync(join(REPOSITORY, path), 'utf8');
  return [...code.matchAll(IMPORTS)].flatMap(([, names, from, bare]) => {
    if (names !== undefined && isTypesAlone(names)) return [];
    return posix.join(posix.dirname(path), from ?? bare ?? '');
  });
}

/** All files that an entry imports, directly or through others, each with the first one that imports it. */
function reachedFrom(entry: string): ReadonlyMap<string, string> {
  const reached = new Map([[entry, '']]);
  for (const [path] of reached)
    if (/\.tsx?$/.test(path))
      for (const next of importsOf(path))
        if (!reached.has(next) && !GALLERY.test(next) && existsSync(join(REPOSITORY, next)))
          reached.set(next, path);
  return reached;
}

function wayTo(path: string, reached: ReadonlyMap<string, string>): string {
  const from = reached.get(path);
  return from === undefined || from === '' ? path : `${wayTo(from, reached)} → ${path}`;
}

const rulesOf = (reached: ReadonlyMap<string, string>) =>
  [...reached.keys()].filter((path) => RULES.test(path)).map((path) => wayTo(path, reached));

test('the window comes to need neither rules nor engine, whatever is opened in it', () => {
  const reached = reachedFrom('renderer/main.tsx');
  for (const known of ['renderer/state/editor/trial-bridge.ts', 'renderer/screens/design/editor-screen.tsx'])
    expect(reached.has(known), known).toBe(true);
  expect(rulesOf(reached)).toEqual([]);
});

test('its worker does need them', () => {
  expect(rulesOf(reachedFrom('renderer/engine/worker.ts')).length).toBeGreaterThan(10);
});
