/** Completion as each shell does it, where the shell is there. */
import { spawnSync } from 'node:child_process';
import type { Shell } from '../../electron/cli/completion/completion-words.ts';

/** A shell is started so with a text of commands; the commands print what it offers behind the last word. */
interface CompletingShell {
  readonly program: string;
  readonly options: readonly string[];
  readonly commandsFor: (script: string, words: readonly string[]) => string;
}

const quoted = (word: string) => `'${word}'`;

const COMPLETING_SHELLS: Readonly<Record<Shell, CompletingShell>> = {
  bash: {
    program: 'bash',
    options: ['--norc', '-c'],
    commandsFor: (script, words) =>
      [
        script,
        `COMP_WORDS=(twofold ${words.map(quoted).join(' ')})`,
        `COMP_CWORD=${words.length}`,
        '_twofold',
        // A file in the folder would be offered beside names.
        `printf "%s\\n" "\${COMPREPLY[@]}"`,
      ].join('\n'),
  },
  zsh: {
    program: 'zsh',
    options: ['-f', '-c'],
    // Outside of a line that is edited the functions of the completion system are not there: these print what they are given.
    commandsFor: (script, words) =>
      [
        'compdef() { : }',
        'compadd() { shift; print -rl -- "$@" }',
        `_describe() { print -rl -- \${\${(P)2}%%:*} }`,
        '_files() { : }',
        script,
        `words=(twofold ${words.map(quoted).join(' ')}) CURRENT=${words.length + 1}`,
        '_twofold',
      ].join('\n'),
  },
  fish: {
    program: 'fish',
    options: ['--no-config', '-c'],
    commandsFor: (script, words) =>
      [script, `complete -C ${quoted(['twofold', ...words].join(' '))}`].join('\n'),
  },
  powershell: {
    program: 'pwsh',
    options: ['-NoProfile', '-NonInteractive', '-Command'],
    commandsFor: (script, words) => {
      const line = ['twofold', ...words].join(' ');
      return `${script}\n(TabExpansion2 -inputScript ${quoted(line)} -cursorColumn ${line.length}).CompletionMatches.CompletionText`;
    },
  },
};

/** Returns whether the program of a shell can be started here. */
export function isShellHere(shell: Shell): boolean {
  return spawnSync(COMPLETING_SHELLS[shell].program, ['--version']).error === undefined;
}

/**
 * Returns the words that a shell offers when Tab is pressed behind the last of these words. Throws the shell's words about
 * the script.
 */
export function offeredIn(shell: Shell, script: string, words: readonly string[]): string[] {
  const { program, options, commandsFor } = COMPLETING_SHELLS[shell];
  const run = spawnSync(program, [...options, commandsFor(script, words)], { encoding: 'utf8', cwd: '/' });
  if (run.stderr !== '') throw new Error(run.stderr);
  // Fish writes what each is behind a tab.
  const offered = run.stdout.split('\n').map((line) => line.split('\t')[0]?.trim() ?? '');
  const last = words.at(-1) ?? '';
  // The editing line of zsh keeps what begins as the word does; the others do it themselves.
  return offered.filter((word) => word !== '' && (shell !== 'zsh' || word.startsWith(last)));
}
