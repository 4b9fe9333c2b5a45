// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { builtInRevisions } from '../../../../core/templates/builtin-revisions.ts';
import { LOSABLE_BOARD, setupOf } from '../../../../tests/support/engine-samples.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { NAVIGATION } from '../../../state/navigation.ts';
import type { OrderedLevel, PackPlace } from '../../../state/play/pack-order.ts';
import { SESSION } from '../../../state/play/session.ts';
import { useNextWays } from './use-next-ways.ts';

const TEMPLATES = builtInRevisions();
const [FIRST, SECOND] = TEMPLATES;
const SETUP = setupOf(LOSABLE_BOARD);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

function Ways({ hash, place }: { readonly hash: string; readonly place: PackPlace | null }) {
  const ways = useNextWays({ mode: 'classic', templateHash: hash } as never, place);
  return ways?.map(({ words }) => <li key={words}>{words}</li>);
}

function storeOf(state: unknown) {
  return { getState: () => state, getInitialState: () => state, subscribe: () => () => undefined };
}

async function waysOf(hash: string, place: PackPlace | null = null) {
  document.body.innerHTML = '<ul id="root"></ul>';
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('record');
  const services = new WindowServices()
    .provide(NAVIGATION, {} as never)
    .provide(LIBRARY, { store: storeOf({ templates: TEMPLATES }) } as never)
    .provide(SESSION, { store: storeOf({ game: { setup: SETUP } }), restart: vi.fn() } as never);
  await act(async () => {
    createRoot(document.getElementById('root') as HTMLElement).render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <Ways hash={hash} place={place} />
        </ServicesContext>
      </I18nextProvider>,
    );
  });
  return [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
}

it('goes on to the next shape of the shelf from one that stands there, and says which board another is', async () => {
  expect(await waysOf(FIRST?.hash ?? '')).toEqual([
    'Next: Two triangles',
    'Another like this',
    'Play this board again',
  ]);
});

it('goes on to another board like it from one that does not stand on the shelf', async () => {
  expect(await waysOf('of a card')).toEqual(['Another like this', 'Play this board again']);
});

it('tells the levels of a pack by their numbers, which fit where long and equal names do not', async () => {
  const level = { template: SECOND, deal: { seed: 1, dealerVersion: 1 }, starSeconds: null } as OrderedLevel;
  const place = { name: 'Pack', place: 1, count: 2, level, next: level };
  expect(await waysOf(FIRST?.hash ?? '', place)).toEqual(['Next: Level 2', 'Play this board again']);
});
