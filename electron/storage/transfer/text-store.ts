/**
 * Stores the parts of long texts until the request that needs the whole. They are only in memory, so a kill
 * leaves nothing.
 */
import type { BridgeError } from '../../../core/contract/contract.ts';
import { MAX_TEXT_UNITS, type TextPart } from '../../../core/contract/text-parts.ts';
import { err, ok, type Result } from '../../../core/result.ts';

export interface TextParts {
  take(part: TextPart): Result<null, BridgeError>;
  /** Gives the text that came under this id, and forgets it. */
  whole(textId: string): Result<string, BridgeError>;
  /** The same in the parts in which it came: of a long text there is no room for two. */
  parts(textId: string): Result<readonly string[], BridgeError>;
}

/** Most texts that wait at a time; of more the oldest gives way. */
const MAX_TEXTS = 3;

interface KeptText {
  readonly parts: string[];
  units: number;
}

export function createTextParts(): TextParts {
  const texts = new Map<string, KeptText>();

  function parts(textId: string): Result<readonly string[], BridgeError> {
    const kept = texts.get(textId);
    if (kept === undefined) return err({ code: 'bad-request', detail: 'text: not here' });
    texts.delete(textId);
    return ok(kept.parts);
  }

  return {
    take({ textId, index, text }) {
      if (index === 0) begin(texts, textId);
      const kept = texts.get(textId);
      if (kept === undefined || kept.parts.length !== index)
        return err({ code: 'bad-request', detail: `text: part ${index} out of order` });
      kept.units += text.length;
      dropOthers(texts, textId);
      if (kept.units > MAX_TEXT_UNITS) {
        texts.delete(textId);
        return err({ code: 'too-large', detail: `text: more than ${MAX_TEXT_UNITS} units` });
      }
      kept.parts.push(text);
      return ok(null);
    },
    parts,
    whole(textId) {
      const found = parts(textId);
      return found.ok ? ok(found.value.join('')) : found;
    },
  };
}

function begin(texts: Map<string, KeptText>, textId: string): void {
  texts.delete(textId);
  texts.set(textId, { parts: [], units: 0 });
  const [oldest] = texts.keys();
  if (texts.size > MAX_TEXTS && oldest !== undefined) texts.delete(oldest);
}

/** All texts together are no longer than one may be: the others give way. */
function dropOthers(texts: Map<string, KeptText>, textId: string): void {
  let units = 0;
  for (const kept of texts.values()) units += kept.units;
  for (const [id, kept] of texts) {
    if (units <= MAX_TEXT_UNITS) return;
    if (id === textId) continue;
    units -= kept.units;
    texts.delete(id);
  }
}
