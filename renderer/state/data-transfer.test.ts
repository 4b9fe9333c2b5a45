import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Channel, Request } from '../../core/contract/contract.ts';
import { MAX_IMPORT_BYTES } from '../../core/contract/import-errors.ts';
import { PART_UNITS } from '../../core/contract/text-parts.ts';
import { createBridge } from '../bridge/bridge.ts';
import { createDataTransfer, type DataTransfer } from './data-transfer.ts';

/** A host that answers from a list for each channel; the last answer stays. */
type Answers = Partial<Record<Channel, readonly unknown[]>>;

const CONTENT = 'all that was ever played';
const JOB = { jobId: '00000000-0000-4000-8000-000000000000' };
const READY = {
  ...{ state: 'ready', name: 'twofold.json', type: 'application/json', bytes: CONTENT.length, parts: 2 },
  sha256: createHash('sha256').update(CONTENT).digest('hex'),
  leftOut: 0,
};
const NONE = { added: 0, known: 0 };
const REPORT = {
  ...{
    whose: 'own',
    games: { ...NONE, extended: 0, refused: 0 },
    refusals: [],
    notRechecked: 0,
    templates: NONE,
    packs: NONE,
    pictures: { ...NONE, unshown: 0, full: 0 },
    puzzles: NONE,
    scores: NONE,
    settings: NONE,
  },
};
const part = (text: string) => ({ base64: btoa(text) });

let asked: [string, unknown][];
let offered: [string, string][];
let waits: number;

function transferOver(
  answers: Answers,
  onAsk: (channel: string, transfer: DataTransfer) => void = () => undefined,
): DataTransfer {
  const queues = new Map(Object.entries(answers).map(([channel, list]) => [channel, [...list]]));
  const bridge = createBridge({
    async call(channel, request) {
      asked.push([channel, request]);
      onAsk(channel, transfer);
      const queue = queues.get(channel) ?? [null];
      const value = queue.length > 1 ? queue.shift() : queue[0];
      return value instanceof Error
        ? { ok: false, error: { code: value.message as 'too-many', detail: '' } }
        : { ok: true, value };
    },
    on: () => () => undefined,
  });
  const transfer = createDataTransfer({
    bridge,
    async wait() {
      waits++;
    },
    offer: async (name, blob) => offered.push([name, await blob.text()]),
    reload: async () => void asked.push(['reload', null]),
  });
  return transfer;
}

const channels = () => asked.map(([channel]) => channel);
const noticeOf = (transfer: DataTransfer) => transfer.store.getState().notice;
const sent = (channel: string) =>
  asked.filter(([name]) => name === channel).map(([, request]) => request as Request<'texts.part'>);

beforeEach(() => {
  asked = [];
  offered = [];
  waits = 0;
});

describe('an export', () => {
  const answers: Answers = {
    'data.export': [JOB],
    'data.step': [{ state: 'working', done: 1, total: 2 }, READY],
    'data.part': [part(CONTENT.slice(0, 5)), part(CONTENT.slice(5))],
  };

  it('is pulled, fetched, proved by its hash, offered and forgotten', async () => {
    const transfer = transferOver(answers);
    expect(await transfer.exportAs('readable')).toBe(true);
    await expect.poll(() => offered).toEqual([['twofold.json', CONTENT]]);
    expect(noticeOf(transfer)).toEqual({ type: 'exported', name: 'twofold.json', leftOut: 0 });
    expect(channels()).toEqual([
      ...['data.export', 'data.step', 'data.step', 'data.part', 'data.part', 'data.drop'],
    ]);
  });

  it('is fetched while it is made', async () => {
    const steps = [{ state: 'working', done: 1, total: 2, parts: 1 }, READY];
    expect(await transferOver({ ...answers, 'data.step': steps }).exportAs('readable')).toBe(true);
    await expect.poll(() => offered).toEqual([['twofold.json', CONTENT]]);
    expect(channels()).toEqual([
      ...['data.export', 'data.step', 'data.part', 'data.step', 'data.part', 'data.drop'],
    ]);
  });

  it('that comes otherwise than it was made is not offered', async () => {
    const transfer = transferOver({ ...answers, 'data.part': [part('all'), part('else')] });
    expect(await transfer.exportAs('readable')).toBe(false);
    expect(noticeOf(transfer)).toMatchObject({ type: 'failed', code: 'transfer-ended' });
    expect(offered).toEqual([]);
  });

  it('tells why there is none', async () => {
    const refused = { state: 'refused', code: 'export-damaged', detail: 'journal' };
    const transfer = transferOver({ ...answers, 'data.step': [refused] });
    expect(await transfer.exportAs('readable')).toBe(false);
    expect(noticeOf(transfer)).toEqual({ type: 'failed', code: 'export-damaged', detail: 'journal' });
  });

  it('can be cancelled, and nothing else runs beside it', async () => {
    const transfer = transferOver(
      { ...answers, 'data.step': [{ state: 'working', done: 0, total: 9 }] },
      (channel, self) => {
        if (channel === 'data.step') self.cancel();
      },
    );
    const running = transfer.exportAs('readable');
    expect(await transfer.erase()).toBe(false);
    expect(await running).toBe(false);
    expect(noticeOf(transfer)).toEqual({ type: 'cancelled' });
    expect(channels().filter((channel) => channel !== 'data.step')).toEqual(['data.export', 'data.drop']);
  });
});

