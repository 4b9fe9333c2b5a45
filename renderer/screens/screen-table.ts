/** Every screen but home, which stands in the first chunk: its code and its words. */
import type { ComponentType } from 'react';
import type { loadWords } from '../i18n/i18n.ts';
import { lazyWordedPart } from '../parts/lazy-worded-part.ts';
import type { Screen } from '../state/navigation.ts';

interface ScreenProps {
  /** Opens the list of keys. */
  readonly onKeys: () => void;
}

interface ScreenEntry {
  /** Fetches its code and its words before it is shown. */
  readonly load: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
  readonly Content: ComponentType<ScreenProps>;
}

/** The words are files of `resources/words/<tag>` besides `window.json`. */
function lazyScreen(
  code: () => Promise<ComponentType<ScreenProps>>,
  words: Parameters<typeof loadWords>,
): ScreenEntry {
  const { Part, load, isLoaded } = lazyWordedPart(code, ...words);
  return { load, isLoaded, Content: Part };
}

/**
 * A game that ends may earn an achievement, and those are in the words of the record, with those
 * of a result as text.
 */
export const SCREENS: Readonly<Record<Exclude<Screen, 'home'>, ScreenEntry>> = {
  first: lazyScreen(async () => (await import('./shell/first/first-screen.tsx')).FirstScreen, ['record']),
  play: lazyScreen(async () => (await import('./play/play-screen.tsx')).PlayScreen, ['record']),
  map: lazyScreen(
    async () => (await import('./tomorrow/journey/journey-screen.tsx')).JourneyScreen,
    ['record'],
  ),
  calendar: lazyScreen(
    async () => (await import('./tomorrow/daily/daily-screen.tsx')).DailyScreen,
    ['record'],
  ),
  shelf: lazyScreen(
    async () => (await import('./play/classic/classic-screen.tsx')).ClassicScreen,
    ['editor'],
  ),
  free: lazyScreen(async () => (await import('./play/free/free-screen.tsx')).FreeScreen, ['editor']),
  puzzles: lazyScreen(
    async () => (await import('./puzzles/puzzles-screen.tsx')).PuzzlesScreen,
    ['puzzle', 'coach'],
  ),
  find: lazyScreen(
    async () => (await import('./puzzles/find-screen.tsx')).FindScreen,
    ['puzzle', 'record', 'coach'],
  ),
  coach: lazyScreen(async () => (await import('./you/coach/coach-screen.tsx')).CoachScreen, ['coach']),
  study: lazyScreen(
    async () => (await import('./puzzles/study-screen.tsx')).StudyScreen,
    ['puzzle', 'record'],
  ),
  designs: lazyScreen(
    async () => (await import('./design/shelf/designs-screen.tsx')).DesignsScreen,
    ['editor'],
  ),
  editor: lazyScreen(async () => (await import('./design/editor-screen.tsx')).EditorScreen, ['editor']),
  trial: lazyScreen(async () => (await import('./play/trial-screen.tsx')).TrialScreen, ['editor', 'record']),
  review: lazyScreen(
    async () => (await import('./review/review-screen.tsx')).ReviewScreen,
    ['review', 'record', 'coach'],
  ),
  scores: lazyScreen(
    async () => (await import('./you/scores/scores-screen.tsx')).ScoresScreen,
    ['record', 'review'],
  ),
  players: lazyScreen(
    async () => (await import('./shell/players/players-screen.tsx')).PlayersScreen,
    ['players', 'record', 'data'],
  ),
  games: lazyScreen(
    async () => (await import('./you/games/games-screen.tsx')).GamesScreen,
    ['review', 'record'],
  ),
  paper: lazyScreen(
    async () => (await import('./paper/paper-screen.tsx')).PaperScreen,
    ['paper', 'puzzle', 'record'],
  ),
  lab: lazyScreen(async () => (await import('./learn/lab-screen.tsx')).LabScreen, ['lab', 'judge']),
  keys: lazyScreen(
    async () => (await import('./shell/keys/keys-screen.tsx')).KeysScreen,
    ['keys', 'editor', 'review'],
  ),
  settings: lazyScreen(
    async () => (await import('./shell/settings/settings-screen.tsx')).SettingsScreen,
    ['record', 'data', 'keys', 'players'],
  ),
};
