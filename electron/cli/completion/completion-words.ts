/**
 * The words that may stand at each place of the command line, for the shells: made from the same tables as
 * the help.
 */
import type { Language } from '../../../core/languages.ts';
import { BUILTIN_TEMPLATES } from '../../../core/templates/builtin.ts';
import type { CliCommand } from '../command.ts';
import { choicesOf, commandText, commonOptionsOf, optionText } from '../help-words.ts';
import { type CommonName, flagName, isFlag, type OptionName } from '../options.ts';

/** A shell that asks for completions. */
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

export interface OptionWords {
  readonly name: string;
  readonly about: string;
  readonly isFlag: boolean;
  /** The values that it can have; empty where any value is allowed. */
  readonly choices: readonly string[];
}

export interface CommandWords {
  readonly name: string;
  readonly about: string;
  readonly options: readonly OptionWords[];
  /** Names that can stand beside files. */
  readonly names: readonly string[];
  readonly takesFiles: boolean;
}

/** Every command with its options, described in a language. */
export function completionWords(commands: readonly CliCommand[], language: Language): CommandWords[] {
  return commands.map((command) => ({
    name: command.name,
    about: commandText(command.name, language),
    options: [...command.options, ...commonOptionsOf(command)].map((name) => wordsOf(name, language)),
    names: namesOf(command),
    takesFiles: command.input !== 'none' && command.input !== 'shell',
  }));
}

function wordsOf(name: OptionName | CommonName, language: Language): OptionWords {
  const about = optionText(name, language);
  return { name: flagName(name), about, isFlag: isFlag(name), choices: choicesOf(name) };
}

function namesOf({ name, input }: CliCommand): readonly string[] {
  if (name === 'completion') return SHELLS;
  const takesTemplates = input === 'template' || name === 'convert' || name === 'pack';
  return takesTemplates ? BUILTIN_TEMPLATES.map((template) => template.name) : [];
}
