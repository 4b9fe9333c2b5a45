import { LANGUAGES, type Language } from '../../core/contract/languages.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import type { CliCommand } from './command.ts';
import { COMMANDS } from './commands.ts';
import { COMMON, OPTIONS, type OptionName } from './options.ts';
import { say, type TextKey } from './texts.ts';

type CommonName = Exclude<keyof typeof COMMON, 'version'>;

/** The options of every command in the order of the help, and those of commands that answer many requests. */
const COMMON_OPTIONS: readonly CommonName[] = ['lang', 'color', 'help'];
const BATCH_OPTIONS: readonly CommonName[] = ['jsonl', 'jobs', 'shard'];

/** What `twofold --help` prints. */
export function generalHelp(language: Language): string {
  const names = BUILTIN_TEMPLATES.map(({ name }) => name).join(', ');
  const commands = COMMANDS.map(({ name }): Row => [name, say(language, commandText(name))]);
  return [
    say(language, 'help.intro'),
    `${say(language, 'help.usage')}: twofold <command> [...] [--help]`,
    `${say(language, 'help.commands')}:\n${table(commands)}`,
    say(language, 'help.text-form', { names }),
    say(language, 'help.exit'),
    say(language, 'help.more'),
  ].join('\n\n');
}

/** What `twofold <command> --help` prints. */
export function commandHelp(command: CliCommand, language: Language): string {
  const { name, input, options, fields } = command;
  const rows = [...options, ...commonOptionsOf(command)].map(
    (option): Row => [flagOf(option), say(language, `option.${option}`, { choices: choicesOf(option) })],
  );
  return [
    `twofold ${name}: ${say(language, commandText(name))}`,
    `${say(language, 'help.usage')}: twofold ${name} ${say(language, `help.input.${input}`)}`,
    `${say(language, 'help.options')}:\n${table(rows)}`,
    `${say(language, 'help.examples')}:\n${indented(say(language, exampleText(name)))}`,
    `${say(language, 'help.fields')}:\n${indented(fields)}`,
  ].join('\n\n');
}

/** The options that every command of its kind has. */
export function commonOptionsOf({ input }: Pick<CliCommand, 'input'>): readonly CommonName[] {
  return input === 'files' ? COMMON_OPTIONS : [...BATCH_OPTIONS, ...COMMON_OPTIONS];
}

function exampleText(name: string): TextKey {
  return `example.${name}` as TextKey;
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}

type Row = readonly [name: string, text: string];

function commandText(name: string): TextKey {
  // Every command has its summary among the texts; a test holds the two together.
  return `command.${name}` as TextKey;
}

function flagOf(option: OptionName | CommonName): string {
  const isFlag = isOwn(option) ? OPTIONS[option].type === 'flag' : COMMON[option].type === 'boolean';
  return isFlag ? `--${option}` : `--${option} …`;
}

function choicesOf(option: string): string {
  if (option === 'lang') return LANGUAGES.join(', ');
  const kind = isOwn(option) ? OPTIONS[option] : null;
  return kind?.type === 'choice' ? kind.choices.join(', ') : '';
}

function isOwn(option: string): option is OptionName {
  return Object.hasOwn(OPTIONS, option);
}

function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
