import i18next, { type BackendModule, type i18n } from 'i18next';
import { getI18n, initReactI18next } from 'react-i18next';
import type { Language } from '../../core/languages.ts';
import type coach from '../../resources/words/en/coach.json';
import type data from '../../resources/words/en/data.json';
import type editor from '../../resources/words/en/editor.json';
import type judge from '../../resources/words/en/judge.json';
import type keys from '../../resources/words/en/keys.json';
import type lab from '../../resources/words/en/lab.json';
import type paper from '../../resources/words/en/paper.json';
import type players from '../../resources/words/en/players.json';
import type puzzle from '../../resources/words/en/puzzle.json';
import type record from '../../resources/words/en/record.json';
import type review from '../../resources/words/en/review.json';
import type window from '../../resources/words/en/window.json';
import { unbrokenWords } from './unbroken.ts';

/**
 * The files of a language that a window reads: `window` and `names` at the start, the others with the screens that need
 * them.
 */
type Part =
  | 'window'
  | 'coach'
  | 'data'
  | 'editor'
  | 'judge'
  | 'keys'
  | 'lab'
  | 'names'
  | 'paper'
  | 'players'
  | 'puzzle'
  | 'record'
  | 'review';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'window';
  }
  interface ResourceNamespaceMap {
    // A key begins with the name of its file, but for those of `window`.
    window: typeof window & {
      coach: typeof coach;
      data: typeof data;
      editor: typeof editor;
      judge: typeof judge;
      keys: typeof keys;
      lab: typeof lab;
      paper: typeof paper;
      players: typeof players;
      puzzle: typeof puzzle;
      record: typeof record;
      review: typeof review;
    };
  }
}

/** Each file of words is a chunk of its own: a start reads one language, and of that two files. Names are in English and Chinese. */
const FILES = import.meta.glob<object>(
  [
    '../../resources/words/*/{window,coach,data,editor,judge,keys,lab,names,paper,players,puzzle,record,review}.json',
    '!../../resources/words/{en,zh-CN}/names.json',
  ],
  { import: 'default' },
);

const wordFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, part) {
    const load = FILES[`../../resources/words/${language}/${part}.json`];
    if (load !== undefined) return load();
    if (part === 'names') return {};
    throw new Error(`There are no words ${part} in ${language}`);
  },
};

/** The words of `window` and `names` in a language; other files come with `loadWords`, other languages with `changeLanguage`. */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use(initReactI18next)
    .use(wordFiles)
    .use(unbrokenWords)
    .init({
      lng: language,
      // Not `zh` after `zh-CN`: there is one folder a language.
      load: 'currentOnly',
      fallbackLng: false,
      initAsync: false,
      // Words are read before what shows them; nothing waits for them by `Suspense`.
      react: { useSuspense: false },
      ns: ['window', 'names'],
      defaultNS: 'window',
      // `editor.title` is `title` in `editor`, once that is loaded.
      nsSeparator: '.',
      // Between two Chinese sentences stands nothing.
      returnEmptyString: true,
      // React escapes what it shows.
      interpolation: { escapeValue: false },
      postProcess: [unbrokenWords.name],
    });
  return instance;
}

/** Reads further words for the window, in its language and in each that it changes to. */
export async function loadWords(...parts: Exclude<Part, 'window' | 'names'>[]): Promise<void> {
  await getI18n().loadNamespaces(parts);
}
