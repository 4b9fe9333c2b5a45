/** Loaded before everything else in a sabotaged process: changes the source of the storage as it is read. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { VARIANTS } from './variants.ts';

const STORAGE = new URL('../../../electron/storage/', import.meta.url);

const name = process.env.TWOFOLD_SABOTAGE;
const variant = VARIANTS.find((each) => each.name === name);
if (variant === undefined) throw new Error(`no sabotage named ${name}`);

// A safeguard that was moved to another file or written anew would stay in place, and its check would seem blind.
for (const [file, from] of variant.changes)
  if (!readFileSync(new URL(file, STORAGE), 'utf8').includes(from)) throw new Error(`${file} has no ${from}`);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const changes = variant.changes.filter(([file]) => url === new URL(file, STORAGE).href);
    if (changes.length === 0) return loaded;
    let source = String(loaded.source);
    for (const [, from, to] of changes) source = source.replace(from, () => to);
    return { ...loaded, source };
  },
});
