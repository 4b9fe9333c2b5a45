// Makes the pictures of the user guide and the README: `npm run build && node scripts/docs-pictures.mjs`.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '../core/languages.ts';
import { readArguments } from './arguments.mjs';
import { PLAY_SCENES } from './screenshots/play-scenes.mjs';
import { launchChromium, ROOT, runScenes } from './screenshots/session.mjs';
import { SIDE_SCENES } from './screenshots/side-scenes.mjs';
import { MIDDLE, pictureName } from './screenshots/sizes.mjs';

readArguments(
  'node scripts/docs-pictures.mjs\n  Makes the pictures of the user guide and the README, after npm run build.',
);

const PICTURES = join(ROOT, 'docs', 'pictures');
/** The picture's name in the guide, and the screenshot's. */
const SCREENS = { home: 'home', play: 'play', hint: 'hint-pair', end: 'end-won', editor: 'editor' };
const { home, play, hints, won } = PLAY_SCENES;
const { editor } = SIDE_SCENES;
const SCENES = Object.entries({ home, play, hints, won, editor });

mkdirSync(PICTURES, { recursive: true });
const root = mkdtempSync(join(tmpdir(), 'twofold-docs-pictures-'));
const browser = await launchChromium();
for (const language of LANGUAGES) {
  const failed = await runScenes(browser, {
    language,
    themes: ['light'],
    sizes: [MIDDLE],
    scenes: SCENES,
    root,
  });
  if (failed.length > 0) throw new Error(`not taken: ${failed.join(', ')}`);
}
await browser.close();
for (const old of readdirSync(PICTURES).filter((name) => !name.startsWith('moving')))
  rmSync(join(PICTURES, old));
for (const language of LANGUAGES)
  for (const [name, screen] of Object.entries(SCREENS))
    copyFileSync(
      join(root, screen, pictureName(MIDDLE, language, 'light')),
      join(PICTURES, `${name}-${language}.png`),
    );
rmSync(root, { recursive: true, force: true });
