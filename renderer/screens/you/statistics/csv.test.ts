import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvCell, makeCsv } from './csv.ts';

describe('a table as CSV', () => {
  it.each<[what: string, cell: CsvCell, text: string]>([
    ['a number', 12.5, '12.5'],
    ['a number below zero', -3, '-3'],
    ['nothing known', null, ''],
    ['words', '双三角', '双三角'],
    ['a comma', 'a,b', '"a,b"'],
    ['quotes', 'say "no"', '"say ""no"""'],
    ['two lines', 'a\nb', '"a\nb"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with quotes', '=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['another', '@SUM(A1)', "'@SUM(A1)"],
    ['one in full width', '＝1+1', "'＝1+1"],
    ['one behind a line break', '\n=1+1', '"\'\n=1+1"'],
    ['a text that looks like a number', '-3', "'-3"],
  ])('%s', (_what, cell, text) => {
    expect(makeCsv([[cell]])).toBe(`\ufeff${text}\r\n`);
  });

  it('keeps rows and columns', () => {
    const rows = [
      ['Board', 'Score'],
      ['心', 5_120],
      ['回环', null],
    ];
    expect(makeCsv(rows)).toBe('\ufeffBoard,Score\r\n心,5120\r\n回环,\r\n');
  });

  it('is read back as it was, whatever stands in the cells', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .filter((each) => !/^[=+\-@\t\r\n＝＋－＠]/.test(each));
    const table = fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsv(makeCsv(rows))).toEqual(rows);
      }),
    );
  });
});

/** A plain reader of the same format. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (isQuoted && character === '"' && text.charAt(at + 1) === '"') cell += text.charAt(at++);
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted || !',\r\n'.includes(character)) cell += character;
    else if (character === '\r') continue;
    else {
      row.push(cell);
      cell = '';
      if (character === '\n') rows.push(row);
      if (character === '\n') row = [];
    }
  }
  return rows;
}
