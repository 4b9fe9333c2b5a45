import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { chooseLanguage } from '../core/contract/languages.ts';
import { OWN_TILE_SET } from '../core/contract/own-tile-set.ts';
import { registerOwnSet } from './board/tiles/own-set.ts';
import { TileSetContext } from './board/tiles/tile-set-context.ts';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { loadWords } from './i18n/i18n.ts';
import { Announcer } from './screens/announcer.tsx';
import { HomeScreen } from './screens/home/home-screen.tsx';
import { BugNotice, JournalNotice, StorageNotice } from './screens/notices.tsx';
import { TakenOver } from './screens/taken-over.tsx';
import { useDroppedTemplates } from './screens/use-dropped-templates.ts';
import { useTheme } from './screens/use-theme.ts';
import { useApp } from './state/app-context.ts';
import { currentScreen } from './state/navigation.ts';

/** A screen's code, when its words are there too. */
async function withWords<T>(code: Promise<T>, ...parts: Parameters<typeof loadWords>): Promise<T> {
  const [module] = await Promise.all([code, loadWords(...parts)]);
  return module;
}

/** A game that ends may earn an achievement, and those are in the words of the record. */
const importPlay = () => withWords(import('./screens/play/play-screen.tsx'), 'record');
const PlayScreen = lazy(async () => ({ default: (await importPlay()).PlayScreen }));
const JourneyScreen = lazy(async () => ({
  default: (await withWords(import('./screens/modes/journey-screen.tsx'), 'record')).JourneyScreen,
}));
const PuzzlesScreen = lazy(async () => ({
  default: (await withWords(import('./screens/puzzles/puzzles-screen.tsx'), 'puzzle')).PuzzlesScreen,
}));
const FindScreen = lazy(async () => ({
  default: (await withWords(import('./screens/puzzles/find-screen.tsx'), 'puzzle')).FindScreen,
}));
const StudyScreen = lazy(async () => ({
  default: (await withWords(import('./screens/puzzles/study-screen.tsx'), 'puzzle')).StudyScreen,
}));
const DailyScreen = lazy(async () => ({
  default: (await withWords(import('./screens/modes/daily-screen.tsx'), 'record')).DailyScreen,
}));
const FreeScreen = lazy(async () => ({
  default: (await withWords(import('./screens/free/free-screen.tsx'), 'editor')).FreeScreen,
}));
const ScoresScreen = lazy(async () => ({
  default: (await withWords(import('./screens/scores/scores-screen.tsx'), 'record')).ScoresScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('./screens/settings/settings-screen.tsx')).SettingsScreen,
}));

const DesignsScreen = lazy(async () => ({
  default: (await withWords(import('./screens/editor/designs-screen.tsx'), 'editor')).DesignsScreen,
}));
const EditorScreen = lazy(async () => ({
  default: (await withWords(import('./screens/editor/editor-screen.tsx'), 'editor')).EditorScreen,
}));
const TrialScreen = lazy(async () => ({
  default: (await withWords(import('./screens/editor/trial-screen.tsx'), 'editor', 'record')).TrialScreen,
}));

const GamesScreen = lazy(async () => ({
  default: (await withWords(import('./screens/games/games-screen.tsx'), 'review')).GamesScreen,
}));
const ReviewScreen = lazy(async () => ({
  default: (await withWords(import('./screens/review/review-screen.tsx'), 'review')).ReviewScreen,
}));
const LabScreen = lazy(async () => ({
  default: (await withWords(import('./screens/lab/lab-screen.tsx'), 'lab')).LabScreen,
}));

/** The language of the settings, else the system's; switched live. */
function useLanguage(): void {
  const { settings, host } = useApp();
  const { i18n, t } = useTranslation();
  const wish = useStore(settings.store, (state) => state.settings.language);
  const info = useStore(host, (state) => state.info);
  const language = chooseLanguage(wish, info?.systemLanguages ?? navigator.languages);
  useEffect(() => {
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [i18n, language]);
  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);
  const title = t('app.name');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function CurrentScreen({ onKeys }: { readonly onKeys: () => void }) {
  const screen = useStore(useApp().navigation, currentScreen);
  switch (screen) {
    case 'home':
      return <HomeScreen onKeys={onKeys} />;
    case 'play':
      return <PlayScreen onKeys={onKeys} />;
    case 'map':
      return <JourneyScreen />;
    case 'puzzles':
      return <PuzzlesScreen onKeys={onKeys} />;
    case 'find':
      return <FindScreen onKeys={onKeys} />;
    case 'study':
      return <StudyScreen onKeys={onKeys} />;
    case 'calendar':
      return <DailyScreen />;
    case 'free':
      return <FreeScreen />;
    case 'scores':
      return <ScoresScreen />;
    case 'settings':
      return <SettingsScreen onKeys={onKeys} />;
    case 'designs':
      return <DesignsScreen />;
    case 'editor':
      return <EditorScreen />;
    case 'games':
      return <GamesScreen />;
    case 'review':
      return <ReviewScreen />;
    case 'trial':
      return <TrialScreen onKeys={onKeys} />;
    case 'lab':
      return <LabScreen />;
  }
}

/** Comes when it is first asked for. */
const KeySheet = lazy(async () => ({ default: (await import('./screens/key-sheet.tsx')).KeySheet }));

/** Comes with its first code. */
const CodeSheet = lazy(async () => ({
  default: (await import('./screens/share/code-sheet.tsx')).CodeSheet,
}));

/** The chosen set under the name by which boards find it: own pictures have another one with each change. */
function useTileSet(): string {
  const { settings, pictures } = useApp();
  const wish = useStore(settings.store, (state) => state.settings.tileSet);
  const own = useStore(pictures.store, (state) => state.pictures);
  const ownSet = useMemo(() => registerOwnSet(own ?? []), [own]);
  return wish === OWN_TILE_SET && own !== null ? ownSet : wish;
}

export function AppRoot() {
  const { host, settings, codes } = useApp();
  const isCodeAsked = useStore(codes.store, (state) => state.entry !== null);
  const isTakenOver = useStore(host, (state) => state.isTakenOver);
  const theme = useStore(settings.store, (state) => state.settings.theme);
  const tileSet = useTileSet();
  const [areKeysShown, setKeysShown] = useState(false);
  useLanguage();
  useTheme(theme);
  useDroppedTemplates();
  useEffect(() => {
    // Home stands first; then the screen that comes next is fetched before it is asked for.
    void importPlay();
  }, []);
  if (isTakenOver) return <TakenOver />;
  return (
    <TileSetContext value={tileSet}>
      <div className="app">
        <BugNotice />
        <StorageNotice />
        <JournalNotice />
        <div className="app-screen">
          <ErrorBoundary>
            <Suspense>
              <CurrentScreen onKeys={() => setKeysShown(true)} />
            </Suspense>
          </ErrorBoundary>
        </div>
        {isCodeAsked && (
          <Suspense>
            <CodeSheet />
          </Suspense>
        )}
        {areKeysShown && (
          <Suspense>
            <KeySheet onClose={() => setKeysShown(false)} />
          </Suspense>
        )}
        <Announcer />
      </div>
    </TileSetContext>
  );
}
