import type { CommandWords, OptionWords, Shell } from './completion-words.ts';

/** The script that a shell reads to complete command lines, each made by a function of its own. */
export const SHELL_SCRIPTS: Readonly<Record<Shell, (commands: readonly CommandWords[]) => string>> = {
  bash: makeBash,
  zsh: makeZsh,
  fish: makeFish,
  powershell: makePowerShell,
};

const flagOf = ({ name }: OptionWords) => `--${name}`;

/** Options that take one of several words, each once: they mean the same wherever they are. */
function choosing(commands: readonly CommandWords[]): OptionWords[] {
  const all = commands.flatMap(({ options }) => options).filter(({ choices }) => choices.length > 0);
  return [...new Map(all.map((option) => [option.name, option])).values()];
}

/** Options whose value is anything: files are offered for those. */
function open(commands: readonly CommandWords[]): string[] {
  const all = commands.flatMap(({ options }) => options);
  return [...new Set(all.filter((each) => !each.isFlag && each.choices.length === 0).map(flagOf))];
}

function makeBash(commands: readonly CommandWords[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  const values = choosing(commands).map(
    (option) =>
      `    ${flagOf(option)}) COMPREPLY=($(compgen -W '${option.choices.join(' ')}' -- "$word")); return ;;`,
  );
  const cases = commands.map(
    ({ name, options, names: own, takesFiles }) =>
      `    ${name}) flags='${options.map(flagOf).join(' ')}' names='${own.join(' ')}'${takesFiles ? ' files=-f' : ''} ;;`,
  );
  return [
    '_twofold() {',
    `  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" flags="" names="" files=""`,
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W '${names} --help --version' -- "$word")); return`,
    '  fi',
    '  case "$before" in',
    ...values,
    `    ${open(commands).join('|')}) COMPREPLY=($(compgen -f -- "$word")); return ;;`,
    '  esac',
    `  case "\${COMP_WORDS[1]}" in`,
    ...cases,
    '  esac',
    '  case "$word" in',
    '    -*) COMPREPLY=($(compgen -W "$flags" -- "$word")) ;;',
    '    *) COMPREPLY=($(compgen $files -W "$names" -- "$word")) ;;',
    '  esac',
    '}',
    'complete -o filenames -F _twofold twofold',
  ].join('\n');
}

function makeZsh(commands: readonly CommandWords[]): string {
  const described = (name: string, about: string) =>
    quoted(`${name}:${about.replaceAll(':', '\\:')}`, "'\\''");
  const values = choosing(commands).map(
    (option) => `    ${flagOf(option)}) compadd -- ${option.choices.join(' ')}; return ;;`,
  );
  const cases = commands.map(({ name, options, names, takesFiles }) => {
    const flags = options.map((option) => described(flagOf(option), option.about)).join(' ');
    return `    ${name}) flags=(${flags}); names=(${names.join(' ')})${takesFiles ? ' files=1' : ''} ;;`;
  });
  return [
    '#compdef twofold',
    '_twofold() {',
    '  local -a commands flags names',
    '  local files',
    '  if (( CURRENT == 2 )); then',
    `    commands=(${commands.map(({ name, about }) => described(name, about)).join(' ')})`,
    "    _describe 'command' commands",
    '    return',
    '  fi',
    '  case $words[CURRENT-1] in',
    ...values,
    `    ${open(commands).join('|')}) _files; return ;;`,
    '  esac',
    '  case $words[2] in',
    ...cases,
    '  esac',
    '  if [[ $words[CURRENT] == -* ]]; then',
    "    _describe 'option' flags",
    '  else',
    '    compadd -- $names',
    '    [[ -n $files ]] && _files',
    '  fi',
    '}',
    // Read as a file of $fpath it is the function itself; read by `source` it is registered with the shell.
    'if [[ $funcstack[1] == _twofold ]]; then _twofold "$@"; else compdef _twofold twofold; fi',
  ].join('\n');
}

function makeFish(commands: readonly CommandWords[]): string {
  const about = (text: string) => `-d ${quoted(text, "\\'")}`;
  const first = commands.map(
    (command) => `complete -c twofold -n __fish_use_subcommand -f -a ${command.name} ${about(command.about)}`,
  );
  const rest = commands.flatMap(({ name, options, names, takesFiles }) => {
    const here = `complete -c twofold -n '__fish_seen_subcommand_from ${name}'`;
    const flags = options.map((option) => {
      const { choices } = option;
      const value = choices.length > 0 ? ` -x -a '${choices.join(' ')}'` : ' -r';
      return `${here} -l ${option.name}${option.isFlag ? '' : value} ${about(option.about)}`;
    });
    return [
      ...(names.length > 0 ? [`${here}${takesFiles ? '' : ' -f'} -a '${names.join(' ')}'`] : []),
      ...flags,
    ];
  });
  return [...first, ...rest].join('\n');
}

function makePowerShell(commands: readonly CommandWords[]): string {
  const list = (words: readonly string[]) => `@(${words.map((word) => quoted(word, "''")).join(', ')})`;
  const table = (rows: readonly (readonly [string, readonly string[]])[]) =>
    rows.map(([name, words]) => `    ${quoted(name, "''")} = ${list(words)}`);
  return [
    'Register-ArgumentCompleter -Native -CommandName twofold -ScriptBlock {',
    '  param($wordToComplete, $commandAst, $cursorPosition)',
    '  $values = @{',
    ...table(choosing(commands).map((option) => [flagOf(option), option.choices])),
    '  }',
    '  $commands = @{',
    ...table(commands.map(({ name, options, names }) => [name, [...names, ...options.map(flagOf)]])),
    '  }',
    '  $words = @($commandAst.CommandElements | ForEach-Object { $_.ToString() })',
    "  $before = if ($wordToComplete -eq '') { $words[-1] } else { $words[-2] }",
    "  $isFirst = $words.Count -le 1 -or ($words.Count -eq 2 -and $wordToComplete -ne '')",
    '  $offered = if ($isFirst) {',
    `    ${list([...commands.map(({ name }) => name), '--help', '--version'])}`,
    '  } elseif ($values.ContainsKey($before)) { $values[$before] } else { $commands[$words[1]] }',
    '  $offered | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {',
    "    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)",
    '  }',
    '}',
  ].join('\n');
}

/** A text in single quotes; `quote` stands for one within it. */
function quoted(text: string, quote: string): string {
  return `'${text.replaceAll("'", () => quote)}'`;
}
