import type { CodeError } from '../../core/codes/code-error.ts';
import type { SharedDeal } from '../../core/codes/deal-symbols.ts';
import { parseSharedGame } from '../../core/codes/share-code.ts';
import { ok, type Result } from '../../core/result.ts';

/** Reads a text that is the code of a deal and nothing else. */
export function parseShareCode(text: string): Result<SharedDeal, CodeError> {
  const shared = parseSharedGame(text);
  if (!shared.ok) return shared;
  if (shared.value.type !== 'deal') throw new Error(`the code of a ${shared.value.type}`);
  return ok(shared.value.deal);
}
