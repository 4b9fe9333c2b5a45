// Each rule of .dependency-cruiser.cjs, broken on purpose by two files.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** By rule: a file, and what it imports against that rule. */
const BROKEN = {
  'no-cycles': ['core/board/first.ts', './second.ts'],
  'core-stands-alone': ['core/game/asks-storage.ts', '../../electron/storage/table.ts'],
  'core-libraries': ['core/game/draws.ts', 'react'],
  'rules-stand-alone': ['core/rules/fast-link.ts', '../engine/engine.ts'],
  'engine-by-its-interface': ['core/deal/quick.ts', '../engine/bit/bit-rows.ts'],
  'engine-without-search': ['core/engine/deep.ts', '../solve/solve.ts'],
  'solve-without-deal': ['core/solve/filled.ts', '../deal/deal.ts'],
  'solve-without-game': ['core/solve/played.ts', '../game/play.ts'],
  'electron-not-renderer': ['electron/host/shows.ts', '../../renderer/state/store.ts'],
  'renderer-not-electron': ['renderer/state/saves.ts', '../../electron/storage/table.ts'],
  'electron-only-in-shell': ['electron/storage/opens.ts', 'electron'],
  'renderer-base-alone': ['renderer/board/knows.ts', '../state/store.ts'],
  'state-below-screens': ['renderer/state/upward.ts', '../screens/screen.tsx'],
  'components-without-stores': ['renderer/components/button.ts', '../state/store.ts'],
  'parts-below-screens': ['renderer/parts/upward.tsx', '../screens/screen.tsx'],
  'renderer-not-node': ['renderer/screens/reads.ts', 'node:fs'],
  'no-orphan-tests': ['renderer/screens/borrows.ts', './screen.test.ts'],
};

const folder = mkdtempSync(join(tmpdir(), 'twofold-layers-'));

function write(path, text) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'a' });
}

let broken = new Set();
beforeAll(async () => {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [from, to] of Object.values(BROKEN)) {
    write(from, `import '${to}';\n`);
    if (to.startsWith('.')) write(join(dirname(from), to), 'export {};\n');
  }
  write('core/board/second.ts', "import './first.ts';\n");
  const { output } = await cruise(['core', 'electron', 'renderer'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  });
  broken = new Set(output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every rule is broken by two files', () => {
  expect(Object.keys(BROKEN).toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted());
});

test.each(Object.entries(BROKEN))('%s is seen to be broken', (rule, [from]) => {
  expect([...broken]).toContain(`${rule}: ${from}`);
});
