// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { useKeys } from '../../input/use-keys.ts';
import { WindowServices } from '../../services/services.ts';
import { ServicesContext } from '../../services/use-service.ts';
import { createNavigation, goTo, NAVIGATION, type Screen } from '../../state/navigation.ts';
import { createSettings, SETTINGS } from '../../state/settings.ts';
import { createKeyNotices, KEY_NOTICES } from '../../state/shown/key-notices.ts';
import { KeyNoticeLine } from './key-notice.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
});

function Probe({ onHint }: { readonly onHint: () => void }) {
  useKeys('game', { hint: onHint });
  return null;
}

/** Returns the notice about a key that is pressed on a screen which has a handler for H. */
async function toldOf(screen: Screen, key: string) {
  const [navigation, keyNotices, hint] = [createNavigation(), createKeyNotices(), vi.fn()];
  goTo(navigation, screen);
  const services = new WindowServices()
    .provide(NAVIGATION, navigation)
    .provide(KEY_NOTICES, keyNotices)
    .provide(SETTINGS, createSettings({} as never));
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <ServicesContext value={services}>
        <KeyNoticeLine />
        <Probe onHint={hint} />
      </ServicesContext>,
    ),
  );
  await act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  const told = document.querySelector('[data-testid="key-notice"]')?.getAttribute('data-why') ?? null;
  await act(async () => root.unmount());
  return { told, hints: hint.mock.calls.length };
}

it.each<[Screen, string, string | null, number]>([
  ['play', 'h', null, 1],
  ['play', 'w', 'not-here', 0],
  ['find', 'r', 'not-here', 0],
  ['lab', 'a', 'not-here', 0],
  // No key of a game, and a screen that has none.
  ['play', 'q', null, 0],
  ['home', 'w', null, 0],
])('on %s the key %s tells %s', async (screen, key, told, hints) => {
  expect(await toldOf(screen, key)).toEqual({ told, hints });
});
