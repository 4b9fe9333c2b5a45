// Pictures of every screen in both languages and themes and in six windows, for looking at, and a contact sheet a screen:
// `npm run build && node scripts/screenshots.mjs [scene …] [--language zh-CN] [--theme light] [--size middle]
// [--media forced-colors] [--no-sheets]`, or `--gallery [state …]` for the gallery alone.
// It runs the built browser host on a data folder of its own and writes tests/screenshots; without a scene also the gallery.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeContactSheets } from './screenshots/contact-sheets.mjs';
import { takeGallery } from './screenshots/gallery.mjs';
import { MODE_CLOCK_SCENES, MODE_SCENES } from './screenshots/mode-scenes.mjs';
import { OLD_DATA_SCENES } from './screenshots/old-data-scenes.mjs';
import { CLOCK_SCENES, PLAY_SCENES } from './screenshots/play-scenes.mjs';
import { launchChromium, OUTPUT, runScenes } from './screenshots/session.mjs';
import { LAST_SCENES, SIDE_SCENES } from './screenshots/side-scenes.mjs';
import { LANGUAGES, MEDIA, SIZES, THEMES } from './screenshots/sizes.mjs';
import { STATE_SCENES } from './screenshots/state-scenes.mjs';

const SCENES = Object.entries({
  ...PLAY_SCENES,
  ...MODE_SCENES,
  ...SIDE_SCENES,
  ...STATE_SCENES,
  ...OLD_DATA_SCENES,
  ...CLOCK_SCENES,
  ...MODE_CLOCK_SCENES,
  ...LAST_SCENES,
});

const many = { type: 'string', multiple: true };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: many,
    theme: many,
    size: many,
    media: { type: 'string' },
    'no-sheets': { type: 'boolean' },
    gallery: { type: 'boolean' },
  },
});
const unknown = positionals.filter((name) => !SCENES.some(([scene]) => scene === name));
if (unknown.length > 0 && !values.gallery)
  throw new Error(`no scene ${unknown.join(', ')}; there are ${SCENES.map(([name]) => name).join(', ')}`);

const scenes = SCENES.filter(([name]) => positionals.length === 0 || positionals.includes(name));
const browser = await launchChromium();
const failed = [];
for (const language of values.gallery ? [] : (values.language ?? LANGUAGES))
  failed.push(
    ...(await runScenes(browser, {
      language,
      themes: values.theme ?? THEMES,
      sizes: values.size ?? Object.keys(SIZES),
      scenes,
      ...(values.media === undefined
        ? {}
        : { media: MEDIA[values.media], root: join(OUTPUT, 'media', values.media) }),
    })),
  );
if (values.gallery || positionals.length === 0) await takeGallery(browser, positionals);
if (!values['no-sheets'] && !values.gallery) await makeContactSheets(browser);
await browser.close();
if (failed.length > 0) {
  console.error(`not taken: ${failed.join(', ')}`);
  process.exitCode = 1;
}
