import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, MAX_REQUEST_BYTES } from '../../../../core/contract/contract.ts';
import type { StoredDesign } from '../../../../core/contract/designs.ts';
import type { Design } from '../../../../core/templates/design.ts';
import { drawnShape } from '../../../../tests/support/drawn.ts';
import { createBridge } from '../../../bridge/bridge.ts';
import { fileText } from './exchange.ts';
import { designOf, EMPTY_STUDIO } from './studio-state.ts';
import { createWorkshop, type Workshop } from './workshop.ts';

const SQUARE: Design = { ...designOf(EMPTY_STUDIO), ...drawnShape('oooo\noooo\noooo\noooo'), name: 'Square' };

/** A host that keeps designs in a map, and can be told to fail. */
function fakeHost() {
  const rows = new Map<string, StoredDesign>();
  const sizes: number[] = [];
  let isFull = false;
  const call = async (channel: string, request: unknown): Promise<Answer> => {
    sizes.push(JSON.stringify(request).length);
    const { id, design, draft } = (request ?? {}) as { id: string; design: Design; draft: Design | null };
    if (isFull && channel !== 'designs.list') return { ok: false, error: { code: 'disk-full', detail: '' } };
    const row = rows.get(id) ?? { id, saved: null, draft: null, updatedAt: 0 };
    if (channel === 'designs.add')
      for (const added of (request as { designs: { id: string; design: Design }[] }).designs)
        rows.set(added.id, { id: added.id, saved: added.design, draft: null, updatedAt: 0 });
    if (channel === 'designs.save') rows.set(id, { ...row, saved: design, draft: null });
    if (channel === 'designs.draft') rows.set(id, { ...row, draft });
    return { ok: true, value: channel === 'designs.list' ? [...rows.values()] : null };
  };
  const bridge = createBridge({ call, on: () => () => {} });
  return {
    bridge,
    rows,
    /** Bytes of each request. */
    sizes,
    fill: (full: boolean) => {
      isFull = full;
    },
  };
}

let host: ReturnType<typeof fakeHost>;
let workshop: Workshop;
beforeEach(() => {
  vi.useFakeTimers();
  host = fakeHost();
  const startEngine = () => ({ ask: () => new Promise<never>(() => {}), stop: () => {} });
  workshop = createWorkshop(host.bridge, { startEngine, wait: () => Promise.resolve(), now: () => 0 });
  return () => vi.useRealTimers();
});

const keep = () => workshop.drafts.store.getState().state;
const benchId = () => workshop.studio.store.getState().designId ?? '';
const notice = () => workshop.notices.getState().notice;
const drawSquare = () => workshop.studio.replace(() => drawnShape('oooo\noooo\noooo\noooo'));

