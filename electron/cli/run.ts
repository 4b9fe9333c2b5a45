import { LANGUAGES, type Language } from '../../core/contract/languages.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { AnswerCommand, CommandAnswer, ListCommand } from './command.ts';
import { COMMANDS } from './commands.ts';
import { type Failure, failure } from './failure.ts';
import { commandHelp, generalHelp } from './help.ts';
import { chooseLanguage } from './language.ts';
import { type Arguments, type CommonOptions, OPTIONS, type OptionName, parseArguments } from './options.ts';
import { type InputLine, MAX_LINE_BYTES, readLines } from './output/json-lines.ts';
import { makePrinter } from './output/printer.ts';
import type { Terminal } from './output/terminal.ts';
import { readSource } from './source.ts';
import { sayFailure } from './texts.ts';

/** How a run ends: answered yes, answered no, or not understood. */
const EXIT_YES = 0;
const EXIT_NO = 1;
const EXIT_MISUSE = 2;

const COLOUR_CHOICES = ['auto', 'always', 'never'] as const;

/** Runs the command line and gives back its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const fallback = chooseLanguage(undefined, terminal.environment) ?? 'en';
  const [name, ...rest] = args;
  const command = COMMANDS.find((each) => each.name === name);
  const names: readonly OptionName[] = command?.options ?? [];
  const parsed = parseArguments(command === undefined ? args : rest, names);
  if (!parsed.ok) return refuse(terminal, fallback, parsed.error);
  const { common } = parsed.value;
  const language = chooseLanguage(common.lang, terminal.environment);
  if (language === null) return refuse(terminal, fallback, badChoice('lang', LANGUAGES, common.lang));
  if (command === undefined) return helpOrRefuse(terminal, language, parsed.value);
  if (common.help) {
    await terminal.write(`${commandHelp(command, language)}\n`);
    return EXIT_YES;
  }
  if (command.input === 'none') return answerList(command, parsed.value, language, terminal);
  return common.jsonl
    ? answerLines(command, parsed.value, language, terminal)
    : answerText(command, parsed.value, language, terminal);
}

/** Without a command: the help when it was asked for, or nothing else was said. */
async function helpOrRefuse(
  terminal: Terminal,
  language: Language,
  { common, source }: Arguments,
): Promise<number> {
  if (source !== undefined) return refuse(terminal, language, failure('unknown-command', { name: source }));
  await terminal.write(`${generalHelp(language)}\n`);
  return common.help ? EXIT_YES : EXIT_MISUSE;
}

async function answerText(
  command: AnswerCommand,
  { common, source, fields }: Arguments,
  language: Language,
  terminal: Terminal,
): Promise<number> {
  const colours = wantsColours(common, terminal);
  if (!colours.ok) return refuse(terminal, language, colours.error);
  const missing = command.options.find((option) => isRequired(option) && !(OPTIONS[option].field in fields));
  if (missing !== undefined)
    return refuse(terminal, language, failure('missing-option', { name: command.name, option: missing }));
  // A share code says what a template would.
  const input =
    'code' in fields && source === undefined ? ok({}) : await readSource(command, source, terminal);
  if (!input.ok) return refuse(terminal, language, input.error);
  const answer = answerOne(command, { ...input.value, ...fields }, terminal);
  if (!answer.ok) {
    const isNo = answer.error.code === 'impossible' || answer.error.code === 'not-found';
    refuse(terminal, language, answer.error);
    return isNo ? EXIT_NO : EXIT_MISUSE;
  }
  await terminal.write(`${answer.value.print(makePrinter(language, { colours: colours.value }))}\n`);
  return answer.value.isYes ? EXIT_YES : EXIT_NO;
}

/** Tells each answer of a list as soon as it is found, as text or as lines of JSON. */
async function answerList(
  command: ListCommand,
  { common, source, fields }: Arguments,
  language: Language,
  terminal: Terminal,
): Promise<number> {
  const colours = wantsColours(common, terminal);
  if (!colours.ok) return refuse(terminal, language, colours.error);
  if (source !== undefined) return refuse(terminal, language, failure('bad-option', { detail: source }));
  const answers = command.list(fields);
  if (!answers.ok) return refuse(terminal, language, answers.error);
  const printer = makePrinter(language, { colours: colours.value });
  for (const answer of answers.value)
    await terminal.write(`${common.jsonl ? JSON.stringify(answer.json) : answer.print(printer)}\n`);
  return EXIT_YES;
}

/** Answers each line before it reads the next, so that order is kept and memory is bounded. */
async function answerLines(
  command: AnswerCommand,
  { source, fields }: Arguments,
  language: Language,
  terminal: Terminal,
): Promise<number> {
  if (source !== undefined) return refuse(terminal, language, failure('jsonl-with-file', { file: source }));
  for await (const line of readLines(terminal.input())) {
    const request = parseLine(line);
    const answer = request.ok ? answerOne(command, { ...fields, ...request.value }, terminal) : request;
    const json = answer.ok ? answer.value.json : errorReply(answer.error, language);
    await terminal.write(`${JSON.stringify(json)}\n`);
  }
  return EXIT_YES;
}

function errorReply(problem: Failure, language: Language): object {
  return { error: { code: problem.code, message: sayFailure(language, problem) } };
}

function parseLine(line: InputLine): Result<object, Failure> {
  if ('tooLong' in line) return err(failure('line-too-long', { limit: MAX_LINE_BYTES }));
  try {
    const value: unknown = JSON.parse(line.text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return ok(value);
    return err(failure('bad-json', { detail: line.text.slice(0, 40) }));
  } catch (error) {
    return err(failure('bad-json', { detail: error instanceof Error ? error.message : String(error) }));
  }
}

/** A fault of ours on one line must not cost the answers to the others. */
function answerOne(command: AnswerCommand, raw: unknown, terminal: Terminal): Result<CommandAnswer, Failure> {
  try {
    return command.run(raw, terminal);
  } catch (error) {
    return err(failure('internal', { detail: error instanceof Error ? error.message : String(error) }));
  }
}

function refuse(terminal: Terminal, language: Language, problem: Failure): number {
  terminal.writeError(`twofold: ${sayFailure(language, problem)}\n`);
  return EXIT_MISUSE;
}

function wantsColours({ color = 'auto' }: CommonOptions, terminal: Terminal): Result<boolean, Failure> {
  if (color === 'always') return ok(true);
  if (color === 'never') return ok(false);
  return color === 'auto' ? ok(terminal.hasColours) : err(badChoice('color', COLOUR_CHOICES, color));
}

function isRequired(option: OptionName): boolean {
  return option === 'from' || option === 'to' || option === 'moves';
}

function badChoice(option: string, choices: readonly string[], value = ''): Failure {
  return failure('bad-choice', { option, choices: choices.join(', '), value });
}
