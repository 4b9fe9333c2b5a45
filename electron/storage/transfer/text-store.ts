/** Where the parts of long texts wait for the request that needs the whole. Only in memory: a kill leaves nothing. */
import type { BridgeError } from '../../../core/contract/contract.ts';
import { MAX_TEXT_UNITS, type TextPart } from '../../../core/contract/text-parts.ts';
import { err, ok, type Result } from '../../../core/result.ts';

export interface TextParts {
  take(part: TextPart): Result<null, BridgeError>;
  /** Gives the text that came under this id, and forgets it. */
  whole(textId: string): Result<string, BridgeError>;
}

/** Most texts that wait at a time; of more the oldest gives way. */
const MAX_TEXTS = 3;

export function makeTextParts(): TextParts {
  const texts = new Map<string, string[]>();

  function begin(textId: string): void {
    texts.delete(textId);
    texts.set(textId, []);
    const [oldest] = texts.keys();
    if (texts.size > MAX_TEXTS && oldest !== undefined) texts.delete(oldest);
  }

  return {
    take({ textId, index, text }) {
      if (index === 0) begin(textId);
      const parts = texts.get(textId);
      if (parts === undefined || parts.length !== index)
        return err({ code: 'bad-request', detail: `text: part ${index} out of order` });
      const units = parts.reduce((sum, part) => sum + part.length, text.length);
      if (units > MAX_TEXT_UNITS) {
        texts.delete(textId);
        return err({ code: 'too-large', detail: `text: more than ${MAX_TEXT_UNITS} units` });
      }
      parts.push(text);
      return ok(null);
    },
    whole(textId) {
      const parts = texts.get(textId);
      if (parts === undefined) return err({ code: 'bad-request', detail: 'text: not here' });
      texts.delete(textId);
      return ok(parts.join(''));
    },
  };
}
