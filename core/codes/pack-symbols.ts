/** Encodes a small pack as symbols of a share code: what it is called, and its levels one after another, each a deal. */
import { ok, type Result } from '../result.ts';
import { checkName } from '../templates/check.ts';
import { type CodeError, refuseCode } from './code-error.ts';
import { type DealToShare, MAX_NAME_BYTES, readDeal, type SharedDeal, writeDeal } from './deal-symbols.ts';
import { readSymbols, type SymbolReader, writeNumber, writeText } from './symbol-stream.ts';
import { MAX_CODE_LENGTH } from './symbols.ts';

/** A pack as it is written; each level is a deal, and none of its measures travels. */
export interface PackToShare {
  readonly name: string;
  /** May be empty. */
  readonly author: string;
  /** At least one. */
  readonly levels: readonly DealToShare[];
}

/** A pack that was read from a code: all of its levels can be dealt here. */
export interface SharedPack extends PackToShare {
  readonly levels: readonly SharedDeal[];
}

/** More symbols than fit into any code. */
const MOST = MAX_CODE_LENGTH;

/** The same pack always gives the same symbols. Each level meets the conditions of `writeDeal`. */
export function writePack({ name, author, levels }: PackToShare): number[] {
  return [
    ...writeText(name),
    ...writeText(author),
    ...writeNumber(levels.length),
    ...levels.flatMap((level) => {
      const symbols = writeDeal(level);
      return [...writeNumber(symbols.length), ...symbols];
    }),
  ];
}

/** Reads a pack whose levels can all be dealt here, or says why not. */
export function readPack(symbols: readonly number[]): Result<SharedPack, CodeError> {
  const reader = readSymbols(symbols);
  const name = reader.text(MAX_NAME_BYTES);
  const author = reader.text(MAX_NAME_BYTES);
  const count = reader.number(MOST);
  if (name === null || author === null || count === null || count === 0)
    return refuseCode('code-bad-content');
  if (checkName(name).length > 0 || (author !== '' && checkName(author).length > 0))
    return refuseCode('code-bad-content');
  const levels: SharedDeal[] = [];
  for (let level = 0; level < count; level++) {
    const deal = readLevel(reader);
    if (!deal.ok) return deal;
    levels.push(deal.value);
  }
  return reader.rest().length === 0 ? ok({ name, author, levels }) : refuseCode('code-bad-content');
}

function readLevel(reader: SymbolReader): Result<SharedDeal, CodeError> {
  const length = reader.number(MOST);
  const symbols = length === null ? null : reader.take(length);
  return symbols === null ? refuseCode('code-bad-content') : readDeal(symbols);
}
