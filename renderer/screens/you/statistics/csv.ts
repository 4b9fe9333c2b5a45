/** Tables as text that every spreadsheet opens (RFC 4180). */

export type CsvCell = string | number | null;

/** Spreadsheets take UTF-8 for what it is when the mark stands before it. */
const MARK = '\ufeff';
const LINE_END = '\r\n';
/** A text that begins so would be run as a formula; East Asian spreadsheets read the full-width signs alike. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** The rows as one text; nothing known is an empty cell. */
export function makeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return MARK + rows.map((row) => row.map(makeCell).join(',') + LINE_END).join('');
}

function makeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
