// Which npm packages end up inside what is shipped, as the bundler reports them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import config from '../electron.vite.config.ts';
import { ROOT } from './setup.mjs';

/** In the bundles of the host, or beside them as they are (electron-builder.yml), each with its licence. */
const OF_THE_HOST = ['@noble/hashes', 'better-sqlite3', 'gifenc', 'valibot', 'ws'];
/** Faces, which style sheets name and scripts/make-fonts.mjs cuts. */
const FONTS = [
  '@fontsource-variable/inter',
  '@fontsource/ma-shan-zheng',
  '@fontsource/noto-serif-jp',
  '@fontsource/noto-serif-sc',
  '@fontsource/noto-serif-tc',
  '@fontsource/source-serif-4',
  '@fontsource/yuji-boku',
];
const ENTRIES = ['renderer/index.html', 'renderer/engine/worker.ts', 'renderer/film/film-worker.ts'];
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Each with name, version, licence and the licence's text, by name. */
export async function listBundledPackages() {
  const names = new Set([...OF_THE_HOST, ...FONTS]);
  for (const entry of ENTRIES) for (const id of await listModules(entry)) addPackage(names, id);
  return [...names].sort().map(describe);
}

async function listModules(entry) {
  const built = await build({
    ...config.renderer,
    configFile: false,
    logLevel: 'error',
    root: join(ROOT, 'renderer'),
    build: { write: false, minify: false, rollupOptions: { input: join(ROOT, entry) } },
  });
  return built.output.flatMap(({ type, modules }) => (type === 'chunk' ? Object.keys(modules) : []));
}

function addPackage(names, id) {
  const name = PACKAGE.exec(id.replaceAll('\\', '/'))?.[1];
  if (name !== undefined) names.add(name);
}

function describe(name) {
  const folder = join(ROOT, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
  if (file === undefined) throw new Error(`${name} brings no licence text`);
  return { name, version, license, text: readFileSync(join(folder, file), 'utf8').trim() };
}
