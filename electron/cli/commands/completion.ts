import { err, ok } from '../../../core/result.ts';
import type { FileCommand } from '../command.ts';
import { completionWords, SHELLS } from '../completion/completion-words.ts';
import { SHELL_SCRIPTS } from '../completion/shell-scripts.ts';
import { failure } from '../failure.ts';

export const completion: FileCommand = {
  name: 'completion',
  input: 'shell',
  options: [],
  fields: null,
  async run({ sources: [name = '', ...others], language, loadCommands }) {
    const shell = SHELLS.find((each) => each === name);
    if (shell === undefined || others.length > 0)
      return err(failure('bad-shell', { choices: SHELLS.join(', '), value: [name, ...others].join(' ') }));
    const words = completionWords(await loadCommands(), language);
    return ok({ isYes: true, print: () => SHELL_SCRIPTS[shell](words) });
  },
};
