import type { TFunction } from 'i18next';
import type { BoardVerdict } from '../../engine/protocol.ts';

/** The answer to *can I still win?*. */
export function verdictWords(t: TFunction, verdict: BoardVerdict): string {
  return t(`verdict.${verdict}`);
}
