import type { Language } from '../../../core/languages.ts';

/** The first pack that comes with the game, its levels named in each language. */
const TEXTS = import.meta.glob<string>('../../../resources/packs/starter.*.twofold.json', {
  query: '?raw',
  import: 'default',
});

/** The text of its file. Throws when the language has none. */
export async function starterText(language: Language): Promise<string> {
  const load = TEXTS[`../../../resources/packs/starter.${language}.twofold.json`];
  if (load === undefined) throw new Error(`There is no first pack in ${language}`);
  return await load();
}
