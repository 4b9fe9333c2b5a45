// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from 'zustand';
import { createI18n } from '../../../i18n/i18n.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { EDITOR, type Notice } from '../../../state/editor/editor-services.ts';
import { NoticeBar } from './notice-bar.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** The words of a notice. */
async function wordsOf(notice: Notice): Promise<string> {
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('editor');
  const host = document.createElement('div');
  const notices = createStore(() => ({ notice }));
  const services = new WindowServices().provide(EDITOR, { notices } as never);
  await act(async () =>
    createRoot(host).render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <NoticeBar onPutAway={() => {}} />
        </ServicesContext>
      </I18nextProvider>,
    ),
  );
  return host.querySelector('p')?.textContent ?? '';
}

it.each([
  ['clipboard', /^clipboard was not imported/],
  ['a.json', /^a\.json was not imported/],
  [null, /^Nothing was pasted/],
])('what is not imported is a file whatever its name, or what was pasted: %s', async (file, words) => {
  expect(await wordsOf({ type: 'import-failed', file, error: { code: 'file-empty', details: {} } })).toMatch(
    words,
  );
});

it('names a pack that came, and not what came in it', async () => {
  const came = { type: 'imported', names: ['Key', 'Boat'], known: [] } as const;
  expect(await wordsOf({ ...came, pack: { name: 'A dozen', isNew: true } })).toBe(
    'Imported the pack A dozen.',
  );
  expect(await wordsOf({ ...came, pack: null })).toBe('Imported: Key, Boat.');
});
