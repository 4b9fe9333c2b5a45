import type { Language } from '../../../core/languages.ts';
import { BUILTIN_TEMPLATES } from '../../../core/templates/builtin.ts';
import type { CliCommand } from '../command.ts';
import { COMMANDS } from '../commands/commands.ts';
import { commandText, commonOptionsOf, optionText } from '../help-words.ts';
import { type CommonName, flagName, isFlag, type OptionName } from '../options.ts';
import { say, type TextKey } from '../texts.ts';

/** Returns the text of `twofold --help`. */
export function generalHelp(language: Language): string {
  const names = BUILTIN_TEMPLATES.map(({ name }) => name).join(', ');
  const commands = COMMANDS.map(({ name }): Row => [name, commandText(name, language)]);
  return [
    say(language, 'help.intro'),
    `${say(language, 'help.usage')}: twofold <${say(language, 'help.command')}> [...] [--help]`,
    `${say(language, 'help.commands')}:\n${table(commands)}`,
    say(language, 'help.text-form', { names }),
    say(language, 'help.exit'),
    say(language, 'help.more'),
  ].join('\n\n');
}

/** Returns the text of `twofold <command> --help`. */
export function commandHelp(command: CliCommand, language: Language): string {
  const { name, input, options, fields } = command;
  const rows = [...options, ...commonOptionsOf(command)].map(
    (option): Row => [flagOf(option), optionText(option, language)],
  );
  return [
    `twofold ${name}: ${commandText(name, language)}`,
    `${say(language, 'help.usage')}: twofold ${name} ${say(language, `help.input.${input}`)}`,
    `${say(language, 'help.options')}:\n${table(rows)}`,
    `${say(language, 'help.examples')}:\n${indented(exampleText(name, language))}`,
    ...(fields === null ? [] : [`${say(language, 'help.fields')}:\n${indented(fields)}`]),
  ].join('\n\n');
}

function exampleText(name: string, language: Language): string {
  // Every command has examples among the texts, as it has its summary.
  return say(language, `example.${name}` as TextKey);
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}

type Row = readonly [name: string, text: string];

function flagOf(option: OptionName | CommonName): string {
  return isFlag(option) ? `--${flagName(option)}` : `--${flagName(option)} …`;
}

function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
