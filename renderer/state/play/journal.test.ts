import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, BridgeErrorCode } from '../../../core/contract/contract.ts';
import { createBridge } from '../../bridge/bridge.ts';
import { createJournal, RETRY_MS } from './journal.ts';

const row = (elapsedMs: number) =>
  ({ entry: { type: 'undo', elapsedMs }, boardHash: '0123456789abcdef' }) as const;

/** A host that accepts appends, or refuses them with the code it is given. */
function host() {
  const accepted: number[] = [];
  let refusal: BridgeErrorCode | null = null;
  const bridge = createBridge({
    on: () => () => {},
    async call(_channel, request): Promise<Answer> {
      if (refusal !== null) return { ok: false, error: { code: refusal, detail: '' } };
      const { index } = request as { index: number };
      accepted.push(index);
      return { ok: true, value: { accepted: index } };
    },
  });
  return {
    bridge,
    accepted,
    refuse: (code: BridgeErrorCode | null) => {
      refusal = code;
    },
  };
}

describe('the journal', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('appends in order, without holes, from where the game stands', async () => {
    const { bridge, accepted } = host();
    const journal = createJournal(bridge);
    journal.open('game-0001', 7);
    for (const elapsedMs of [1, 2, 3]) journal.append(row(elapsedMs));
    expect(await journal.settled()).toBe(true);
    expect(accepted).toEqual([7, 8, 9]);
  });

  it('sends an entry that comes while the last one has just been accepted', async () => {
    const { bridge, accepted } = host();
    const journal = createJournal(bridge);
    journal.open('game-0001', 0);
    let isAppended = false;
    journal.store.subscribe(({ pending }) => {
      if (pending > 0 || isAppended) return;
      isAppended = true;
      queueMicrotask(() => journal.append(row(2)));
    });
    journal.append(row(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(accepted).toEqual([0, 1]);
  });

  it.each(['disk-full', 'storage-failed'] as const)(
    'keeps entries through %s and tries again',
    async (code) => {
      const { bridge, accepted, refuse } = host();
      const journal = createJournal(bridge);
      journal.open('game-0001', 0);
      refuse(code);
      journal.append(row(1));
      const settled = journal.settled();
      await vi.advanceTimersByTimeAsync(RETRY_MS * 3);
      journal.append(row(2));
      expect(journal.store.getState()).toEqual({ pending: 2, trouble: code });
      refuse(null);
      await vi.advanceTimersByTimeAsync(RETRY_MS);
      expect(await settled).toBe(true);
      expect(accepted).toEqual([0, 1]);
      expect(journal.store.getState()).toEqual({ pending: 0, trouble: null });
    },
  );

  it('tries at once when asked to', async () => {
    const { bridge, accepted, refuse } = host();
    const journal = createJournal(bridge);
    journal.open('game-0001', 0);
    refuse('disk-full');
    journal.append(row(1));
    await vi.advanceTimersByTimeAsync(0);
    refuse(null);
    journal.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(accepted).toEqual([0]);
  });

  it('sends all at once when the window goes away, without waiting for an answer', async () => {
    const sent: number[] = [];
    const bridge = createBridge({
      on: () => () => {},
      call(_channel, request): Promise<Answer> {
        sent.push((request as { index: number }).index);
        return new Promise(() => {});
      },
    });
    const journal = createJournal(bridge);
    journal.open('game-0001', 4);
    for (const elapsedMs of [1, 2, 3]) journal.append(row(elapsedMs));
    expect(sent).toEqual([4]);
    journal.sendAll();
    // The first one again: it is known whether the host took it only when that is answered.
    expect(sent).toEqual([4, 4, 5, 6]);
  });

  it('gives up on what cannot pass', async () => {
    const { bridge, refuse } = host();
    const journal = createJournal(bridge);
    journal.open('game-0001', 0);
    refuse('journal-gap');
    journal.append(row(1));
    expect(await journal.settled()).toBe(false);
    expect(journal.store.getState().trouble).toBe('journal-gap');
  });

  it('tells who waits when another game is opened', async () => {
    const { bridge, accepted, refuse } = host();
    const journal = createJournal(bridge);
    journal.open('game-0001', 0);
    refuse('disk-full');
    journal.append(row(1));
    const settled = journal.settled();
    await vi.advanceTimersByTimeAsync(0);
    journal.open('game-0002', 0);
    refuse(null);
    await vi.advanceTimersByTimeAsync(RETRY_MS * 2);
    expect(await settled).toBe(false);
    expect(accepted).toEqual([]);
  });
});
