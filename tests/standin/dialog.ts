/**
 * dialog: what a player at it would do. STANDIN_SAVE_AS names the file to save, STANDIN_OPEN a file whose lines are those to
 * open, as they are when the dialog is asked; nothing cancels. STANDIN_PRESS is the button that is pressed, else the first. Questions need an app that is ready, an error box
 * does not (lib/browser/api/dialog.ts).
 */
import { readFileSync } from 'node:fs';
import { expectReady } from './lifecycle.ts';
import { note } from './parent.ts';
import { expectKnown } from './strict.ts';

const BOX_OPTIONS = ['type', 'title', 'message', 'buttons', 'defaultId', 'cancelId', 'noLink', 'signal'];

/** The options, behind the window or without one. */
function optionsOf<Options>(args: readonly [unknown, Options] | readonly [Options]): Options {
  expectReady('dialog');
  return args.length === 2 ? args[1] : args[0];
}

type Asked<Options> = readonly [Electron.BaseWindow, Options] | readonly [Options];

export const dialogModel = {
  showErrorBox: (title: string, content: string) => note(`${title}: ${content}`),
  async showMessageBox(...args: Asked<Electron.MessageBoxOptions>) {
    const options = optionsOf(args);
    expectKnown('message box option', options, BOX_OPTIONS);
    const { message, buttons = [], signal, cancelId = 0 } = options;
    note(`${message} [${buttons.join('] [')}]`);
    const pressed = buttons.indexOf(process.env.STANDIN_PRESS ?? '');
    // A box that closes by itself is one that the player leaves alone; it then answers as if it had been cancelled.
    if (signal !== undefined && pressed < 0) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { response: cancelId, checkboxChecked: false };
    }
    return { response: Math.max(pressed, 0), checkboxChecked: false };
  },
  async showSaveDialog(...args: Asked<Electron.SaveDialogOptions>) {
    expectKnown('save dialog option', optionsOf(args), ['title', 'defaultPath']);
    const filePath = process.env.STANDIN_SAVE_AS ?? '';
    return { canceled: filePath === '', filePath };
  },
  async showOpenDialog(...args: Asked<Electron.OpenDialogOptions>) {
    expectKnown('open dialog option', optionsOf(args), ['properties', 'filters']);
    const list = process.env.STANDIN_OPEN;
    const filePaths = list === undefined ? [] : readFileSync(list, 'utf8').split('\n').filter(Boolean);
    return { canceled: filePaths.length === 0, filePaths };
  },
} satisfies Partial<Electron.Dialog>;
