/** The words of the programs on Node's side: menus, dialogs, the browser host and the command line. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import i18next, { type TFunction } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../core/languages.ts';
import type { NameTable } from '../../core/local-names.ts';
import type cli from '../../resources/words/en/cli.json';
import type coach from '../../resources/words/en/coach.json';
import type editor from '../../resources/words/en/editor.json';
import type host from '../../resources/words/en/host.json';
import type judge from '../../resources/words/en/judge.json';
import type lab from '../../resources/words/en/lab.json';
import type window from '../../resources/words/en/window.json';

type Part = 'host' | 'cli' | 'coach' | 'editor' | 'judge' | 'lab';
type FileName = Part | 'window' | 'names';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    host: typeof host;
    cli: typeof cli;
    coach: typeof coach;
    editor: typeof editor;
    judge: typeof judge;
    lab: typeof lab;
  }
}

/** The texts of the window, which the hosts ask for names alone. Throws when its file cannot be read. */
export function readWindowWords(packageFolder: string, language: Language): typeof window {
  return readPart(packageFolder, 'window', language);
}

/** The names of boards in a language that has its own for those of the data. Throws when its file cannot be read. */
export function readNameTable(packageFolder: string, language: Language): NameTable {
  return readPart(packageFolder, 'names', language);
}

/** Says one of the host's texts, in one language. */
export type HostWords = TFunction<'host'>;

/** Says the texts of a part, in the language that is asked for. */
type WordsOf<P extends Part> = (language: Language) => TFunction<P>;

/**
 * The texts of `resources/words/<tag>/<part>.json` below `packageFolder`, for each language that is asked for. A file is
 * read when its language is first asked for; throws when it cannot be.
 */
export function readWords<P extends Part>(packageFolder: string, part: P): WordsOf<P> {
  return wordsOf(part, (language) => readPart(packageFolder, part, language));
}

/** The same, all read before, while this thread goes on. Rejects when a file cannot be read. */
export async function loadWords<P extends Part>(packageFolder: string, part: P): Promise<WordsOf<P>> {
  const read = async (language: Language) =>
    [language, JSON.parse(await readFile(pathOf(packageFolder, part, language), 'utf8'))] as const;
  const texts = new Map(await Promise.all(LANGUAGES.map(read)));
  return wordsOf(part, (language) => texts.get(language));
}

function wordsOf<P extends Part>(part: P, textsIn: (language: Language) => unknown): WordsOf<P> {
  const instance = i18next.createInstance();
  void instance.init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [part],
    defaultNS: part,
    resources: {},
    // Texts for a terminal or a dialog are no HTML.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return (language) => {
    if (!instance.hasResourceBundle(language, part)) {
      instance.addResourceBundle(language, part, textsIn(language));
    }
    return instance.getFixedT(language, part);
  };
}

function readPart(packageFolder: string, part: FileName, language: Language) {
  return JSON.parse(readFileSync(pathOf(packageFolder, part, language), 'utf8'));
}

function pathOf(packageFolder: string, part: FileName, language: Language): string {
  return join(packageFolder, 'resources', 'words', language, `${part}.json`);
}
