import type { Language } from '../../../core/languages.ts';

/** The first pack that comes with the game, by language. */
const TEXTS: Readonly<Record<Language, () => Promise<{ readonly default: string }>>> = {
  en: () => import('../../../resources/packs/starter.en.twofold.json?raw'),
  'zh-CN': () => import('../../../resources/packs/starter.zh-CN.twofold.json?raw'),
};

/** The text of its file. */
export async function starterText(language: Language): Promise<string> {
  return (await TEXTS[language]()).default;
}
