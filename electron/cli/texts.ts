import { fileURLToPath } from 'node:url';
import type { ParseKeys, TFunction } from 'i18next';
import type { TracedAlgorithm } from '../../core/algorithms/pseudo-code.ts';
import { type ImportError, importPlaceOf } from '../../core/contract/import-errors.ts';
import type { Mode } from '../../core/game/modes/table.ts';
import type { Language } from '../../core/languages.ts';
import { type LocalNames, nameAndSize, nameIn, namesOfBoth } from '../../core/local-names.ts';
import type { Gravity } from '../../core/rules/rules.ts';
import { figuresOf, type LineSentence } from '../../core/sentences/sentence.ts';
import type { TechniqueId } from '../../core/techniques/table.ts';
import type { DesignIssue } from '../../core/templates/design-check.ts';
import type { FileError } from '../../core/templates/file/file-error.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';
import type { SystemFault } from '../host/system-faults.ts';
import { readNameTable, readWindowWords, readWords } from '../host/words.ts';
import type { Failure } from './failure.ts';

/** A text of `resources/words/<tag>/cli.json`. */
export type TextKey = ParseKeys<'cli'>;
/** The values filled into a text; `count` chooses its plural form. */
export type Values = Readonly<Record<string, string | number>>;

const PROGRAM = fileURLToPath(new URL('../../', import.meta.url));
const words = readWords(PROGRAM, 'cli');
const wordsOfVerdicts = readWords(PROGRAM, 'judge');

/** Says the texts of a verdict on a program. */
export type JudgeWords = TFunction<'judge'>;

/** The texts of verdicts on programs in a language. */
export function judgeWords(language: Language): JudgeWords {
  return wordsOfVerdicts(language);
}

/** Returns the lab's name of an algorithm. */
export function algorithmName(language: Language, name: TracedAlgorithm): string {
  return readWords(PROGRAM, 'lab')(language)(`algorithm.${name}`);
}

/** A text in a language, its places filled. */
export function say(language: Language, key: TextKey, values: Values = {}): string {
  // Apart from i18next's own options: a value may have any name.
  const { count } = values;
  return words(language)(key, { replace: values, ...(typeof count === 'number' ? { count } : {}) });
}

/** A sentence about a board or a game: with the numbers of its claims, and with what the command line puts in besides. */
export function saySentence(language: Language, said: LineSentence, values: Values = {}): string {
  const figures = Object.entries(figuresOf(said)).flatMap(([name, figure]): [string, string | number][] => {
    if (typeof figure === 'number') return [[name, figure]];
    if ('links' in figure) return [[name, say(language, 'count.links', { count: figure.links })]];
    if ('points' in figure) return [[name, figure.points]];
    return 'numeral' in figure ? [[name, figure.numeral]] : [];
  });
  return say(language, textKeyOf(said), { ...Object.fromEntries(figures), ...values });
}

/** The key of a sentence in the file of words of the command line. */
export function textKeyOf({ key }: LineSentence): TextKey {
  return key.slice('cli.'.length) as TextKey; // a test looks every key up
}

/** Returns the window's name of a technique. */
export function techniqueName(language: Language, technique: TechniqueId): string {
  return readWords(PROGRAM, 'coach')(language)(`technique.${technique}.name`);
}

/** Returns the window's name of a mode. */
export function modeName(language: Language, mode: Mode): string {
  return readWindowWords(PROGRAM, language).mode[mode];
}

/** Returns a name of the program's own boards in a language. */
export function localName(language: Language, names: LocalNames): string {
  return nameIn(names, language, readNameTable(PROGRAM, language));
}

/** Returns the name in a language of a board that has it in several, any other name as it is. */
export function boardName(language: Language, name: string): string {
  const [plain, size] = nameAndSize(name);
  const names = namesOfBoth(plain);
  return names === null ? name : localName(language, names) + size;
}

/**
 * Returns the window's name of a template: that of a built-in one in the language, and of one named in
 * several that one.
 */
export function templateName(
  language: Language,
  { name, builtIn }: Pick<TemplateRevision, 'name' | 'builtIn'>,
): string {
  const builtInNames: Readonly<Record<string, string>> = readWindowWords(PROGRAM, language).template;
  const ownName = boardName(language, name);
  return builtIn && Object.hasOwn(builtInNames, name) ? (builtInNames[name] ?? ownName) : ownName;
}

/** Returns what stands between the names of a list. */
export function listSeparator(language: Language): string {
  return readWindowWords(PROGRAM, language).app['list-separator'];
}

/** Returns the window's words for a gravity. */
export function gravityWords(language: Language, gravity: Gravity): string {
  const { rules, level } = readWindowWords(PROGRAM, language);
  return gravity === 'none' ? level['gravity-none'] : rules[`gravity-${gravity}`];
}

/** Says what is wrong with a template. */
export function issueWords(language: Language, issue: DesignIssue): string {
  const side = 'side' in issue ? { side: say(language, `side.${issue.side}`) } : {};
  return say(language, `issue.${issue.code}`, { ...issue, ...side });
}

/** The message of a failure in a language. */
export function sayFailure(
  language: Language,
  { message, values, fileError, issue, system, importError, file }: Failure,
): string {
  const about = {
    ...(fileError === undefined ? {} : aboutFile(language, fileError)),
    ...(issue === undefined ? {} : { reason: issueWords(language, issue) }),
    ...(system === undefined ? {} : { reason: systemWords(language, system) }),
    ...(importError === undefined ? {} : { reason: importWords(language, importError) }),
  };
  const what = say(language, `failure.${message}`, { ...values, ...about });
  return file === undefined ? what : say(language, 'file.about', { file, what });
}

/** Says which fault the system reports for a file, and what helps. */
function systemWords(language: Language, { fault, code }: SystemFault): string {
  return readWords(PROGRAM, 'host')(language)(`system.${fault}`, { replace: { code } });
}

/** Says where a file with games is wrong, and what is wrong. */
function importWords(language: Language, { code, detail }: ImportError): string {
  const place = importPlaceOf(code, detail);
  if (place === null) throw new Error(`a file of games is refused by ${code}, which has no place`);
  const { type, ...values } = place;
  // Too deep is too deep, whatever the field.
  const key = code === 'import-wrong-shape' && type === 'point' ? 'import-too-deep' : code;
  // Those that have a place and concern a text have their words under `games`; a test goes through them.
  return say(language, `games.${key}` as TextKey, values);
}

/** Returns where a template file is wrong, what is wrong, and what helps: in the words of the editor. */
function aboutFile(language: Language, { code, line, column, details }: FileError): Values {
  const editor = readWords(PROGRAM, 'editor')(language);
  const place = line === undefined ? '' : say(language, 'file.place', { line, column: column ?? 1 });
  const replace = { ...details };
  return {
    place,
    what: editor(`file.${code}.what`, { replace }),
    fix: editor(`file.${code}.fix`, { replace }),
  };
}
