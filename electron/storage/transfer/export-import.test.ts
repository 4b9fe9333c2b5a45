import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Entry } from '../../../core/game/setup/entry.ts';
import {
  play,
  setupOf,
  wanderingEntries,
  witnessEntries,
} from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import {
  finishRanked,
  openSession,
  playInto,
  type Session,
} from '../../../tests/reliability/support/session.ts';
import { withoutOwners } from '../../../tests/reliability/support/work-of.ts';
import { exportText, importText } from '../../../tests/support/export-import.ts';
import { readTextFile } from '../../../tests/support/read-text-file.ts';
import { putDesign } from '../tables/designs-table.ts';
import { EXPORT_VERSION } from './export-format.ts';
import { parseStrictJson } from './strict-json.ts';
import { readWork } from './work.ts';

let folder: string;
let here: Session;
let there: Session;
beforeEach(() => {
  folder = makeFolder();
  here = openSession({ path: join(folder, 'here.sqlite'), now: () => 1_000 });
  there = openSession({ path: join(folder, 'there.sqlite'), now: () => 2_000 });
});
afterEach(() => {
  here.close();
  there.close();
  dropFolder(folder);
});

const SETUP = setupOf(1);
const WHOLE = play(SETUP, wanderingEntries(SETUP)).sent;

function textOf(session: Session): string {
  return exportText(session.storage.database, '1.2.3', 5);
}

function importInto(session: Session, text: string) {
  return importText(session.storage.database, text, 6);
}

function workOf(session: Session) {
  return readWork(session.storage.database, 'refuse');
}

describe('an export', () => {
  beforeEach(async () => {
    const gameId = await playInto(here, SETUP, WHOLE);
    await here.tell('games.finish', { gameId });
    await playInto(here, setupOf(2, 'timed'), []);
    await here.tell('settings.write', { theme: 'dark' });
  });

  it('brings everything to another machine', () => {
    expect(importInto(there, textOf(here))).toMatchObject({
      ok: true,
      value: { games: { added: 2, extended: 0, known: 0, refused: 0 } },
    });
    expect(withoutOwners(workOf(there))).toEqual(withoutOwners(workOf(here)));
  });

  it('imported twice changes nothing', () => {
    importInto(there, textOf(here));
    const before = workOf(there);
    expect(importInto(there, textOf(here))).toMatchObject({
      ok: true,
      value: { games: { added: 0, known: 2 } },
    });
    expect(workOf(there)).toEqual(before);
  });

  it('can be read: no long lines, a line for each entry', () => {
    const lines = textOf(here).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(200);
    expect(lines.filter((line) => line.includes('"type":"link"'))).toHaveLength(SETUP.deal.witness.length);
  });
});

