/** A screen of the gallery in a page, with the app's styles and the words of a language. */
import '../../renderer/theme/tokens.css';
import '../../renderer/theme/base.css';
import '../../renderer/theme/controls.css';
import '../../renderer/theme/pages.css';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { GALLERY_STATES } from '../../renderer/gallery/gallery-states.tsx';
import { createI18n } from '../../renderer/i18n/i18n.ts';
import { ServicesContext } from '../../renderer/services/use-service.ts';

export interface MountedScreen {
  readonly place: HTMLElement;
  unmount(): void;
}

const words = createI18n('en');

/** Mounts the state of that name over the whole window and waits for the element, by CSS selector. */
export async function mountScreen(name: string, awaited: string): Promise<MountedScreen> {
  const state = GALLERY_STATES[name];
  if (state === undefined) throw new Error(`The gallery has no state ${name}`);
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed;inset:0';
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const i18n = await words;
  await i18n.loadNamespaces(['editor', 'lab', 'record', 'review', 'puzzle']);
  root.render(
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={state.makeServices()}>{state.show()}</ServicesContext>
    </I18nextProvider>,
  );
  const reach = (selector: string) =>
    vi.waitUntil(() => place.querySelector<HTMLElement>(`${selector}:not(:disabled)`), { timeout: 50_000 });
  for (const selector of state.press ?? []) (await reach(selector)).click();
  await reach(awaited);
  return { place, unmount: () => root.unmount() };
}