describe('an import', () => {
  const answers: Answers = { 'data.import': [JOB], 'data.step': [{ state: 'merged', report: REPORT }] };

  it('is sent in parts, merged, reported and shown', async () => {
    const transfer = transferOver(answers);
    const file = new File(['\ufeff', 'x'.repeat(PART_UNITS), 'end'], 'twofold.json');
    await transfer.importFile(file);
    expect(sent('texts.part').map(({ index, text }) => [index, text.length])).toEqual([
      [0, PART_UNITS],
      [1, 3],
    ]);
    expect(noticeOf(transfer)).toEqual({ type: 'merged', report: REPORT, file });
    expect(channels()).toContain('reload');
    expect(transfer.store.getState().task).toBeNull();
  });

  it('waits when the host is asked too often', async () => {
    const transfer = transferOver({ ...answers, 'texts.part': [new Error('too-many'), null] });
    await transfer.importFile(new File(['{}'], 'twofold.json'));
    expect(waits).toBe(1);
    expect(noticeOf(transfer)).toMatchObject({ type: 'merged' });
  });

  it('that is cancelled leaves nothing with the host', async () => {
    const transfer = transferOver(answers, (channel, self) => {
      if (channel === 'texts.part' && sent('texts.part').length === 1) self.cancel();
    });
    await transfer.importFile(new File(['x'.repeat(3 * PART_UNITS)], 'twofold.json'));
    expect(noticeOf(transfer)).toEqual({ type: 'cancelled' });
    expect(sent('texts.part').map(({ index, text }) => [index, text.length])).toEqual([
      [0, PART_UNITS],
      [0, 0],
    ]);
    expect(channels()).not.toContain('data.import');
  });

  describe('of which it is not known whose it is', () => {
    const unclaimed = { exportedAt: 7, games: 3, puzzles: 0, isNamed: true };
    const asking = {
      ...answers,
      'data.step': [
        { state: 'unclaimed', file: unclaimed },
        { state: 'merged', report: { ...REPORT, whose: 'others' } },
      ],
    };
    const claims = () => sent('data.import').map((request) => (request as { whose?: unknown }).whose);

    it('is sent once more with the answer', async () => {
      const transfer = transferOver(asking);
      const running = transfer.importFile(new File(['{}'], 'twofold.json'));
      await expect.poll(() => transfer.store.getState().unclaimed).toEqual(unclaimed);
      transfer.claim('others');
      await running;
      expect(claims()).toEqual([null, 'others']);
      expect(channels().filter((channel) => channel === 'texts.part')).toHaveLength(2);
      expect(noticeOf(transfer)).toMatchObject({ type: 'merged', report: { whose: 'others' } });
      expect(transfer.store.getState().unclaimed).toBeNull();
    });

    it('is not merged when the player closes the question', async () => {
      const transfer = transferOver(asking);
      const running = transfer.importFile(new File(['{}'], 'twofold.json'));
      await expect.poll(() => transfer.store.getState().unclaimed).not.toBeNull();
      transfer.claim(null);
      await running;
      expect(claims()).toEqual([null]);
      expect(noticeOf(transfer)).toEqual({ type: 'cancelled' });
    });

    it('is not asked about when it is said', async () => {
      const transfer = transferOver(answers);
      await transfer.importFile(new File(['{}'], 'twofold.json'), 'mine');
      expect(claims()).toEqual(['mine']);
    });
  });

  it.each([
    [true, { type: 'too-late' }],
    [false, { type: 'cancelled' }],
  ])('that is cancelled when the host goes on (%s) says so', async (goesOn, notice) => {
    const working = { state: 'working', done: 1, total: 1 };
    const transfer = transferOver(
      { ...answers, 'data.step': [working], 'data.drop': [{ goesOn }] },
      (channel, self) => channel === 'data.step' && self.cancel(),
    );
    await transfer.importFile(new File(['{}'], 'twofold.json'));
    expect(noticeOf(transfer)).toEqual(notice);
  });

  it.each([
    ['has a zero byte', new File([new Uint8Array([0x7b, 0])], 'x.json'), 'import-has-nul'],
    ['is no text', new File([new Uint8Array([0xc1, 0xac])], 'x.json'), 'import-not-utf8'],
    ['is too large', { name: 'x.json', size: MAX_IMPORT_BYTES + 1 } as File, 'import-too-large'],
    [
      'is gone',
      // As Chromium answers for a file that changed or went since it was chosen.
      {
        name: 'x.json',
        size: 1,
        arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
      } as File,
      'import-unreadable',
    ],
  ])('of a file that %s sends nothing', async (_what, file, code) => {
    const transfer = transferOver(answers);
    await transfer.importFile(file);
    expect(noticeOf(transfer)).toMatchObject({ type: 'failed', code });
    expect(asked).toEqual([]);
  });
});

describe('erasing', () => {
  it('answers when everything is gone', async () => {
    const transfer = transferOver({});
    expect(await transfer.erase()).toBe(true);
    expect(asked).toEqual([['data.erase', { erase: 'everything' }]]);
  });

  it('says that not everything went', async () => {
    const transfer = transferOver({ 'data.erase': [new Error('storage-failed')] });
    expect(await transfer.erase()).toBe(false);
    expect(noticeOf(transfer)).toMatchObject({ type: 'failed', code: 'erase-failed' });
  });
});
