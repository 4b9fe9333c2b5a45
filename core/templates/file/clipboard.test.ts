import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShape } from '../../../tests/support/arbitrary.ts';
import { makePieceText, parsePasted } from './clipboard.ts';

describe('the clipboard', () => {
  it('gives back the piece that was copied', () => {
    fc.assert(
      fc.property(anyShape(), (piece) => {
        expect(parsePasted(makePieceText(piece))).toEqual({ ok: true, value: { type: 'piece', piece } });
      }),
    );
  });

  it.each([
    `{"format":"twofold-templates","version":1,"templates":[
      {"name":"Wall","filling":{"kinds":2,"copies":2},"rows":["oooo","oooo","oooo","oooo"]}]}`,
    ' {"a": 1',
  ])('takes whole templates, and what looks like them, for a file: %j', (text) => {
    expect(parsePasted(text)).toEqual({ ok: true, value: { type: 'file', text } });
  });

  it.each([
    ['', { code: 'nothing-copied' }],
    [' \n\t', { code: 'nothing-copied' }],
    ['; a remark', { code: 'not-a-drawing' }],
    ['\n\n; a remark\n; another one', { code: 'not-a-drawing' }],
    ['oo\no', { code: 'ragged-row', line: 2, row: 2 }],
    ['hello', { code: 'not-a-drawing', line: 1, column: 1 }],
    ['oo\nhello', { code: 'not-a-drawing', line: 2, column: 1 }],
    ['o\u202eo\noo', { code: 'not-a-drawing', line: 1, column: 2 }],
    ['oo\no\ufeffo', { code: 'not-a-drawing', line: 2, column: 2 }],
    ['o'.repeat(300), { code: 'piece-too-large', line: 1, column: 257, details: { limit: 256 } }],
  ])('refuses %j', (text, error) => {
    expect(parsePasted(text)).toMatchObject({ ok: false, error });
  });
});
