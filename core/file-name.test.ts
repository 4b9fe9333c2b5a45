import { describe, expect, it } from 'vitest';
import { fileNameOf, fileNamesOf, isRefusedByWindows } from './file-name.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

describe('a name of a file', () => {
  it.each([
    ['Sails', 'Sails.json'],
    ['连连看 的 图', '连连看 的 图.json'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.json'],
    ['ends in a dot. ', 'ends in a dot.json'],
    ['..hidden', 'hidden.json'],
    ['...', 'twofold.json'],
    ['a\u0007b', 'a-b.json'],
    ['CON', '_CON.json'],
    ['nul', '_nul.json'],
    ['Aux.v2', '_Aux.v2.json'],
    ['com1', '_com1.json'],
    ['COM¹.png', '_COM¹.png.json'],
    ['lpt9 ', '_lpt9.json'],
    ['prn .x', '_prn .x.json'],
    ['conin$', '_conin$.json'],
    ['console', 'console.json'],
    ['COM', 'COM.json'],
    ['COM10', 'COM10.json'],
    ['nul-2', 'nul-2.json'],
  ])('of %j is %j', (name, expected) => {
    expect(fileNameOf(name, '.json')).toBe(expected);
  });

  it('is at most 255 bytes long and breaks no character', () => {
    const name = fileNameOf('😀'.repeat(100), '.twofold.json');
    expect(bytesOf(name)).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^(?:😀){60}\.twofold\.json$/u);
    expect(fileNameOf('连'.repeat(300), '.png')).toBe(`${'连'.repeat(83)}.png`);
    expect(fileNameOf('é'.repeat(300), '.png')).toBe(`${'é'.repeat(125)}.png`);
  });

  it('is no name that Windows refuses, and those it refuses are found', () => {
    const refused = [
      'CON.twofold.json',
      'nul',
      'COM1.x.y',
      'Lpt².png',
      'a:b',
      'a.',
      'a ',
      'a?b',
      'aux :x',
      'a\tb',
    ];
    for (const name of refused) {
      expect([name, isRefusedByWindows(name)]).toEqual([name, true]);
      expect(isRefusedByWindows(fileNameOf(name, '.json'))).toBe(false);
    }
    for (const name of ['连连看.json', '.hidden', 'a.b c', 'CONSOLE', 'com10.json', 'com.json'])
      expect([name, isRefusedByWindows(name)]).toEqual([name, false]);
  });
});

describe('names of files in one folder', () => {
  it('are told apart where capital letters and the spelling of accents do not count', () => {
    expect(fileNamesOf(['Ring', 'ring', 'RING', 'caf\u00e9', 'cafe\u0301', 'nul', '_NUL'], '.x')).toEqual([
      ...['Ring.x', 'ring-2.x', 'RING-3.x', 'caf\u00e9.x', 'cafe\u0301-2.x', '_nul.x', '_NUL-2.x'],
    ]);
  });

  it('are told apart from names that are numbered already', () => {
    expect(fileNamesOf(['a', 'a-2', 'a', 'a'], '.x')).toEqual(['a.x', 'a-2.x', 'a-3.x', 'a-4.x']);
  });

  it('stay short enough when they are numbered', () => {
    const names = fileNamesOf(
      Array.from({ length: 12 }, () => '😀'.repeat(60)),
      '.twofold.json',
    );
    expect(new Set(names).size).toBe(12);
    for (const name of names) expect(bytesOf(name)).toBeLessThanOrEqual(255);
  });
});
