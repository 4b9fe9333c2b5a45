import type { TFunction } from 'i18next';
import { importPlaceOf } from '../../core/contract/import-errors.ts';
import { visibleText } from '../../core/text/visible-text.ts';
import type { TroubleCode } from './trouble.tsx';

const BYTES_A_MEGABYTE = 1_048_576;

/**
 * Returns the name of a file and the place in it at which it is wrong, in words; null without either. `detail` is what a
 * host gives.
 */
export function filePlace(t: TFunction, code: TroubleCode, detail: string, file = ''): string | null {
  const place = placeWords(t, code, detail);
  return [visibleText(file), place].filter((part) => part !== null && part !== '').join(' · ') || null;
}

function placeWords(t: TFunction, code: TroubleCode, detail: string): string | null {
  const place = importPlaceOf(code, detail);
  switch (place?.type) {
    case 'point':
      return t('in-file.at-line', { line: place.line, column: place.column });
    case 'sizes':
      return t('in-file.sizes', { size: inMegabytes(place.size), most: inMegabytes(place.most) });
    case 'key':
      return t('in-file.at-key', { key: visibleText(place.key) });
    case 'field':
      return t('in-file.at-field', { field: visibleText(place.field) });
    case undefined:
      return null;
  }
}

/** With one digit, rounded up: a file that is too large by a little says so. */
function inMegabytes(bytes: number): string {
  return (Math.ceil((10 * bytes) / BYTES_A_MEGABYTE) / 10).toFixed(1);
}
