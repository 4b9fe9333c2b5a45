/** Loaded before everything else in a sabotaged process: changes the source of the storage as it is read. */
import { registerHooks } from 'node:module';
import { VARIANTS } from './variants.ts';

const name = process.env.TWOFOLD_SABOTAGE;
const variant = VARIANTS.find((each) => each.name === name);
if (variant === undefined) throw new Error(`no sabotage named ${name}`);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const changes = variant.changes.filter(([file]) => url.endsWith(`/electron/storage/${file}`));
    if (changes.length === 0) return loaded;
    let source = String(loaded.source);
    for (const [file, from, to] of changes) {
      // A safeguard that was moved in the source would otherwise stay, and the check would seem to work.
      if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
      source = source.replace(from, () => to);
    }
    return { ...loaded, source };
  },
});
