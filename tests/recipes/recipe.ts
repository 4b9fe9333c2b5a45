/** The recipes of CONTRIBUTING.md as changes to files, so that a test can follow them in a copy of the repository. */
import { LANGUAGES, type Language } from '../../core/languages.ts';

/** One change: a new file; text after, before or instead of a place that stands once in a file; a value in a file of words. */
export type Change =
  | { readonly file: string; readonly content: string }
  | { readonly file: string; readonly after: string; readonly put: string }
  | { readonly file: string; readonly before: string; readonly put: string }
  | { readonly file: string; readonly from: string; readonly to: string }
  | { readonly file: string; readonly words: readonly string[]; readonly text: string }
  /** A folder with the files of another one, or a file like another one. */
  | { readonly file: string; readonly copyOf: string };

/** One section of CONTRIBUTING.md, followed for an example. */
export interface Recipe {
  /** The section's heading. */
  readonly heading: string;
  /** Most files and folders that it may touch. */
  readonly most: number;
  readonly changes: readonly Change[];
  /** Programs of the project that make the rest, with what follows them on the command line. */
  readonly programs?: readonly (readonly string[])[];
  /** Unit tests that look at what was added, as filters for Vitest. */
  readonly tests: readonly string[];
}

/** The languages that a recipe counts; those beside them have their words in files of the same names. */
const COUNTED: readonly Language[] = ['en', 'zh-CN'];
const FURTHER = LANGUAGES.filter((tag) => !COUNTED.includes(tag));

/** Files and folders that a recipe touches, each once; tests, what they list and the words of further languages are not counted. */
export function touchedBy({ changes }: Recipe): readonly string[] {
  const folders = changes.flatMap((change) => ('copyOf' in change ? [change.file] : []));
  const counted = changes.map(({ file }) => folders.find((folder) => file.startsWith(`${folder}/`)) ?? file);
  return [...new Set(counted)].filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      !file.startsWith('tests/') &&
      !FURTHER.some((tag) => file.startsWith(`resources/words/${tag}/`)),
  );
}

/** The file after the change. Throws where the place is missing or stands there twice. */
export function changed(before: string | null, change: Change): string {
  if ('content' in change) {
    if (before !== null) throw new Error(`${change.file} exists`);
    return change.content;
  }
  if (before === null || 'copyOf' in change) throw new Error(`${change.file} is no file`);
  if ('words' in change) return withWords(before, change.words, change.text);
  const [place, put] = replacementOf(change);
  const parts = before.split(place);
  if (parts.length !== 2) throw new Error(`${change.file} has ${parts.length - 1} of: ${place}`);
  return parts.join(put);
}

type PlacedChange = Extract<Change, { after: string } | { before: string } | { from: string }>;

function replacementOf(change: PlacedChange): readonly [place: string, put: string] {
  if ('from' in change) return [change.from, change.to];
  if ('after' in change) return [change.after, change.after + change.put];
  return [change.before, change.put + change.before];
}

function withWords(json: string, path: readonly string[], text: string): string {
  const all = JSON.parse(json);
  const last = path.at(-1) ?? '';
  let inner = all;
  for (const key of path.slice(0, -1)) inner = inner[key] ??= {};
  if (last in inner) throw new Error(`there are words ${path.join('.')}`);
  inner[last] = text;
  return `${JSON.stringify(all, null, 2)}\n`;
}
