// Pictures of every screen in each language, in both themes and in six windows, for looking at, and a contact sheet a screen:
// `npm run build && node scripts/screenshots.mjs`.
// It runs the built browser host on a data folder of its own and writes tests/screenshots; without a scene also the gallery.
import { join } from 'node:path';
import { LANGUAGES } from '../core/languages.ts';
import { among, misuse, readArguments } from './arguments.mjs';
import { makeContactSheets } from './screenshots/contact-sheets.mjs';
import { takeGallery } from './screenshots/gallery.mjs';
import { MODE_CLOCK_SCENES, MODE_SCENES } from './screenshots/mode-scenes.mjs';
import { OLD_DATA_SCENES } from './screenshots/old-data-scenes.mjs';
import { CLOCK_SCENES, PLAY_SCENES } from './screenshots/play-scenes.mjs';
import { launchChromium, OUTPUT, runScenes } from './screenshots/session.mjs';
import { LAST_SCENES, SIDE_SCENES } from './screenshots/side-scenes.mjs';
import { MEDIA, SIZES, THEMES, ZOOMED } from './screenshots/sizes.mjs';
import { STATE_SCENES } from './screenshots/state-scenes.mjs';
import { FIRST_SCENES, TEACHING_SCENES } from './screenshots/teaching-scenes.mjs';

const SCENES = Object.entries({
  ...FIRST_SCENES,
  ...PLAY_SCENES,
  ...MODE_SCENES,
  ...SIDE_SCENES,
  ...STATE_SCENES,
  ...TEACHING_SCENES,
  ...OLD_DATA_SCENES,
  ...CLOCK_SCENES,
  ...MODE_CLOCK_SCENES,
  ...LAST_SCENES,
});

const ALL_SIZES = Object.keys({ ...SIZES, ...ZOOMED });
const USAGE = `node scripts/screenshots.mjs [SCENE…] [--language TAG] [--theme NAME] [--size NAME] [--media NAME] [--no-sheets]
node scripts/screenshots.mjs --gallery [STATE…]
  --language TAG  ${LANGUAGES.join(', ')}
  --theme NAME    ${THEMES.join(', ')}
  --size NAME     ${ALL_SIZES.join(', ')}
  --media NAME    ${Object.keys(MEDIA).join(', ')}
  --no-sheets     makes no contact sheets
  --gallery       the gallery alone, or some of its states
  SCENE           ${SCENES.map(([name]) => name).join(', ')}`;

const many = { type: 'string', multiple: true };
const { values, positionals } = readArguments(USAGE, {
  options: {
    language: { ...many, ...among(LANGUAGES) },
    theme: { ...many, ...among(THEMES) },
    size: { ...many, ...among(ALL_SIZES) },
    media: { type: 'string', ...among(Object.keys(MEDIA)) },
    'no-sheets': { type: 'boolean' },
    gallery: { type: 'boolean' },
  },
  words: {},
});
const unknown = positionals.find((name) => !SCENES.some(([scene]) => scene === name));
if (unknown !== undefined && !values.gallery) misuse(`'${unknown}' is no scene.`);

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
