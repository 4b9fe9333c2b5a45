import { describe, expect, it } from 'vitest';
import { makeChapter, parseChapter } from './chapter-text.ts';

const TEXT = `chapter shapes
zh-CN 形状
en Shapes

level small-house
zh-CN 小屋
en Little house
rules gravity=none border=open turns=2
deal kinds=3 copies=2 seed=7 dealer=2
loss permille=120 measure=2 games=100 lost=12
star seconds=30
.oo.
oo#o
`;

describe('a chapter as text', () => {
  it('is read', () => {
    expect(parseChapter(TEXT)).toMatchObject({
      ok: true,
      value: {
        id: 'shapes',
        name: { 'zh-CN': '形状', en: 'Shapes' },
        levels: [
          {
            id: 'small-house',
            name: { 'zh-CN': '小屋', en: 'Little house' },
            shape: { width: 4, height: 2 },
            rules: { maxTurns: 2, border: 'open', gravity: 'none' },
            filling: { kinds: 3, copies: 2 },
            seed: 7,
            dealerVersion: 2,
            lossPermille: 120,
            measured: { games: 100, lost: 12 },
            measureVersion: 2,
            starSeconds: 30,
            mayTurn: false,
            before: [],
          },
        ],
      },
    });
  });

  it('is written as it was read, but for its comments', () => {
    const chapter = parseChapter(`; A comment.\n${TEXT.replaceAll('\n', '\r\n')}`);
    if (!chapter.ok) throw new Error(chapter.error.reason);
    expect(makeChapter(chapter.value)).toBe(TEXT);
  });

  it('says which templates a level had before, and by which times', () => {
    const lines = ['before template=0a1b2c seconds=165', 'before template=3d seconds=150', ''];
    const text = TEXT.replace('seconds=30\n', `seconds=30\n${lines.join('\n')}`);
    const chapter = parseChapter(text);
    if (!chapter.ok) throw new Error(chapter.error.reason);
    expect(chapter.value.levels[0]?.before).toEqual([
      { templateHash: '0a1b2c', starSeconds: 165 },
      { templateHash: '3d', starSeconds: 150 },
    ]);
    expect(makeChapter(chapter.value)).toBe(text);
    expect(parseChapter(text.replace('=0a1b2c', ''))).toMatchObject({
      error: { line: 12, reason: 'before' },
    });
    expect(parseChapter(text.replace('=3d', ''))).toMatchObject({ error: { line: 13, reason: 'before' } });
  });

  it('says of a shape without an upright that it may be turned', () => {
    const text = TEXT.replace('seconds=30\n', 'seconds=30\nmay turn\n');
    const chapter = parseChapter(text);
    if (!chapter.ok) throw new Error(chapter.error.reason);
    expect(chapter.value.levels[0]).toMatchObject({ mayTurn: true, shape: { width: 4, height: 2 } });
    expect(makeChapter(chapter.value)).toBe(text);
    expect(parseChapter(text.replace('oo#o', 'oo?o'))).toMatchObject({ error: { line: 14, reason: 'rows' } });
  });

  it.each([
    ['chapter shapes', 'chapter letters', 1, 'chapter'],
    ['zh-CN 形状', 'zh 形状', 2, 'name'],
    ['level small-house', 'level Small House', 5, 'level'],
    ['en Little house', 'en \u0007', 7, 'name'],
    ['border=open', 'border=ajar', 8, 'rules'],
    ['turns=2', 'turns=4', 8, 'rules'],
    ['copies=2', 'copies=3', 9, 'deal'],
    ['dealer=2', 'dealer=99', 9, 'deal'],
    ['seed=7', 'seed=4294967296', 9, 'deal'],
    ['permille=120', 'permille=1001', 10, 'loss'],
    ['measure=2', 'measure=99', 10, 'loss'],
    ['games=100', 'games=0', 10, 'loss'],
    [' lost=12', '', 10, 'loss'],
    ['lost=12', 'lost=101', 10, 'loss'],
    ['seconds=30', 'seconds=0', 11, 'star'],
    ['oo#o', 'oo?o', 13, 'rows'],
    ['oo#o', 'oo#', 13, 'rows'],
  ])('with %s as %s is refused with its line and the reason', (from, to, line, reason) => {
    expect(parseChapter(TEXT.replace(from, to))).toEqual({ ok: false, error: { line, reason } });
  });

  it('is refused without levels, with one twice, and empty', () => {
    const [head = '', level = ''] = TEXT.split(/\n\n/);
    expect(parseChapter(head)).toEqual({ ok: false, error: { line: 1, reason: 'no-levels' } });
    const twice = [head, level, level].join('\n\n');
    expect(parseChapter(twice)).toEqual({ ok: false, error: { line: 16, reason: 'same-level' } });
    expect(parseChapter('')).toEqual({ ok: false, error: { line: 1, reason: 'chapter' } });
  });
});
