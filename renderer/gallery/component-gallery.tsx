import type { i18n } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import { BoardGallery } from '../board/gallery/gallery.tsx';
import { createI18n } from '../i18n/i18n.ts';
import { ServicesContext } from '../services/use-service.ts';
import { motionProperties } from '../theme/motion.ts';
import styles from './component-gallery.module.css';
import type { GalleryState } from './gallery-state.ts';
import { GALLERY_STATES } from './gallery-states.tsx';

const THEMES = ['light', 'dark'] as const;
const PARTS = ['coach', 'editor', 'record', 'review', 'lab', 'puzzle'] as const;

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

/** A cell looks at this interval whether what is to be pressed is there. */
const PRESS_MS = 50;

/** Presses one element of a cell after the other, each once it is there and can be pressed. */
function usePresses(selectors: readonly string[] = []) {
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = [...selectors];
    const timer = setInterval(() => {
      const [next] = left;
      if (next === undefined) return clearInterval(timer);
      const element = cell.current?.querySelector<HTMLElement>(next);
      if (element == null || element.matches(':disabled')) return;
      element.click();
      left.shift();
    }, PRESS_MS);
    return () => clearInterval(timer);
  }, [selectors]);
  return cell;
}

function Cell({ state, words, theme }: CellProps) {
  const [services] = useState(state.makeServices);
  const cell = usePresses(state.press);
  return (
    <div
      ref={cell}
      data-part="gallery-cell"
      className={styles.galleryCell}
      data-theme={theme}
      data-screen-sized={state.isScreen}
      lang={words.language}
    >
      <I18nextProvider i18n={words}>
        <ServicesContext value={services}>{state.show()}</ServicesContext>
      </I18nextProvider>
    </div>
  );
}

/** So far from the window a state is made ready, and beyond it taken down: all of them at once are hundreds of canvases. */
const NEAR = '800px';

/** A state in every language and theme, while it is near the window. */
function Section({
  name,
  state,
  words,
}: {
  readonly name: string;
  readonly state: GalleryState;
  readonly words: readonly i18n[];
}) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: NEAR,
    });
    if (section.current !== null) observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={section} id={name}>
      <h2>{name}</h2>
      <div className={styles.galleryCells} data-screen-sized={state.isScreen}>
        {words.flatMap((each) =>
          THEMES.map((theme) =>
            isNear ? (
              <Cell key={`${each.language} ${theme}`} state={state} words={each} theme={theme} />
            ) : (
              <div
                key={`${each.language} ${theme}`}
                data-part="gallery-cell"
                className={styles.galleryCell}
                data-screen-sized={state.isScreen}
              />
            ),
          ),
        )}
      </div>
    </section>
  );
}

/** Everything that the interface shows, in both languages and both themes, on one page. `only`: the name of one state. */
function ComponentGallery({ words, only }: { readonly words: readonly i18n[]; readonly only: string }) {
  const states = Object.entries(GALLERY_STATES).filter(([name]) => only === '' || name === only);
  return (
    <main data-part="component-gallery" className={styles.gallery}>
      {states.map(([name, state]) => (
        <Section key={name} name={name} state={state} words={words} />
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
