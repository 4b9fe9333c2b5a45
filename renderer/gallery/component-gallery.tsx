import './component-gallery.css';
import type { i18n } from 'i18next';
import { Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LANGUAGES, type Language } from '../../core/contract/languages.ts';
import { BoardGallery } from '../board/gallery/gallery.tsx';
import { createI18n } from '../i18n/i18n.ts';
import { AppContext } from '../state/app-context.ts';
import { motionProperties } from '../theme/motion.ts';
import { GALLERY_STATES, type GalleryState } from './gallery-states.tsx';

const THEMES = ['light', 'dark'] as const;
const PARTS = ['editor', 'record', 'review', 'lab', 'puzzle'] as const;

/** Dialogs stand in their places instead of over the page, many at once. */
function showDialogsInPlace(): void {
  HTMLDialogElement.prototype.showModal = function showInPlace() {
    this.open = true;
  };
}

interface CellProps {
  readonly state: GalleryState;
  readonly words: i18n;
  readonly theme: (typeof THEMES)[number];
}

function Cell({ state, words, theme }: CellProps) {
  const [app] = useState(state.makeApp);
  return (
    <div className="gallery-cell" data-theme={theme} data-screen-sized={state.isScreen} lang={words.language}>
      <I18nextProvider i18n={words}>
        <AppContext value={app}>
          <Suspense>{state.show()}</Suspense>
        </AppContext>
      </I18nextProvider>
    </div>
  );
}

/** Everything that the interface shows, in both languages and both themes, on one page. `only`: the name of one state. */
function ComponentGallery({ words, only }: { readonly words: readonly i18n[]; readonly only: string }) {
  const states = Object.entries(GALLERY_STATES).filter(([name]) => only === '' || name === only);
  return (
    <main className="component-gallery">
      {states.map(([name, state]) => (
        <section key={name} id={name}>
          <h2>{name}</h2>
          <div className="gallery-cells" data-screen-sized={state.isScreen}>
            {words.flatMap((each) =>
              THEMES.map((theme) => (
                <Cell key={`${each.language} ${theme}`} state={state} words={each} theme={theme} />
              )),
            )}
          </div>
        </section>
      ))}
      {only === '' && <BoardGallery />}
    </main>
  );
}

async function wordsOf(language: Language): Promise<i18n> {
  const words = await createI18n(language);
  await words.loadNamespaces(PARTS);
  return words;
}

/** The page of `?gallery` and `?gallery=<state>`. */
export async function makeGallery(only: string) {
  showDialogsInPlace();
  for (const [name, value] of motionProperties(true)) document.documentElement.style.setProperty(name, value);
  document.documentElement.dataset.motion = 'reduced';
  const words = await Promise.all(LANGUAGES.map(wordsOf));
  return <ComponentGallery words={words} only={only} />;
}
