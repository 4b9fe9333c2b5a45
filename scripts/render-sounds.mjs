// Renders every sound of the game to tests/results/sounds: a WAV to hear, a PNG of its spectrogram to look at, and a line
// with its loudness, true peak and what lies above 4 kHz.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { misuse, readArguments } from './arguments.mjs';
import { CHROMIUM_FLAGS, findHeadlessChromium } from './chromium.mjs';
import { ROOT } from './setup.mjs';

const USAGE = `node scripts/render-sounds.mjs [NAME…]
  Renders these sounds of the game, or all of them, to tests/results/sounds.`;
const { positionals: asked } = readArguments(USAGE, { words: {} });

const OUTPUT = join(ROOT, 'tests', 'results', 'sounds');
const SAMPLE_RATE = 48_000;
const HEADER_BYTES = 44;

const bundle = await build({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    lib: { entry: join(ROOT, 'tests/audio/page.ts'), formats: ['iife'], name: 'page' },
  },
});
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  executablePath: (await findHeadlessChromium()) ?? undefined,
});
const page = await browser.newPage();
await page.addScriptTag({ content: bundle[0].output[0].code });
const all = await page.evaluate(() => window.sounds.names);
const unknown = asked.find((name) => !all.includes(name));
if (unknown !== undefined) misuse(`'${unknown}' is no sound: there are ${all.join(', ')}.`);
mkdirSync(OUTPUT, { recursive: true });
for (const name of all.filter((each) => asked.length === 0 || asked.includes(each))) await render(name);
await browser.close();

async function render(name) {
  const sound = await page.evaluate((each) => window.sounds.render(each), name);
  writeFileSync(join(OUTPUT, `${name}.wav`), makeWav(sound.samples));
  writeFileSync(join(OUTPUT, `${name}.png`), Buffer.from(sound.picture.split(',')[1], 'base64'));
  const figures = [`${sound.lufs.toFixed(1)} LUFS`, `${sound.truePeakDb.toFixed(1)} dBTP`];
  console.log(
    `${name.padEnd(14)} ${figures.join('  ')}  above 4 kHz ${sound.above4kHzDb.toFixed(0)} dB of the strongest`,
  );
}

/** One channel of 16-bit samples in a RIFF container. */
function makeWav(samples) {
  const bytes = 2 * samples.length;
  const file = Buffer.alloc(HEADER_BYTES + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  file.write('WAVEfmt ', 8);
  for (const [index, value] of [1, 1].entries()) file.writeUInt16LE(value, 20 + 2 * index);
  file.writeUInt32LE(16, 16);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(2 * SAMPLE_RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  for (const [index, value] of samples.entries())
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), HEADER_BYTES + 2 * index);
  return file;
}