describe('drafts', () => {
  it('are kept once the hand rests, and end with saving', async () => {
    await workshop.begin('Mine');
    expect([keep(), host.rows.size]).toEqual(['saved', 0]);
    drawSquare();
    expect(keep()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(500);
    expect([keep(), host.rows.get(benchId())?.draft?.name]).toEqual(['kept', 'Mine']);
    expect(await workshop.save()).toBe(true);
    expect([keep(), host.rows.get(benchId())?.draft]).toEqual(['saved', null]);
  });

  it('end when everything that was drawn is undone', async () => {
    await workshop.begin('Mine');
    drawSquare();
    await vi.advanceTimersByTimeAsync(500);
    workshop.studio.undo();
    await vi.advanceTimersByTimeAsync(500);
    expect([keep(), host.rows.get(benchId())?.draft]).toEqual(['saved', null]);
  });

  it('end when everything is undone to what was saved', async () => {
    await workshop.open({ id: 'design-one', saved: SQUARE, draft: null, updatedAt: 0 });
    workshop.studio.setMeta({ name: 'Other' });
    await vi.advanceTimersByTimeAsync(500);
    workshop.studio.setMeta({ name: 'Square' });
    await vi.advanceTimersByTimeAsync(500);
    expect([keep(), host.rows.get('design-one')?.draft]).toEqual(['saved', null]);
  });

  it('say when they could not be kept, and are kept by the next try', async () => {
    await workshop.begin('Mine');
    host.fill(true);
    drawSquare();
    await vi.advanceTimersByTimeAsync(500);
    expect(keep()).toBe('failed');
    host.fill(false);
    await workshop.drafts.flush();
    expect(keep()).toBe('kept');
  });

  it('are written before another drawing comes on the bench', async () => {
    await workshop.begin('First');
    const first = benchId();
    drawSquare();
    await workshop.begin('Second');
    expect(host.rows.get(first)?.draft?.name).toBe('First');
  });
});

describe('saving', () => {
  it('is refused with the reason while the drawing cannot be dealt', async () => {
    await workshop.begin('Mine');
    expect(await workshop.save()).toBe(false);
    expect(notice()).toEqual({ type: 'unfit', issue: { code: 'no-slots' } });
    workshop.studio.replace(() => drawnShape('oooo\noooo\noooo\nooo.'));
    expect(workshop.playable()).toBeNull();
    expect(notice()).toEqual({ type: 'unfit', issue: { code: 'odd-slots', slots: 15 } });
  });

  it('needs a name, playing does not', async () => {
    await workshop.begin('');
    drawSquare();
    expect(workshop.playable()).not.toBeNull();
    expect(await workshop.save()).toBe(false);
    expect(notice()).toEqual({ type: 'unfit', issue: { code: 'name-empty' } });
  });
});

it('refuses an author that no file could hold', async () => {
  await workshop.begin('Mine');
  drawSquare();
  workshop.studio.setMeta({ author: 'A\u202Eda' });
  expect(await workshop.save()).toBe(false);
  expect(notice()).toEqual({ type: 'unfit', issue: { code: 'bad-author' } });
});

describe('importing', () => {
  const fileOf = (text: string) => new File([text], 'x.json');

  it('adds what is new and names what is here', async () => {
    const other = { ...SQUARE, name: 'Other' };
    await workshop.importFile(fileOf(fileText([SQUARE], null)));
    await workshop.importFile(fileOf(fileText([SQUARE, other, other], null)));
    expect(notice()).toEqual({ type: 'imported', names: ['Other'], known: ['Square', 'Other'] });
    expect([...host.rows.values()].map(({ saved }) => saved?.name)).toEqual(['Square', 'Other']);
  });

  it('takes what was opened from outside, as base64', async () => {
    await workshop.importOpened({ name: 'x.json', base64: btoa(fileText([SQUARE], null)) });
    expect(notice()).toEqual({ type: 'imported', names: ['Square'], known: [] });
  });

  it('goes in requests that the host takes', async () => {
    const large = { ...SQUARE, width: 64, height: 64, marks: new Array<number>(4096).fill(-1) };
    const pack = Array.from({ length: 120 }, (_, index) => ({ ...large, name: `Large ${index}` }));
    await workshop.importFile(fileOf(fileText(pack, { name: 'Pack', author: '' })));
    expect(host.rows.size).toBe(120);
    expect(Math.max(...host.sizes)).toBeLessThan(MAX_REQUEST_BYTES);
    expect(host.sizes.filter((size) => size > 100_000)).toHaveLength(2);
  });

  it('of a bad file changes nothing', async () => {
    await workshop.importFile(fileOf('{'));
    expect(notice()).toMatchObject({ type: 'import-failed', file: 'x.json', error: { code: 'bad-json' } });
    expect(host.rows.size).toBe(0);
  });

  it('says when the disk is full', async () => {
    host.fill(true);
    await workshop.importFile(fileOf(fileText([SQUARE], null)));
    expect(notice()).toEqual({ type: 'import-cut', done: 0, all: 1 });
  });
});
