/** Numbers and texts as symbols, one after another. */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { decodeUtf8 } from '../text/decode-text.ts';
import { SYMBOL_BITS, SYMBOLS } from './symbols.ts';

/** A number is written in digits of four bits, the lowest first; the fifth bit says that another digit follows. */
const DIGIT = 16;
const MORE = 16;
const BYTE_BITS = 8;

/** A number from 0 on, as few symbols as it needs. */
export function writeNumber(value: number): number[] {
  const digit = value % DIGIT;
  const rest = Math.floor(value / DIGIT);
  return rest === 0 ? [digit] : [digit + MORE, ...writeNumber(rest)];
}

/** A number in exactly `count` symbols, the highest first. */
export function writeFixed(value: number, count: number): number[] {
  const place = SYMBOLS ** (count - 1);
  return count === 0 ? [] : [Math.floor(value / place) % SYMBOLS, ...writeFixed(value % place, count - 1)];
}

/** A text: the count of its bytes in UTF-8, then their bits, filled up with zeros. */
export function writeText(text: string): number[] {
  const bytes = utf8ToBytes(text);
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(BYTE_BITS, '0')).join('');
  const symbols = bits.match(new RegExp(`.{1,${SYMBOL_BITS}}`, 'g')) ?? [];
  return [
    ...writeNumber(bytes.length),
    ...symbols.map((each) => Number.parseInt(each.padEnd(SYMBOL_BITS, '0'), 2)),
  ];
}

/** Reads what was written, in its order; null once the symbols are over, or say what cannot be. */
export interface SymbolReader {
  number(most: number): number | null;
  fixed(count: number): number | null;
  text(mostBytes: number): string | null;
  /** So many symbols as they are. */
  take(count: number): readonly number[] | null;
  /** Everything that is left. */
  rest(): readonly number[];
}

/** Begins to read at the first symbol. */
export function readSymbols(symbols: readonly number[]): SymbolReader {
  let at = 0;

  function take(count: number): readonly number[] | null {
    if (at + count > symbols.length) return null;
    at += count;
    return symbols.slice(at - count, at);
  }

  function number(most: number): number | null {
    let value = 0;
    for (let place = 1; place <= most; place *= DIGIT) {
      const [symbol] = take(1) ?? [];
      if (symbol === undefined) return null;
      value += (symbol % DIGIT) * place;
      if (symbol < MORE) return value <= most ? value : null;
    }
    return null;
  }

  return {
    number,
    take,
    fixed: (count) => take(count)?.reduce((value, symbol) => value * SYMBOLS + symbol, 0) ?? null,
    text(mostBytes) {
      const length = number(mostBytes);
      const taken = length === null ? null : take(Math.ceil((length * BYTE_BITS) / SYMBOL_BITS));
      if (length === null || taken === null) return null;
      const bits = taken.map((symbol) => symbol.toString(2).padStart(SYMBOL_BITS, '0')).join('');
      const bytes = Uint8Array.from({ length }, (_, index) =>
        Number.parseInt(bits.slice(index * BYTE_BITS, (index + 1) * BYTE_BITS), 2),
      );
      const text = decodeUtf8(bytes);
      return text.ok ? text.value : null;
    },
    rest: () => take(symbols.length - at) ?? [],
  };
}