describe('a merge', () => {
  it('lengthens a game that was played on elsewhere, and never shortens one', async () => {
    const gameId = await playInto(here, SETUP, WHOLE.slice(0, 4));
    const early = textOf(here);
    importInto(there, early);
    for (const sent of WHOLE.slice(4, 9)) await here.tell('games.append', { gameId, ...sent });
    expect(importInto(there, textOf(here))).toMatchObject({ value: { games: { extended: 1 } } });
    expect(importInto(there, early)).toMatchObject({ value: { games: { known: 1 } } });
    expect((await there.tell('games.load', { gameId })).journal).toHaveLength(9);
  });

  it('keeps both when a game was played on in two places', async () => {
    const gameId = await playInto(here, SETUP, WHOLE.slice(0, 2));
    importInto(there, textOf(here));
    const other = play(SETUP, [
      ...witnessEntries(SETUP).slice(0, 2),
      { type: 'undo', elapsedMs: 2_500 },
    ]).sent.slice(2);
    for (const sent of other) await there.tell('games.append', { gameId, ...sent });
    for (const sent of WHOLE.slice(2, 6)) await here.tell('games.append', { gameId, ...sent });
    const text = textOf(here);
    expect(importInto(there, text)).toMatchObject({ value: { games: { added: 1 } } });
    expect(importInto(there, text)).toMatchObject({ value: { games: { added: 0, known: 1 } } });
    expect(
      workOf(there)
        .games.map(({ journal }) => journal.length)
        .sort(),
    ).toEqual([3, 6]);
    expect(await there.tell('games.list', null)).toHaveLength(1);
  });

  it('keeps both when one name stands for two deals', async () => {
    const gameId = await playInto(here, SETUP, []);
    await playInto(there, setupOf(2), []);
    const other = workOf(there).games[0]?.id ?? '';
    const renamed = textOf(there).replaceAll(other, gameId);
    expect(importInto(here, renamed)).toMatchObject({ ok: true, value: { games: { added: 1 } } });
    expect(importInto(here, renamed)).toMatchObject({ ok: true, value: { games: { added: 0, known: 1 } } });
  });

  it('leaves settings that were chosen here', async () => {
    await here.tell('settings.write', { theme: 'dark', volume: 1 });
    await there.tell('settings.write', { volume: 2 });
    importInto(there, textOf(here));
    expect(await there.tell('settings.read', null)).toMatchObject({ theme: 'dark', volume: 2 });
  });

  it('takes no score that the replay does not give', async () => {
    const gameId = await playInto(here, SETUP, WHOLE);
    const { row } = await finishRanked(here, gameId);
    importInto(
      there,
      textOf(here)
        .replaceAll(`"total": ${row.score.total}`, '"total": 999999')
        .replaceAll(`"total":${row.score.total}`, '"total":999999'),
    );
    expect(await there.tell('games.finish', { gameId })).toMatchObject({ row: { score: row.score } });
  });

  it('refuses a game that the rules refuse and takes the others', async () => {
    await playInto(here, SETUP, WHOLE.slice(0, 3));
    await playInto(here, setupOf(2, 'timed'), []);
    const [first] = WHOLE;
    const forged = textOf(here).replace(first?.boardHash ?? '', '0'.repeat(16));
    expect(importInto(there, forged)).toMatchObject({ ok: true, value: { games: { added: 1, refused: 1 } } });
  });
});

describe('an import is refused as a whole', () => {
  const good =
    '{"format":"twofold-export","version":1,"appVersion":"","exportedAt":0,"settings":{},"games":[],"designs":[]}';
  const entry: Entry = { type: 'undo', elapsedMs: -1 };
  it.each([
    ['nothing', '', 'import-not-json'],
    ['half of it', good.slice(0, -1), 'import-not-json'],
    ['a list', '[]', 'import-not-ours'],
    ['another format', '{"format":"x","version":1}', 'import-not-ours'],
    ['a version that is no number', good.replace('"version":1', '"version":"1"'), 'import-wrong-shape'],
    ['no version', good.replace('"version":1,', ''), 'import-wrong-shape'],
    ['a newer version', good.replace('"version":1', `"version":${EXPORT_VERSION + 1}`), 'import-newer'],
    ['a missing part', good.replace('"settings":{},', ''), 'import-wrong-shape'],
    ['a part too many', good.replace('"games":[]', '"games":[],"x":1'), 'import-wrong-shape'],
    ['a key said twice', good.replace('"games":[]', '"games":[],"games":[]'), 'import-repeated-key'],
    [
      'a prototype',
      good.replace('"settings":{}', '"settings":{"__proto__":{"volume":3}}'),
      'import-wrong-shape',
    ],
    ['a number beyond all', good.replace('"exportedAt":0', '"exportedAt":1e400'), 'import-wrong-shape'],
    ['a game of nothing', good.replace('[]', `[${JSON.stringify(entry)}]`), 'import-wrong-shape'],
    ['a well too deep', `${'['.repeat(100_000)}`, 'import-wrong-shape'],
  ])('%s', (_what, text, code) => {
    const before = workOf(here);
    expect(importInto(here, text)).toMatchObject({ ok: false, error: { code } });
    expect(workOf(here)).toEqual(before);
  });

  it('but not the plain one', () => {
    expect(importInto(here, good).ok).toBe(true);
  });
});

