// The hook before electron-builder packs: writes the words that the packed program reads itself without the blanks that are
// there for people, some fifty kilobytes less.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

/**
 * The words of menus and dialogs, and of the command line, which calls things as the window does; of the lab it says the
 * names of algorithms alone.
 */
const PARTS = ['coach', 'host', 'cli', 'editor', 'judge', 'lab', 'names', 'window'];
const GROUPS = { lab: ['algorithm'] };

const FROM = join(ROOT, 'resources', 'words');
const TO = join(ROOT, 'out', '.words');

export function beforePack() {
  rmSync(TO, { recursive: true, force: true });
  for (const language of readdirSync(FROM)) {
    mkdirSync(join(TO, language), { recursive: true });
    for (const part of PARTS) {
      const words = JSON.parse(readFileSync(join(FROM, language, `${part}.json`), 'utf8'));
      const packed = Object.entries(words).filter(([group]) => GROUPS[part]?.includes(group) ?? true);
      writeFileSync(join(TO, language, `${part}.json`), JSON.stringify(Object.fromEntries(packed)));
    }
  }
}
