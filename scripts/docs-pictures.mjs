// Takes the pictures of the user guide and the README out of tests/screenshots, after
// `npm run build && node scripts/screenshots.mjs middle/zh-CN-light middle/en-light middle/en-dark`.
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PICTURES = join(ROOT, 'docs', 'pictures');
/** The picture's name in the guide, and the screenshot's. */
const SCREENS = { home: 'home', play: 'play', hint: 'play-hint-pair', end: 'end', editor: 'editor' };
const LOOKS = { 'zh-CN': 'middle-zh-CN-light', en: 'middle-en-light' };

mkdirSync(PICTURES, { recursive: true });
for (const old of readdirSync(PICTURES)) rmSync(join(PICTURES, old));
for (const [language, folder] of Object.entries(LOOKS))
  for (const [name, screenshot] of Object.entries(SCREENS)) take(folder, screenshot, `${name}-${language}`);
take('middle-en-dark', 'play-combo', 'play-dark');

function take(folder, screenshot, name) {
  const from = join(ROOT, 'tests', 'screenshots', folder, `${screenshot}.png`);
  copyFileSync(from, join(PICTURES, `${name}.png`));
}
