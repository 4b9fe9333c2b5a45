import { parseArgs } from 'node:util';
import { codeInLink, isLink } from '../../core/codes/code-link.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { isOpenedName } from '../host/opened-file.ts';

export interface HostArguments {
  readonly data: string | null;
  readonly port: number;
  readonly open: boolean;
  /** A start is to be checked, and nothing opened. */
  readonly check: boolean;
  /** Files with templates or a game to open in the window. */
  readonly files: readonly string[];
  /** Links to boards. */
  readonly links: readonly string[];
}

const OPTIONS = {
  data: { type: 'string' },
  port: { type: 'string' },
  'no-open': { type: 'boolean' },
  check: { type: 'boolean' },
} as const;

/** A fault of the flags: a text of `browser.flags` in `host.json`, and the values filled into it. */
export type FlagError =
  | { readonly code: 'unknown' | 'no-value' | 'needless-value'; readonly flag: string }
  | { readonly code: 'bad-port'; readonly port: string }
  | { readonly code: 'bad-link'; readonly link: string }
  | { readonly code: 'bad-file'; readonly file: string };

/** Reads the host's own flags and what it is to open. */
export function parseHostArguments(args: readonly string[]): Result<HostArguments, FlagError> {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    // The texts below report faults in every language.
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    const error = token.kind === 'option' ? flagErrorOf(token) : null;
    if (error !== null) return err(error);
  }
  const links = positionals.filter(isLink);
  const wrong = links.find((link) => codeInLink(link) === null);
  if (wrong !== undefined) return err({ code: 'bad-link', link: wrong });
  const files = positionals.filter((each) => !isLink(each));
  const other = files.find((file) => !isOpenedName(file));
  if (other !== undefined) return err({ code: 'bad-file', file: other });
  const port = String(values.port ?? '0');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return err({ code: 'bad-port', port });
  const data = values.data === undefined ? null : String(values.data);
  const [open, check] = [values['no-open'] !== true, values.check === true];
  return ok({ data, port: Number(port), open, check, files, links });
}

interface FlagToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function flagErrorOf({ name, rawName, value, inlineValue }: FlagToken): FlagError | null {
  if (!isFlag(name)) return { code: 'unknown', flag: rawName };
  if (OPTIONS[name].type === 'boolean')
    return value === undefined ? null : { code: 'needless-value', flag: rawName };
  // `--data --no-open` forgets the folder; one whose name begins so is written `--data=-name`.
  const isForgotten = value === undefined || (inlineValue !== true && value.startsWith('-'));
  return isForgotten ? { code: 'no-value', flag: rawName } : null;
}

function isFlag(name: string): name is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, name);
}
