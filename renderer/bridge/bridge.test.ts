import { describe, expect, it, vi } from 'vitest';
import type { Answer, RawBridge } from '../../core/contract/contract.ts';
import { DEFAULT_SETTINGS } from '../../core/contract/settings.ts';
import { createBridge } from './bridge.ts';

function rawBridge(answer: () => Promise<Answer>) {
  const call = vi.fn(answer);
  let send: (event: unknown) => void = () => {};
  const raw: RawBridge = {
    call,
    on(listener) {
      send = listener;
      return () => {
        send = () => {};
      };
    },
  };
  return { raw, call, send: (event: unknown) => send(event) };
}

const settings = DEFAULT_SETTINGS;

describe('the bridge', () => {
  it('passes a good request and hands back the reply', async () => {
    const { raw, call } = rawBridge(async () => ({ ok: true, value: settings }));
    const result = await createBridge(raw).call('settings.write', { volume: 30 });
    expect(call).toHaveBeenCalledWith('settings.write', { volume: 30 });
    expect(result).toEqual({ ok: true, value: settings });
  });

  it('does not let a bad request leave the window', async () => {
    const { raw, call } = rawBridge(async () => ({ ok: true, value: settings }));
    const result = await createBridge(raw).call('settings.write', { volume: 101 });
    expect(call).not.toHaveBeenCalled();
    expect(result).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });

  it.each([
    ['a reply of the wrong shape', async (): Promise<Answer> => ({ ok: true, value: { theme: 'pink' } })],
    ['a host that throws', () => Promise.reject(new Error('gone'))],
  ])('answers %s with internal', async (_, answer) => {
    const { raw } = rawBridge(answer);
    const result = await createBridge(raw).call('settings.read', null);
    expect(result).toMatchObject({ ok: false, error: { code: 'internal' } });
  });

  it('hands on the host’s refusal', async () => {
    const { raw } = rawBridge(async () => ({ ok: false, error: { code: 'disk-full', detail: '' } }));
    const result = await createBridge(raw).call('settings.read', null);
    expect(result).toEqual({ ok: false, error: { code: 'disk-full', detail: '' } });
  });

  it('hears known host events, and only until the subscription ends', () => {
    const { raw, send } = rawBridge(async () => ({ ok: true, value: null }));
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const heard: unknown[] = [];
    const stop = createBridge(raw).onHostEvent((event) => heard.push(event));
    send({ type: 'suspend' });
    send({ type: 'party' });
    stop();
    send({ type: 'suspend' });
    expect(heard).toEqual([{ type: 'suspend' }]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
