// Cuts the Chinese fonts down to the characters that are set in them, into resources/fonts.
// Run it after a change of words: node scripts/make-fonts.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { cutFace, readTitleCharacters, SEAL_FACE, sealCharacters, TITLE_FACE } from './font-characters.mjs';
import { ROOT } from './setup.mjs';

readArguments(
  'node scripts/make-fonts.mjs\n  Cuts the Chinese fonts down to the characters that are set in them, into resources/fonts.',
);

const OUTPUT = join(ROOT, 'resources', 'fonts');

async function cut({ source, file }, characters) {
  const whole = readFileSync(join(ROOT, 'node_modules', source));
  const part = await cutFace(whole, characters, 'woff2');
  writeFileSync(join(OUTPUT, file), part);
  console.log(`fonts/${file}: ${[...characters].length} characters, ${part.length} bytes`);
}

mkdirSync(OUTPUT, { recursive: true });
await cut(TITLE_FACE, readTitleCharacters());
await cut(SEAL_FACE, sealCharacters());
