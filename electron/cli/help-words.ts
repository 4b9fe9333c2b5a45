import { LANGUAGES, type Language } from '../../core/languages.ts';
import type { CliCommand } from './command.ts';
import { type CommonName, isOwnOption, OPTIONS, type OptionName } from './options.ts';
import { say, type TextKey } from './texts.ts';

/** The options of every command in the order of the help, and those of commands that answer many requests. */
const COMMON_OPTIONS: readonly CommonName[] = ['lang', 'color', 'help'];
const BATCH_OPTIONS: readonly CommonName[] = ['jsonl', 'jobs', 'shard'];

/** The options that every command of its kind has. */
export function commonOptionsOf({
  input,
  fields,
}: Pick<CliCommand, 'input' | 'fields'>): readonly CommonName[] {
  const isBatch = input === 'board' || input === 'template' || input === 'none';
  if (isBatch) return [...BATCH_OPTIONS, ...COMMON_OPTIONS];
  return fields === null ? COMMON_OPTIONS : ['jsonl', ...COMMON_OPTIONS];
}

/** Returns the summary of a command. */
export function commandText(name: string, language: Language): string {
  // Every command has its summary among the texts; a test holds the two together.
  return say(language, `command.${name}` as TextKey);
}

/** Returns the explanation of an option. */
export function optionText(option: OptionName | CommonName, language: Language): string {
  return say(language, `option.${option}`, { choices: choicesOf(option).join(', ') });
}

/** The words that an option takes; none where it takes anything. */
export function choicesOf(option: OptionName | CommonName): readonly string[] {
  if (option === 'lang') return LANGUAGES;
  if (!isOwnOption(option)) return [];
  const kind = OPTIONS[option];
  return kind.type === 'choice' ? kind.choices : [];
}
