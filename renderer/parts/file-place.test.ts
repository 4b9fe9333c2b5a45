import { describe, expect, it } from 'vitest';
import { GAME_FILE_REASONS } from '../../core/contract/import-errors.ts';
import { windowWords } from '../../tests/support/window-words.ts';
import { filePlace } from './file-place.ts';
import type { TroubleCode } from './trouble.tsx';

const CHINESE = /[\u4e00-\u9fff]/;

describe('where a file is wrong', () => {
  it.each<[code: TroubleCode, detail: string, en: string | null, zh: string | null]>([
    ['import-not-json', 'line 2 column 4', 'Line 2, column 4.', '第 2 行，第 4 列。'],
    ['import-not-json', 'Unexpected end of JSON input', null, null],
    ['import-wrong-shape', 'line 1 column 65: too deep', 'Line 1, column 65.', '第 1 行，第 65 列。'],
    ['import-storage-failed', 'database disk image is malformed', null, null],
    ['export-damaged', 'games.3: Invalid type: Expected string', null, null],
    ['erase-failed', 'EACCES', null, null],
    ['storage-failed', 'replay of abc: board-hash-mismatch', null, null],
    ['import-repeated-key', '"games"', 'Repeated key: "games"', '重复的键："games"'],
    [
      'import-wrong-shape',
      'game.journal.3.boardHash: Invalid length',
      'In the file: game.journal.3.boardHash',
      '位置：game.journal.3.boardHash',
    ],
    [
      'import-too-large',
      `${9 * 1_048_576 + 1} > ${8 * 1_048_576}`,
      'It is 9.1 MB; the limit is 8.0 MB.',
      '文件有 9.1 MB，最多 8.0 MB。',
    ],
    ['import-newer', 'version 2', null, null],
    ['game-deal', 'deal', null, null],
    ['import-unreadable', 'EACCES', null, null],
    ['import-wrong-shape', 'games.0.: Invalid type', 'In the file: games.0', '位置：games.0'],
    ['import-repeated-key', '"a\u202e"', 'Repeated key: "aU+202E"', '重复的键："aU+202E"'],
    [
      'import-wrong-shape',
      'settings.\u2028: Invalid',
      'In the file: settings.U+2028',
      '位置：settings.U+2028',
    ],
    ['import-unreadable', '', null, null],
  ])('%s, %s', (code, detail, en, zh) => {
    expect(filePlace(windowWords('en').t, code, detail)).toBe(en);
    expect(filePlace(windowWords('zh-CN').t, code, detail)).toBe(zh);
    const named = (words: string | null) => (words === null ? 'a.json' : `a.json · ${words}`);
    expect(filePlace(windowWords('en').t, code, detail, 'a.json')).toBe(named(en));
    expect(filePlace(windowWords('zh-CN').t, code, detail, 'a.json')).toBe(named(zh));
  });

  it('shows no name that would turn the line', () => {
    expect(filePlace(windowWords('en').t, 'import-newer', '', 'a\u202egnp.json')).toBe('aU+202Egnp.json');
  });
});

it.each(GAME_FILE_REASONS)('why a game in a file does not fit has words: %s', (reason) => {
  expect(windowWords('en').t(`record.file-reason.${reason}`)).toMatch(/^\S+ .+\.$/);
  expect(windowWords('zh-CN').t(`record.file-reason.${reason}`)).toMatch(CHINESE);
});
