/**
 * The checksum of share codes: a cyclic code of 30 bits, that is six symbols, over the symbols as bits.
 *
 * **It catches every mistake within six neighbouring characters**: any one character that is wrong, any two neighbours that
 * changed places. Read the code as a polynomial over GF(2), five coefficients a symbol. Codes that pass are the multiples of
 * a generator g of degree 30, up to a constant that depends on the count of symbols only. A mistake within six neighbours
 * adds x^k·b(x) with b ≠ 0 of a degree below 30. Were the sum still to pass, g would divide x^k·b. But g has the constant
 * term 1, so it has no factor x and would divide b itself, which is of a lower degree and not 0. So it does not pass. Of all
 * other mistakes one in 2^30 slips through.
 */
import { SYMBOL_BITS, SYMBOLS } from './symbols.ts';

/** The number of symbols that the checksum takes. */
export const CHECK_SYMBOLS = 6;
const BITS = CHECK_SYMBOLS * SYMBOL_BITS;
/** x^30 + the terms below: the generator of the 30-bit check of the cdma2000 standard. */
const GENERATOR = 0x2030b9c7;
const TOP = 1 << (BITS - 1);
const MASK = TOP * 2 - 1;

/** The register after one symbol more. */
function step(register: number, symbol: number): number {
  let next = register ^ (symbol << (BITS - SYMBOL_BITS));
  for (let bit = 0; bit < SYMBOL_BITS; bit++)
    next = (next & TOP ? (next << 1) ^ GENERATOR : next << 1) & MASK;
  return next;
}

/**
 * Returns the remainder of symbols together with their check symbols: 0 when the checksum is correct. Linear.
 */
export function remainderOf(symbols: readonly number[]): number {
  return symbols.reduce(step, MASK);
}

/** The six symbols that make these pass when they follow them. Linear. */
export function checkOf(symbols: readonly number[]): number[] {
  const register = remainderOf(symbols);
  return Array.from(
    { length: CHECK_SYMBOLS },
    (_, place) => (register >> (BITS - SYMBOL_BITS * (place + 1))) & (SYMBOLS - 1),
  );
}

/** One small mistake that explains why symbols do not pass; `at` counts from 0. */
export type Repair =
  | { readonly type: 'wrong'; readonly at: number; readonly meant: number }
  /** The symbol at `at` and the next one changed places. */
  | { readonly type: 'swapped'; readonly at: number };

/**
 * The one wrong symbol, or the one pair of neighbours that changed places, with which symbols would pass; null when no
 * single mistake explains them, or more than one does. Linear: what a symbol adds to the remainder depends only on how many
 * follow it.
 */
export function findRepair(symbols: readonly number[]): Repair | null {
  const remainder = remainderOf(symbols);
  const found: Repair[] = [];
  let added = Array.from({ length: SYMBOLS }, (_, error) => step(0, error));
  let addedByNext: readonly number[] = [];
  for (let at = symbols.length - 1; at >= 0; at--) {
    const symbol = symbols[at] ?? 0;
    const error = added.indexOf(remainder, 1);
    if (error > 0) found.push({ type: 'wrong', at, meant: symbol ^ error });
    const difference = symbol ^ (symbols[at + 1] ?? symbol);
    if (difference > 0 && ((added[difference] ?? 0) ^ (addedByNext[difference] ?? 0)) === remainder)
      found.push({ type: 'swapped', at });
    addedByNext = added;
    added = added.map((register) => step(register, 0));
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}
