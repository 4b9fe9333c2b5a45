// Cuts the Chinese and Japanese fonts down to the characters that are set in them, into resources/fonts.
// Run it after a change of words: node scripts/make-fonts.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { CUT_FACES, cutFace, readTitleCharacters, sealCharacters } from './font-characters.mjs';
import { ROOT } from './setup.mjs';

readArguments(
  'node scripts/make-fonts.mjs\n  Cuts the Chinese and Japanese fonts down to the characters that are set in them, into resources/fonts.',
);

const OUTPUT = join(ROOT, 'resources', 'fonts');

async function cut({ source, file }, characters) {
  const whole = readFileSync(join(ROOT, 'node_modules', source));
  const part = await cutFace(whole, characters, 'woff2');
  writeFileSync(join(OUTPUT, file), part);
  console.log(`fonts/${file}: ${[...characters].length} characters, ${part.length} bytes`);
}

mkdirSync(OUTPUT, { recursive: true });
for (const [language, { title, seal }] of Object.entries(CUT_FACES)) {
  await cut(title, readTitleCharacters(language));
  await cut(seal, sealCharacters(language));
}
