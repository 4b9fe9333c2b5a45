import { LANGUAGES, type Language } from '../../../core/languages.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { AnswerContext } from '../answering/answer-context.ts';
import { answerFiles } from '../answering/answer-files.ts';
import { answerLines } from '../answering/answer-lines.ts';
import { answerList } from '../answering/answer-list.ts';
import { answerText } from '../answering/answer-text.ts';
import { EXIT_MISUSE, EXIT_YES, refuse } from '../answering/exit.ts';
import { type CliCommand, isAboutFiles } from '../command.ts';
import { COMMANDS } from '../commands/commands.ts';
import { type Failure, failure, unexpectedFailure } from '../failure.ts';
import { chooseLanguage, likelyLanguage } from '../language.ts';
import { type Arguments, type CommonOptions, parseArguments } from '../options.ts';
import { programVersion } from '../program-version.ts';
import type { Terminal } from '../terminal.ts';
import { commandHelp, generalHelp } from './help.ts';

const COLOUR_CHOICES = ['auto', 'always', 'never'] as const;

/** Runs the command line and gives back its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const fallback = chooseLanguage(undefined, terminal.environment) ?? 'en';
  const [name, ...rest] = args;
  const command = await COMMANDS.find((each) => each.name === name)?.load();
  const mostSources = isAboutFiles(command) ? Number.POSITIVE_INFINITY : 1;
  const parsed = parseArguments(command === undefined ? args : rest, command?.options ?? [], mostSources);
  if (!parsed.ok) {
    const language = likelyLanguage(args, terminal.environment);
    // Options of a command that does not exist are not what is wrong.
    const isCommandMissing = command === undefined && name !== undefined && !name.startsWith('-');
    const why = isCommandMissing ? failure('unknown-command', { name }) : parsed.error;
    return refuse(terminal, language, why);
  }
  const { common } = parsed.value;
  const language = chooseLanguage(common.lang, terminal.environment);
  if (language === null) return refuse(terminal, fallback, badChoice('lang', LANGUAGES, common.lang));
  if (command === undefined) return helpOrRefuse(terminal, language, parsed.value);
  if (common.help) {
    await terminal.write(`${commandHelp(command, language)}\n`);
    return EXIT_YES;
  }
  const colours = wantsColours(common, terminal);
  if (!colours.ok) return refuse(terminal, language, colours.error);
  return answer(command, settingOf(parsed.value, language, colours.value, terminal)).catch((error: unknown) =>
    refuse(terminal, language, unexpectedFailure(error)),
  );
}

function answer(command: CliCommand, context: AnswerContext): Promise<number> {
  if (command.input === 'none') return answerList(command, context);
  if (isAboutFiles(command)) return answerFiles(command, context);
  return context.isJsonl ? answerLines(command, context) : answerText(command, context);
}

function settingOf(
  { common, sources, fields }: Arguments,
  language: Language,
  hasColours: boolean,
  terminal: Terminal,
): AnswerContext {
  const { jsonl: isJsonl, jobs = terminal.cores, shard } = common;
  return { terminal, language, hasColours, isJsonl, source: sources[0], sources, fields, jobs, shard };
}

/** Without a command: the help or the version when it was asked for, or nothing else was said. */
async function helpOrRefuse(
  terminal: Terminal,
  language: Language,
  { common, sources: [name] }: Arguments,
): Promise<number> {
  if (name !== undefined) return refuse(terminal, language, failure('unknown-command', { name }));
  await terminal.write(`${common.version ? programVersion() : generalHelp(language)}\n`);
  return common.help || common.version ? EXIT_YES : EXIT_MISUSE;
}

function wantsColours({ color = 'auto' }: CommonOptions, terminal: Terminal): Result<boolean, Failure> {
  if (color === 'always') return ok(true);
  if (color === 'never') return ok(false);
  return color === 'auto' ? ok(terminal.hasColours) : err(badChoice('color', COLOUR_CHOICES, color));
}

function badChoice(option: string, choices: readonly string[], value = ''): Failure {
  return failure('bad-choice', { option, choices: choices.join(', '), value });
}
