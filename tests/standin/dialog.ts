/**
 * dialog: what a player at it would do. STANDIN_SAVE_AS names the file to save, STANDIN_OPEN the one to open, nothing
 * cancels; STANDIN_PRESS is the button that is pressed, else the first.
 */
import { note } from './parent.ts';
import { expectKnown } from './strict.ts';

const BOX_OPTIONS = ['type', 'title', 'message', 'buttons', 'defaultId', 'cancelId', 'noLink', 'signal'];

interface BoxOptions {
  readonly message: string;
  readonly buttons: readonly string[];
  readonly cancelId?: number;
  readonly signal?: AbortSignal;
}

export const dialogModel = {
  showErrorBox: (title: string, content: string) => note(`${title}: ${content}`),
  async showMessageBox(
    ...[first, second]: readonly [object, BoxOptions] | readonly [BoxOptions, undefined?]
  ) {
    const options = second ?? (first as BoxOptions);
    expectKnown('message box option', options, BOX_OPTIONS);
    note(`${options.message} [${options.buttons.join('] [')}]`);
    // A box that closes by itself is one that the player leaves alone.
    if (options.signal !== undefined && !options.buttons.includes(process.env.STANDIN_PRESS ?? ''))
      await new Promise((resolve) => options.signal?.addEventListener('abort', resolve));
    const pressed = options.buttons.indexOf(process.env.STANDIN_PRESS ?? '');
    return { response: Math.max(pressed, 0) };
  },
  async showSaveDialog() {
    const filePath = process.env.STANDIN_SAVE_AS ?? '';
    return { canceled: filePath === '', filePath };
  },
  async showOpenDialog(_window: object, options: object) {
    expectKnown('open dialog option', options, ['properties', 'filters']);
    const filePath = process.env.STANDIN_OPEN ?? '';
    return { canceled: filePath === '', filePaths: filePath === '' ? [] : [filePath] };
  },
};
