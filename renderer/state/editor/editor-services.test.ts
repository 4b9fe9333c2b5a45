import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SLOT, WALL } from '../../../core/board/board.ts';
import type { Answer } from '../../../core/contract/contract.ts';
import type { StoredDesign } from '../../../core/contract/designs.ts';
import { MAX_REQUEST_BYTES } from '../../../core/contract/request-limit.ts';
import { ok } from '../../../core/result.ts';
import type { Design } from '../../../core/templates/design.ts';
import { inverted } from '../../../core/templates/edit/transform.ts';
import { parseTemplateFile } from '../../../core/templates/file/file.ts';
import { drawnShape } from '../../../tests/support/drawn.ts';
import { createBridge } from '../../bridge/bridge.ts';
import { createEditorServices, type EditorServices } from './editor-services.ts';
import { designOf, EMPTY_EDITOR } from './editor-state.ts';
import { fileText } from './exchange.ts';

const SQUARE: Design = { ...designOf(EMPTY_EDITOR), ...drawnShape('oooo\noooo\noooo\noooo'), name: 'Square' };

const IMPORTED = { names: ['Square'], known: ['Other'], pack: { name: 'Pack', isNew: true } };
const OUTCOME = { state: 'imported', imported: IMPORTED };

/** A host that keeps designs in a map, and can be told to fail. */
function fakeHost() {
  const rows = new Map<string, StoredDesign>();
  const histories = new Map<string, string>();
  const sizes: number[] = [];
  const imported: string[] = [];
  let text = '';
  let isFull = false;
  let letGo: () => void = () => {};
  let held: Promise<void> | null = null;
  const call = async (channel: string, request: unknown): Promise<Answer> => {
    await held;
    sizes.push(JSON.stringify(request).length);
    const asked = (request ?? {}) as { id: string; design: Design; draft: Design | null; history?: string };
    const { id, design, draft } = asked;
    if (channel === 'designs.history') return { ok: true, value: histories.get(id) ?? null };
    if (channel === 'texts.part') text += (request as { text: string }).text;
    else if (isFull && channel !== 'designs.list')
      return { ok: false, error: { code: 'disk-full', detail: '' } };
    const row = rows.get(id) ?? { id, saved: null, draft: null, updatedAt: 0 };
    if (channel === 'designs.import') {
      const file = parseTemplateFile(text);
      if (file.ok) imported.push(text);
      text = '';
      return { ok: true, value: file.ok ? OUTCOME : { state: 'refused', error: file.error } };
    }
    if (asked.history !== undefined) histories.set(id, asked.history);
    if (channel === 'designs.save') rows.set(id, { ...row, saved: design, draft: null });
    if (channel === 'designs.draft') rows.set(id, { ...row, draft });
    return { ok: true, value: channel === 'designs.list' ? [...rows.values()] : null };
  };
  const bridge = createBridge({ call, on: () => () => {} });
  return {
    bridge,
    rows,
    histories,
    /** The text of each file that was taken in. */
    imported,
    /** Bytes of each request. */
    sizes,
    fill: (full: boolean) => {
      isFull = full;
    },
    /** Holds every answer back until what it returns is called. */
    hold: () => {
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return () => {
        held = null;
        letGo();
      };
    },
  };
}

let host: ReturnType<typeof fakeHost>;
let editorServices: EditorServices;
beforeEach(() => {
  vi.useFakeTimers();
  host = fakeHost();
  const startEngine = () => ({ ask: () => new Promise<never>(() => {}), stop: () => {} });
  editorServices = createEditorServices(host.bridge, {
    startEngine,
    players: 1,
    wait: () => Promise.resolve(),
    now: () => 0,
  });
  return () => vi.useRealTimers();
});

const keep = () => editorServices.drafts.store.getState().state;
const benchId = () => editorServices.editor.store.getState().designId ?? '';
const notice = () => editorServices.notices.getState().notice;
const openDesign = () => editorServices.editor.store.getState().history.present.shape.marks;
/** As after a kill: what the host has, in a window that knows nothing. */
async function reopen(id: string): Promise<void> {
  const row = host.rows.get(id);
  await editorServices.begin('');
  if (row !== undefined) await editorServices.open(row);
}
const drawSquare = () => editorServices.editor.replace(() => drawnShape('oooo\noooo\noooo\noooo'));

