import { parseArgs } from 'node:util';
import { codeInLink, isLink } from '../../core/codes/code-link.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { isOpenedName } from '../host/opened-file.ts';

export interface HostArguments {
  readonly data: string | null;
  readonly port: number;
  readonly open: boolean;
  /** Files with templates or a game to open in the window. */
  readonly files: readonly string[];
  /** Links to boards. */
  readonly links: readonly string[];
}

const OPTIONS = {
  data: { type: 'string' },
  port: { type: 'string' },
  'no-open': { type: 'boolean' },
} as const;

/** The host's own flags; the error is a sentence for the terminal. */
export function parseHostArguments(args: readonly string[]): Result<HostArguments, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
    const links = positionals.filter(isLink);
    const wrong = links.find((link) => codeInLink(link) === null);
    if (wrong !== undefined) return err(`no link to a board: ${wrong}`);
    const files = positionals.filter((each) => !isLink(each));
    const other = files.find((file) => !isOpenedName(file));
    if (other !== undefined) return err(`no template, no game and no link: ${other}`);
    const port = values.port ?? '0';
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return err(`no such port: ${port}`);
    const open = values['no-open'] !== true;
    return ok({ data: values.data ?? null, port: Number(port), open, files, links });
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}
