// The findings of the linter's own rules (scripts/*.grit), line by line: `✗` stands where a line breaks one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

const SAMPLES = {
  'literal-words.grit': `
export const Page = ({ t, isOn }) => (
  <main className="page wide" aria-live="polite" data-screen="home" title={t('app.name')}>
    <h1 aria-label="Board">{t('app.name')} · {isOn ? t('on') : t('off')}</h1> // ✗
    <h1 title={'Board'} /> // ✗
    <p>Play now</p> // ✗
    <p>棋盘</p> // ✗
    <p>{isOn ? 'On' : 'off'}</p> // ✗
    <p className={isOn ? 'on' : 'off'} title={\`\${t('app.name')} (\${t('on')})\`}>✓</p>
  </main>
);
export const options = { title: 'Keep this game?' }; // ✗
export const bindings = { label: 'Ctrl Z', title: 'Twofold', words: 'home.first' };
`,
  'pure-core.grit': `
export const later = (now, random) => new Date(now).getTime() + Math.floor(random());
export const now = () => Date.now(); // ✗
export const today = () => new Date().getDay(); // ✗
export const seed = Math.random; // ✗
export const begun = performance.now(); // ✗
`,
  'exact-names.grit': `
page.getByRole('button', { name: 'Play', exact: true });
page.getByRole('button', { name: /^Play/ });
page.getByRole('button', { name: 'Play' }); // ✗
page.getByText('Play'); // ✗
`,
  'no-classes.grit': `
page.locator('[data-testid="end"] > button + [data-file="a.png"]');
page.locator('.seal').click(); // ✗
root.querySelectorAll('[data-testid="end"] .button:not(.quiet)'); // ✗
element.closest('main.page'); // ✗
`,
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'twofold-lint-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(Object.entries(SAMPLES))('%s finds each sample of what it forbids', (plugin, sample) => {
  const path = fileURLToPath(new URL(plugin, import.meta.url));
  const config = { plugins: [path], linter: { rules: { recommended: false } } };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'sample.jsx'), sample);
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--max-diagnostics=99', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = [...`${stdout}${stderr}`.matchAll(/sample\.jsx:(\d+):\d+ plugin/g)].map(([, line]) =>
    Number(line),
  );
  const broken = sample.split('\n').flatMap((line, index) => (line.includes('✗') ? [index + 1] : []));
  expect(found).toEqual(broken);
});
