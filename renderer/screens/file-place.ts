import type { TFunction } from 'i18next';
import type { TroubleCode } from './trouble.tsx';

const JSON_PLACE = /line (\d+) column (\d+)/;
const SIZES = /^(\d+) > (\d+)$/;
const BYTES_A_MEGABYTE = 1_048_576;

/**
 * Where in a file it is wrong, in words; null where the code's own words say all there is. `detail` is what a host gives
 * beside the code, for the log: the parser's message, sizes, or the path of a field before `: ` and what was expected there.
 */
export function filePlace(t: TFunction, code: TroubleCode, detail: string): string | null {
  switch (code) {
    case 'import-not-json': {
      const [, line, column] = JSON_PLACE.exec(detail) ?? [];
      return line === undefined ? null : t('data.at-line', { line, column });
    }
    case 'import-too-large': {
      const [, size, most] = SIZES.exec(detail) ?? [];
      return size === undefined
        ? null
        : t('data.sizes', { size: inMegabytes(size), most: inMegabytes(most) });
    }
    case 'import-repeated-key':
      return t('data.at-key', { key: detail });
    case 'import-wrong-shape':
    case 'import-journal-too-long':
    case 'import-too-much-work':
      return t('data.at-field', { field: detail.split(': ', 1)[0] });
    case 'import-newer':
    case 'game-setup':
    case 'game-moves':
    case 'game-deal':
    case 'game-difficulty':
    case 'game-level':
    case 'game-reshuffle':
      return null;
    default:
      return detail === '' ? null : detail;
  }
}

/** With one digit, rounded up: a file that is too large by a little says so. */
function inMegabytes(bytes = '0'): string {
  return (Math.ceil((10 * Number(bytes)) / BYTES_A_MEGABYTE) / 10).toFixed(1);
}