describe('strict JSON', () => {
  it.each([
    ['{"a":{"b":1},"b":2}', true],
    ['{"a":"\\"b\\":","b":[{"a":1},{"a":2}]}', true],
    ['{"a":1,"b":{},"a":2}', false],
    ['[{"a":[{},{}],"a":0}]', false],
    ['["a","a"]', true],
  ])('%s', (text, isFine) => {
    expect(parseStrictJson(text).ok).toBe(isFine);
  });
});

describe('a file that the user chose', () => {
  async function codeOf(bytes: Uint8Array): Promise<string> {
    const path = join(folder, 'chosen');
    writeFileSync(path, bytes);
    const read = await readTextFile(path, 100);
    return read.ok ? read.value : read.error.code;
  }

  it.each([
    ['UTF-8', Buffer.from('连连看'), '连连看'],
    ['UTF-8 with a mark', Buffer.from('\ufeffok'), 'ok'],
    ['UTF-16 with a mark', Buffer.from('\ufeffok', 'utf16le'), 'ok'],
    ['UTF-16 without one', Buffer.from('ok', 'utf16le'), 'import-has-nul'],
    ['GB 18030', Buffer.from([0xc1, 0xac]), 'import-not-utf8'],
    ['too large', Buffer.alloc(101), 'import-too-large'],
  ])('%s', async (_what, bytes, expected) => {
    expect(await codeOf(bytes)).toBe(expected);
  });

  it('that is a folder or not there', async () => {
    mkdirSync(join(folder, 'folder'));
    expect(await readTextFile(join(folder, 'folder'))).toMatchObject({
      error: { code: 'import-not-a-file' },
    });
    expect(await readTextFile(join(folder, 'nowhere'))).toMatchObject({
      error: { code: 'import-unreadable' },
    });
  });
});

describe('own templates', () => {
  const design = (name: string) => ({
    ...{ name, author: '', tags: [], width: 4, height: 4, marks: new Array<number>(16).fill(-1) },
    rules: SETUP.deal.rules,
    filling: { kinds: 4, copies: 4 },
  });

  it('come along with their drafts, and deleted ones stay deleted', async () => {
    await here.tell('designs.save', { id: 'design-one', design: design('One') });
    await here.tell('designs.draft', { id: 'design-two', draft: design('') });
    await here.tell('designs.save', { id: 'design-gone', design: design('Gone') });
    await here.tell('designs.delete', { id: 'design-gone' });
    importInto(there, textOf(here));
    expect(withoutOwners(workOf(there))).toEqual(withoutOwners(workOf(here)));
    expect((await there.tell('designs.list', null)).map(({ id }) => id)).toEqual([
      'design-one',
      'design-two',
    ]);
  });

  it('that cannot be dealt, though they were saved once, come along as drafts and only once', async () => {
    const odd = { ...design('Odd'), filling: { kinds: 4, copies: 49 } };
    putDesign(here.storage.database, {
      ...{ id: 'design-odd', saved: odd, draft: null, updatedAt: 1, deletedAt: null },
    });
    for (const session of [there, there, here])
      expect(importInto(session, textOf(here))).toMatchObject({ ok: true });
    for (const session of [here, there])
      expect(await session.tell('designs.list', null)).toMatchObject([
        { id: 'design-odd', saved: null, draft: odd },
      ]);
    await there.tell('templates.list', null);
  });

  it('changed in two places are kept twice, once however often they come', async () => {
    await here.tell('designs.save', { id: 'design-one', design: design('Here') });
    await there.tell('designs.save', { id: 'design-one', design: design('There') });
    for (let time = 0; time < 2; time++) importInto(there, textOf(here));
    const names = (await there.tell('designs.list', null)).map(({ saved }) => saved?.name);
    expect(names.sort()).toEqual(['Here', 'There']);
  });
});
