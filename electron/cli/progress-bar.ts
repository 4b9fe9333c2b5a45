import { makePercent } from '../../core/percent.ts';
import type { Terminal } from './terminal.ts';

/** Work that is over sooner shows no bar. */
const FIRST_MS = 400;
/** Between two drawings. */
const NEXT_MS = 100;
const WIDEST = 40;
/** A carriage return, and the code that erases the line from there on. */
export const ERASE_LINE = '\r\u001b[K';

/** A bar on the last line of the terminal that shows the progress of a long job. */
export interface ProgressBar {
  /** Draws it when it is time; `total` is null where it is not known. */
  show(done: number, total: number | null): void;
  /** Takes it away, so that something else can be written. */
  clear(): void;
}

/** A bar on standard error; nothing where that is no terminal, or where none is wanted. */
export function createProgressBar(
  terminal: Pick<Terminal, 'errorColumns' | 'writeError' | 'nowMs'>,
  isWanted: boolean,
): ProgressBar {
  const { errorColumns } = terminal;
  if (errorColumns === null || !isWanted) return { show: () => undefined, clear: () => undefined };
  let nextMs = terminal.nowMs() + FIRST_MS;
  let isDrawn = false;
  return {
    show(done, total) {
      if (terminal.nowMs() < nextMs) return;
      nextMs = terminal.nowMs() + NEXT_MS;
      isDrawn = true;
      terminal.writeError(`${ERASE_LINE}${makeBar(done, total, errorColumns)}`);
    },
    clear() {
      if (!isDrawn) return;
      isDrawn = false;
      terminal.writeError(ERASE_LINE);
    },
  };
}

/** The bar as text, shorter than a line of the terminal. Where the total is not known it is the count alone. */
export function makeBar(done: number, total: number | null, columns: number): string {
  if (total === null || total <= 0) return `… ${done}`.slice(0, columns - 1);
  const share = Math.max(0, Math.min(1, done / total));
  const whole = share > 0 && share < 0.01 ? '<1' : makePercent(share, { rounding: 'down' });
  const percent = `${whole.padStart(3)} %`;
  const width = Math.max(0, Math.min(WIDEST, columns - percent.length - 2));
  const filled = Math.round(share * width);
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${percent}`;
}
