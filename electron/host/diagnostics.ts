/**
 * Makes the text that a player may send with a report: facts about the machine and the log, without names and
 * paths.
 */

/** Terms that logs may contain and that must not leave the machine. */
export interface PrivateTerms {
  readonly folders: readonly string[];
  /** Of the user and of the machine. */
  readonly names: readonly string[];
}

/** The end of a long log holds what happened last. */
const MAX_LOG_CHARACTERS = 200_000;

/** From a root (a drive, a network share, a slash that divides nothing, a file's URL) to what cannot be in a path. */
const PATH =
  /(?:file:\/{2,3}(?:[A-Za-z]:)?|\b[A-Za-z]:[\\/]|\\\\|(?<![\w.<>/:])\/(?=[^\s/]))[^\n"'`<>|*?:)]*/g;
/** Names that are the program's own and help to read a stack. */
const OWN_FILE = /^[\w.@-]+\.(?:asar|c?js|mjs|ts|node|db|json|html|log)$/;

/** The text of the report; `facts` become one line each. */
export function createDiagnostics(
  facts: Readonly<Record<string, string>>,
  log: string,
  secrets: PrivateTerms,
): string {
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${value}`);
  const told = redact(lines.join('\n'), secrets);
  const logged = redact(log, secrets).slice(-MAX_LOG_CHARACTERS).trim();
  return `Twofold diagnostics\n${told}\n\nLog\n${logged === '' ? '(empty)' : logged}\n`;
}

/** The same text with every path cut down to the program's own file names, and without the names. */
export function redact(text: string, { folders, names }: PrivateTerms): string {
  const withoutFolders = folders.reduce((rest, folder) => replaceAnyCase(rest, folder, '/-'), text);
  const withoutPaths = withoutFolders.replace(PATH, shorten);
  return names.reduce((rest, name) => replaceAnyCase(rest, name, '<name>'), withoutPaths);
}

/** Names of the user and of the machine; some systems know no name for a user, and say so by throwing. */
export function findNames(readUser: () => { readonly username: string }, machine: string): readonly string[] {
  try {
    return [readUser().username, machine];
  } catch {
    return [machine];
  }
}

function shorten(path: string): string {
  const name = path.trimEnd().split(/[\\/]/).at(-1) ?? '';
  return OWN_FILE.test(name) ? `<path>/${name}` : '<path>';
}

/** A name of one Latin letter would be found in every word; one of one character, as 李, is a whole name. */
function replaceAnyCase(text: string, secret: string, replacement: string): string {
  if (/^[ -~]?$/.test(secret)) return text;
  const literal = secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(literal, 'gi'), replacement);
}
