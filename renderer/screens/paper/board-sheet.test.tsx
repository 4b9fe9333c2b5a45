// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { setupOf } from '../../../tests/reliability/games/scripted.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { BoardSheet } from './board-sheet.tsx';

/** The foot of a page with a board that has this code. */
async function footOf(code: string): Promise<{ readonly words: string; readonly hasPicture: boolean }> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  const root = createRoot(place);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('paper');
  const { deal } = setupOf(1);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <BoardSheet deal={deal} code={code} pictures={[]} />
      </I18nextProvider>,
    ),
  );
  const foot = place.querySelector('footer');
  const said = { words: foot?.textContent ?? '', hasPicture: foot?.querySelector('svg') !== null };
  await act(async () => root.unmount());
  return said;
}

it('asks to scan a code only where it stands there as a picture', async () => {
  const short = await footOf('2FW11-00001-ZA02S');
  expect(short.hasPicture).toBe(true);
  expect(short.words).toContain('scan this, or enter the code');
  const long = await footOf('2FW11-'.repeat(100));
  expect(long.hasPicture).toBe(false);
  expect(long.words).toContain('enter this code');
  expect(long.words).not.toContain('scan');
});
