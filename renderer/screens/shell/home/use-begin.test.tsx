// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { createNavigation, currentScreen, NAVIGATION } from '../../../state/navigation.ts';
import { SESSION, type Session } from '../../../state/play/session.ts';
import type { HomeStart } from './home-start.ts';
import { useBegin } from './use-begin.ts';

it('begins what was pressed before it was known, once it is', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const navigation = createNavigation();
  const services = new WindowServices().provide(NAVIGATION, navigation).provide(SESSION, {} as Session);
  const root = createRoot(document.createElement('div'));
  let press = () => undefined as unknown;
  function Home({ start }: { readonly start: HomeStart | null }) {
    press = useBegin(start, null, () => undefined);
    return null;
  }
  const show = (start: HomeStart | null) =>
    act(async () =>
      root.render(
        <ServicesContext value={services}>
          <Home start={start} />
        </ServicesContext>,
      ),
    );
  await show(null);
  await act(async () => press());
  expect(currentScreen(navigation.getState())).toBe('home');
  await show({ type: 'first' });
  expect(currentScreen(navigation.getState())).toBe('first');
  await act(async () => root.unmount());
});