describe('what is told', () => {
  it('of the drawing as it was is put away once the drawing is another', async () => {
    await editorServices.begin('Mine');
    expect(editorServices.playable()).toBeNull();
    expect(notice()).toMatchObject({ type: 'unfit', issue: { code: 'no-slots' } });
    drawSquare();
    expect(notice()).toBeNull();
    await editorServices.save();
    expect(notice()).toEqual({ type: 'saved' });
    editorServices.editor.undo();
    expect(notice()).toBeNull();
    drawSquare();
    await editorServices.save();
    editorServices.editor.setMeta({ name: 'Another name' });
    expect(notice()).toBeNull();
  });

  it('of a file stays until it is put away', async () => {
    await editorServices.begin('Mine');
    await editorServices.importFile(new File(['{}'], 'odd.twofold.json'));
    drawSquare();
    expect(notice()).toMatchObject({ type: 'import-failed' });
  });
});

describe('drafts', () => {
  it('are kept once no stroke is under way, and end with saving', async () => {
    await editorServices.begin('Mine');
    expect([keep(), host.rows.size]).toEqual(['saved', 0]);
    drawSquare();
    expect(keep()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(500);
    expect([keep(), host.rows.get(benchId())?.draft?.name]).toEqual(['kept', 'Mine']);
    expect(await editorServices.save()).toBe(true);
    expect([keep(), host.rows.get(benchId())?.draft]).toEqual(['saved', null]);
  });

  it('end when everything that was drawn is undone', async () => {
    await editorServices.begin('Mine');
    drawSquare();
    await vi.advanceTimersByTimeAsync(500);
    editorServices.editor.undo();
    await vi.advanceTimersByTimeAsync(500);
    expect([keep(), host.rows.get(benchId())?.draft]).toEqual(['saved', null]);
  });

  it('end when everything is undone to what was saved', async () => {
    await editorServices.open({ id: 'design-one', saved: SQUARE, draft: null, updatedAt: 0 });
    editorServices.editor.setMeta({ name: 'Other' });
    await vi.advanceTimersByTimeAsync(500);
    editorServices.editor.setMeta({ name: 'Square' });
    await vi.advanceTimersByTimeAsync(500);
    expect([keep(), host.rows.get('design-one')?.draft]).toEqual(['saved', null]);
  });

  it('say when they could not be kept, and are kept by the next try', async () => {
    await editorServices.begin('Mine');
    host.fill(true);
    drawSquare();
    await vi.advanceTimersByTimeAsync(500);
    expect(keep()).toBe('failed');
    host.fill(false);
    await editorServices.drafts.flush();
    expect(keep()).toBe('kept');
  });

  it('are kept to the last change when it came while an older one was written', async () => {
    await editorServices.begin('Mine');
    drawSquare();
    const letGo = host.hold();
    await vi.advanceTimersByTimeAsync(450);
    editorServices.editor.setMeta({ name: 'Later' });
    letGo();
    await vi.advanceTimersByTimeAsync(0);
    expect([keep(), host.rows.get(benchId())?.draft?.name]).toEqual(['waiting', 'Mine']);
    await vi.advanceTimersByTimeAsync(500);
    expect([keep(), host.rows.get(benchId())?.draft?.name]).toEqual(['kept', 'Later']);
  });

  it('are not ended by saving when a change came while it was saved', async () => {
    await editorServices.begin('Mine');
    drawSquare();
    const letGo = host.hold();
    const saving = editorServices.save();
    editorServices.editor.setMeta({ name: 'Later' });
    letGo();
    expect([await saving, keep()]).toEqual([true, 'waiting']);
    await vi.advanceTimersByTimeAsync(500);
    const row = host.rows.get(benchId());
    expect([keep(), row?.saved?.name, row?.draft?.name]).toEqual(['kept', 'Mine', 'Later']);
  });

  it('leave another drawing alone when theirs is saved only after it was opened', async () => {
    await editorServices.begin('Mine');
    drawSquare();
    await vi.advanceTimersByTimeAsync(500);
    const first = benchId();
    const letGo = host.hold();
    const saving = editorServices.save();
    const opening = editorServices.open({ id: 'design-one', saved: SQUARE, draft: null, updatedAt: 0 });
    letGo();
    await Promise.all([saving, opening]);
    await vi.advanceTimersByTimeAsync(500);
    expect(host.rows.get(first)?.saved?.name).toBe('Mine');
    expect([keep(), editorServices.editor.store.getState().saved?.name]).toEqual(['saved', 'Square']);
  });

  it('say of a drawing that begins from a shape that it could not be kept', async () => {
    host.fill(true);
    await editorServices.beginWith('Heart', drawnShape('oo'));
    expect(keep()).toBe('failed');
  });

  it('hold the first leaving of a drawing that cannot be kept, and none once it is', async () => {
    await editorServices.begin('Mine');
    host.fill(true);
    drawSquare();
    const { mayLeave, notices } = editorServices;
    const told = () => notices.getState().notice?.type;
    expect([await mayLeave(), told()]).toEqual([false, 'not-kept']);
    expect(await mayLeave()).toBe(true);
    host.fill(false);
    expect([await mayLeave(), told(), keep()]).toEqual([true, undefined, 'kept']);
  });

  it('stay open to a player who goes on drawing while the disk is slow', async () => {
    await editorServices.begin('Mine');
    drawSquare();
    const letGo = host.hold();
    const leaving = editorServices.mayLeave();
    editorServices.editor.setMeta({ name: 'Later' });
    letGo();
    expect([await leaving, editorServices.notices.getState().notice]).toEqual([false, null]);
  });

  it('keep what can be undone and redone, before they are saved and after', async () => {
    await editorServices.begin('Mine');
    const id = benchId();
    drawSquare();
    editorServices.editor.replace(inverted);
    editorServices.editor.undo();
    await vi.advanceTimersByTimeAsync(500);
    await reopen(id);
    editorServices.editor.redo();
    editorServices.editor.undo();
    expect(openDesign()).toEqual(SQUARE.marks);
    editorServices.editor.change({ filling: { kinds: 3, copies: 4 } });
    await editorServices.save();
    await reopen(id);
    editorServices.editor.undo();
    editorServices.editor.undo();
    expect(openDesign()).toEqual(designOf(EMPTY_EDITOR).marks);
  });

  it('begin a new history when the one that was kept ends at another drawing', async () => {
    await editorServices.begin('Mine');
    const id = benchId();
    drawSquare();
    await vi.advanceTimersByTimeAsync(500);
    host.histories.set(id, host.histories.get(id)?.replace('16o', '15o.') ?? '');
    await reopen(id);
    expect([openDesign(), editorServices.editor.store.getState().history.past]).toEqual([SQUARE.marks, null]);
  });

  it('are written before another drawing is opened', async () => {
    await editorServices.begin('First');
    const first = benchId();
    drawSquare();
    await editorServices.begin('Second');
    expect(host.rows.get(first)?.draft?.name).toBe('First');
  });
});

it('a drawing that is opened is gone on with in tiles, whatever the one before was drawn in', async () => {
  await editorServices.begin('Mine');
  editorServices.editor.set({ tool: 'rectangle', brush: WALL });
  await editorServices.begin('Next');
  expect(editorServices.editor.store.getState()).toMatchObject({ tool: 'rectangle', brush: SLOT });
});

describe('saving', () => {
  it('is refused with the reason while the drawing cannot be dealt', async () => {
    await editorServices.begin('Mine');
    expect(await editorServices.save()).toBe(false);
    expect(notice()).toEqual({ type: 'unfit', issue: { code: 'no-slots' } });
    editorServices.editor.replace(() => drawnShape('oooo\noooo\noooo\nooo.'));
    expect(editorServices.playable()).toBeNull();
    expect(notice()).toEqual({ type: 'unfit', issue: { code: 'odd-slots', slots: 15 } });
  });

  it('cuts what is saved to what is drawn, and leaves the grid to draw on', async () => {
    await editorServices.begin('Mine');
    const id = benchId();
    editorServices.editor.replace(() => drawnShape('.......\n.oooo..\n.oooo..\n.oooo..\n.oooo..\n.......'));
    const drawn = openDesign();
    await editorServices.save();
    expect([keep(), openDesign(), host.rows.get(id)?.saved?.marks]).toEqual(['saved', drawn, SQUARE.marks]);
    editorServices.editor.replace(() => drawnShape('oooo...\noooo...\noooo...\noooo...\n.......'));
    await vi.advanceTimersByTimeAsync(500);
    expect([keep(), host.rows.get(id)?.draft]).toEqual(['saved', null]);
    await reopen(id);
    expect([keep(), openDesign()]).toEqual(['saved', SQUARE.marks]);
    editorServices.editor.undo();
    editorServices.editor.undo();
    expect(openDesign()).toEqual(drawn);
  });

  it('needs a name, playing does not', async () => {
    await editorServices.begin('');
    drawSquare();
    expect(editorServices.playable()).not.toBeNull();
    expect(await editorServices.save()).toBe(false);
    expect(notice()).toEqual({ type: 'unfit', issue: { code: 'name-empty' } });
  });
});

it('refuses an author that no file could hold', async () => {
  await editorServices.begin('Mine');
  drawSquare();
  editorServices.editor.setMeta({ author: 'A\u202Eda' });
  expect(await editorServices.save()).toBe(false);
  expect(notice()).toEqual({ type: 'unfit', issue: { code: 'bad-author' } });
});

describe('importing', () => {
  const fileOf = (text: string) => new File([text], 'x.json');

  it('hands the whole file to the host and tells what came of it', async () => {
    const text = fileText([SQUARE, { ...SQUARE, name: 'Other' }], { name: 'Pack', author: '' });
    await editorServices.importFile(fileOf(text));
    expect(host.imported).toEqual([text]);
    expect(notice()).toEqual({ type: 'imported', ...IMPORTED });
  });

  it('goes in requests that the host takes, and is taken in by one', async () => {
    const large = { ...SQUARE, width: 64, height: 64, marks: new Array<number>(4096).fill(-1) };
    const pack = Array.from({ length: 300 }, (_, index) => ({ ...large, name: `Large ${index}` }));
    const text = fileText(pack, { name: 'Pack', author: '' });
    await editorServices.importFile(fileOf(text));
    expect(text.length).toBeGreaterThan(MAX_REQUEST_BYTES);
    expect(host.imported).toEqual([text]);
    expect(Math.max(...host.sizes)).toBeLessThan(MAX_REQUEST_BYTES);
  });

  it('of a bad file changes nothing', async () => {
    await editorServices.importFile(fileOf('{'));
    expect(notice()).toMatchObject({ type: 'import-failed', file: 'x.json', error: { code: 'bad-json' } });
    expect(host.imported).toEqual([]);
  });

  it('of a pasted text says what is wrong with it, and takes what is right', async () => {
    await editorServices.importText('{"a": 1');
    expect(notice()).toMatchObject({
      type: 'import-failed',
      file: null,
      error: { code: 'bad-json', line: 1 },
    });
    await editorServices.importText(fileText([SQUARE], null));
    expect(notice()).toEqual({ type: 'imported', ...IMPORTED });
  });

  it('of a plain picture makes a board of what it shows, under its name', async () => {
    const png = Uint8Array.of(...[137, 80, 78, 71, 13, 10, 26, 10], ...new Uint8Array(24));
    // A picture that cannot be shown is reported as a picture, not as a damaged file.
    expect(await editorServices.importFile(new File(['....'], 'Cat.jpg', { type: 'image/jpeg' }))).toBe(
      'nothing',
    );
    expect(notice()).toEqual({ type: 'picture-unreadable', file: 'Cat.jpg', fault: 'not-a-picture' });
    expect(await editorServices.importFile(new File([png], 'Cat.png'))).toBe('nothing');
    expect(notice()).toMatchObject({ type: 'import-failed', error: { code: 'png-damaged' } });

    const side = 40;
    const darkness = Uint8Array.from({ length: side * side }, (_, pixel) =>
      pixel % side > 8 && pixel % side < 32 && pixel > 8 * side && pixel < 32 * side ? 220 : 20,
    );
    expect(await editorServices.beginFrom('Cat', ok({ width: side, height: side, darkness }))).toBe(true);
    expect(notice()).toEqual({ type: 'made', name: 'Cat' });
    expect(openDesign().filter((mark) => mark === SLOT).length).toBeGreaterThanOrEqual(100);
    expect(host.imported).toEqual([]);
  });

  it('says when the disk is full', async () => {
    host.fill(true);
    await editorServices.importFile(fileOf(fileText([SQUARE], null)));
    expect(notice()).toEqual({ type: 'import-refused' });
  });
});
