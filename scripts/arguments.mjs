// Parses the arguments of a script: its flags and words, its usage, and one sentence for wrong ones. It is
// plain Node without dependencies, because `npm start` reads its own before there are any.
import { parseArgs } from 'node:util';
import { say } from './setup.mjs';

/** Exit code of a script that was not asked rightly. */
const MISUSED = 2;
const HELP = { help: { type: 'boolean' } };

/** The condition on the text of a flag or a word, see `parseArguments`. */
export const WHOLE_NUMBER = {
  accepts: (text) => /^[1-9]\d{0,8}$/.test(text),
  wants: 'a whole number from 1 on',
};
export const among = (names) => ({
  accepts: (text) => names.includes(text),
  wants: `one of ${names.join(', ')}`,
});

/**
 * The arguments that this script was given, as `parseArguments` reads them. `--help` prints the usage and ends the script; what
 * is wrong is said in one sentence, and the script ends with exit code 2. To be called before the script does anything.
 */
export function readArguments(usage, known = {}) {
  const read = parseArguments(process.argv.slice(2), known);
  if (read.problem !== undefined) misuse(read.problem);
  if (read.values.help === true) giveUsage(usage);
  return read;
}

/** Prints the usage and ends the script. */
export function giveUsage(usage) {
  console.log(usage);
  process.exit(0);
}

/** Says what is wrong with the arguments and ends the script. */
export function misuse(problem) {
  say(`${problem} --help says what may follow.`);
  process.exit(MISUSED);
}

/**
 * `{ values, positionals }`, or `{ problem }` with one sentence. `options` are those of Node's `parseArgs`; each may have
 * `accepts`, whether a text is one that it can take, and `wants`, what that is in words. `words` says the same of the
 * arguments without a flag, and how many there are, from `least` to `most`; where it is missing there are none.
 */
export function parseArguments(args, { options = {}, words }) {
  const allowPositionals = words !== undefined;
  try {
    const { values, positionals } = parseArgs({ args, options: { ...options, ...HELP }, allowPositionals });
    if (values.help === true) return { values, positionals };
    const problem = wrongOption(values, options) ?? wrongWord(positionals, words);
    return problem === undefined ? { values, positionals } : { problem };
  } catch (error) {
    return { problem: firstSentence(error.message) };
  }
}

function wrongOption(values, options) {
  for (const [name, { accepts, wants }] of Object.entries(options)) {
    const wrong = accepts && [values[name] ?? []].flat().find((text) => !accepts(text));
    if (wrong !== undefined) return `--${name} wants ${wants}, not '${wrong}'.`;
  }
}

function wrongWord(positionals, { accepts, wants, least = 0, most = Number.POSITIVE_INFINITY } = {}) {
  const wrong = accepts && positionals.find((word) => !accepts(word));
  if (wrong !== undefined) return `'${wrong}' is not ${wants}.`;
  if (positionals.length < least) return `${wants} is missing.`;
  if (positionals.length > most) return `'${positionals[most]}' is one argument too many.`;
}

/** The error of `parseArgs` without the advice that follows. */
function firstSentence(text) {
  const sentence = text.split(/(?:\. |\n)/)[0];
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
