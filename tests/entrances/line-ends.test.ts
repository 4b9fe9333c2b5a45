/** Whatever ends the lines of a text, every entrance reads the same rows or says what is wrong: none joins two rows into one. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseBoard, parseShape } from '../../core/board/text.ts';
import { parseDailyBoards } from '../../core/daily/daily-boards.ts';
import { parseChapter } from '../../core/journey/chapter-text.ts';
import { parsePuzzles } from '../../core/review/puzzles/puzzle-text.ts';
import { parsePasted } from '../../core/templates/file/clipboard.ts';
import { parseTemplateFile, readTemplateBytes } from '../../core/templates/file/file.ts';
import { parsePastedBoard } from '../../renderer/screens/learn/pasted-board.ts';
import boardLines from '../../resources/daily/boards.json' with { type: 'json' };
import chapterLines from '../../resources/journey/1-shapes.json' with { type: 'json' };
import { twofold } from '../support/command-line.ts';

/** An entrance reads a text; it answers `refused` where it names a fault. */
type Read = (text: string) => unknown;
type Entrance = readonly [name: string, text: string, read: Read];

/** The characters that end a line in some text of some system, and the two that are no line's end alone but come together. */
const LINE_ENDS = ['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];
/** JSON forbids them between its values and allows them in its texts, so there they end no line. */
const NONE_OF_JSON = LINE_ENDS.slice(2);

const BOARD = '1 1\n2 2\n';
const SHAPE = 'oooo\noooo\noo#o\noo.o\n';
const TEMPLATE_FILE = `{
  "format": "twofold-templates",
  "version": 1,
  "templates": [
    { "name": "Wall", "filling": { "kinds": 2, "copies": 2 }, "rows": ["oooo", "oooo", "oooo", "oooo"] }
  ]
}
`;
const JSON_LINES = ['{"width":2,"height":1,"cells":[1,1]}', '{"width":2,"height":1,"cells":[1,2]}', ''].join(
  '\n',
);
const PUZZLES = readFileSync(new URL('../../resources/puzzles/studies.txt', import.meta.url), 'utf8')
  .split('\n\n')
  .slice(0, 5)
  .join('\n\n');

const refusing =
  (read: (text: string) => { readonly ok: boolean }): Read =>
  (text) => {
    const result = read(text);
    return result.ok ? result : 'refused';
  };

/** The answer of a command that read `text`; what it says on standard error stands for a refusal. */
const asked =
  (args: string): Read =>
  async (text) => {
    const { code, out, error } = await twofold(args, text);
    return error === '' ? { code, out } : 'refused';
  };

const BOARD_COMMANDS = [
  'solve --border closed --node-limit 1000',
  'rate --games 20',
  'hint --border closed --node-limit 1000',
  'reshuffle --node-limit 1000',
  'autoplay --border closed',
  'links',
  'line --from 0,0 --to 1,0',
  'perft --depth 2',
  'review --moves 0,0-1,0',
  'replay --moves 0,0-1,0',
  'convert --as text',
  'convert --as json',
];
const SHAPE_COMMANDS = [
  'deal --seed 1',
  'validate',
  'convert --as text',
  'convert --as json',
  'pack --name Pack',
];

/** Reads a pasted text as the editor and then the storage do. */
function readPasted(text: string) {
  const pasted = parsePasted(text);
  return pasted.ok && pasted.value.type === 'file' ? parseTemplateFile(pasted.value.text) : pasted;
}

const ENTRANCES: readonly Entrance[] = [
  ['a board', BOARD, refusing(parseBoard)],
  ['a shape', SHAPE, refusing(parseShape)],
  ['the lab, as text', BOARD, refusing(parsePastedBoard)],
  ['the editor, pasted rows', SHAPE, refusing(parsePasted)],
  ['puzzles', PUZZLES, refusing(parsePuzzles)],
  ['a chapter of the journey', chapterLines.join('\n'), refusing(parseChapter)],
  ['the daily boards', boardLines.join('\n'), (text) => parseDailyBoards([text])],
  ...BOARD_COMMANDS.map((args): Entrance => [`twofold ${args}`, BOARD, asked(args)]),
  ...SHAPE_COMMANDS.map((args): Entrance => [`twofold ${args}`, SHAPE, asked(args)]),
];
const JSON_ENTRANCES: readonly Entrance[] = [
  ['a template file', TEMPLATE_FILE, refusing((text) => readTemplateBytes(new TextEncoder().encode(text)))],
  ['the editor, a pasted file', TEMPLATE_FILE, refusing(readPasted)],
  ['twofold convert, a template file', TEMPLATE_FILE, asked('convert --as json')],
  ['twofold pack --list', TEMPLATE_FILE, asked('pack --list')],
  ...['solve', 'links', 'rate', 'perft', 'autoplay'].map(
    (name): Entrance => [`twofold ${name} --jsonl`, JSON_LINES, asked(`${name} --jsonl`)],
  ),
];

describe('line ends', () => {
  it('are tried in every entrance', () => {
    expect([ENTRANCES.length, JSON_ENTRANCES.length]).toEqual([24, 9]);
  });

  it.each(ENTRANCES)('%s reads the same rows whatever ends them', async (_, text, read) => {
    const rows = await read(text);
    expect(rows).not.toBe('refused');
    for (const end of LINE_ENDS)
      expect(await read(text.replaceAll('\n', end)), JSON.stringify(end)).toEqual(rows);
  });

  it.each(JSON_ENTRANCES)('%s reads the same values, or refuses them', async (_, text, read) => {
    const values = await read(text);
    expect(values).not.toBe('refused');
    for (const end of ['\r\n', '\r'])
      expect(await read(text.replaceAll('\n', end)), JSON.stringify(end)).toEqual(values);
  });

  it.each(JSON_ENTRANCES)('%s refuses a line end that JSON does not know', async (name, text, read) => {
    for (const end of NONE_OF_JSON) {
      const found = await read(text.replaceAll('\n', end));
      if (name.endsWith('--jsonl'))
        expect(found).toMatchObject({ out: expect.stringContaining('"code":"bad-json"') });
      else expect(found, JSON.stringify(end)).toBe('refused');
    }
  });

  it('finds a board behind a joined row unsolvable, as it is', async () => {
    for (const end of ['\n', ...LINE_ENDS]) {
      const { code, out } = await twofold('solve --border closed', `1 2${end}2 1${end}`);
      expect([code, out], JSON.stringify(end)).toEqual([1, expect.stringMatching(/^unsolvable, proved/)]);
    }
  });
});
