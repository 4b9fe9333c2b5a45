import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../core/result.ts';

export interface HostArguments {
  readonly data: string | null;
  readonly port: number;
  readonly open: boolean;
}

const OPTIONS = {
  data: { type: 'string' },
  port: { type: 'string' },
  'no-open': { type: 'boolean' },
} as const;

/** The host's own flags; the error is a sentence for the terminal. */
export function parseHostArguments(args: readonly string[]): Result<HostArguments, string> {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const port = values.port ?? '0';
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return err(`no such port: ${port}`);
    return ok({ data: values.data ?? null, port: Number(port), open: values['no-open'] !== true });
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}
