import type { Move } from '../../core/board/board.ts';
import type { PuzzleResult } from '../../core/review/puzzles/puzzle-answer.ts';
import { isSameMove } from '../../core/review/same-move.ts';
import { SCREENS } from '../screens/screen-table.ts';
import { HomeScreen } from '../screens/shell/home/home-screen.tsx';
import type { WindowServices } from '../services/services.ts';
import { DATA_TRANSFER } from '../state/data-transfer.ts';
import { EDITOR } from '../state/editor/editor-services.ts';
import type { Screen } from '../state/navigation.ts';
import { PUZZLES, type PuzzleStores } from '../state/puzzles/puzzle-stores.ts';
import { GAME_IMPORT } from '../state/review/game-import.ts';
import { REVIEWING } from '../state/review/reviewing.ts';
import type { DataNotice } from '../state/transfer-run.ts';
import { playerServices } from './gallery-app.ts';
import type { GalleryState } from './gallery-state.ts';
import { lostGame } from './sample-games.ts';
import {
  HOUSEHOLD,
  NEWCOMER,
  REGULAR,
  SAMPLE_DESIGN,
  type SampleAnswers,
  sampleLostGames,
  sampleRecentGames,
} from './sample-player.ts';

const nothing = () => undefined;

interface Reached {
  readonly answers?: SampleAnswers;
  /** Brings the app into the state before the screen is shown. */
  readonly open?: (services: WindowServices) => void;
  /** The elements that are pressed on the screen, one after the other, by CSS selector. */
  readonly press?: readonly string[];
}

function screen(name: Screen, { answers = REGULAR, open = nothing, press = [] }: Reached = {}): GalleryState {
  return {
    makeServices: () => {
      const services = playerServices(answers);
      open(services);
      return services;
    },
    show: () => {
      if (name === 'home') return <HomeScreen onRules={nothing} onKeys={nothing} />;
      const { Content } = SCREENS[name];
      return <Content onKeys={nothing} />;
    },
    press,
    isScreen: true,
  };
}

/** A player without an answer on one channel: what the screen says of trouble. */
function without(channel: keyof SampleAnswers): SampleAnswers {
  return Object.fromEntries(Object.entries(REGULAR).filter(([name]) => name !== channel));
}

const tab = (place: number) => `[role="tab"]:nth-of-type(${place})`;

/** The editor's tools for the drawing as a whole; the last two open a sheet. */
const WHOLE_TOOLS = '[data-part~="bar-options"] > [data-part~="bar-group"]:last-of-type';

const openDesign = (services: WindowServices): void => {
  if (SAMPLE_DESIGN !== undefined) void services.get(EDITOR).open(SAMPLE_DESIGN);
};
const NONE = { added: 0, known: 0 };
const MERGED: DataNotice = {
  type: 'merged',
  file: new File([], 'twofold-2026-11-20.json'),
  report: {
    whose: 'others',
    games: { added: 209, extended: 0, known: 3, refused: 1 },
    refusals: [{ reason: 'moves', count: 1 }],
    notRechecked: 0,
    scores: { added: 120, known: 2 },
    puzzles: { added: 45, known: 0 },
    templates: { added: 2, known: 0 },
    packs: NONE,
    pictures: { ...NONE, unshown: 1, full: 0 },
    settings: NONE,
  },
};
const openReview = (services: WindowServices): void =>
  void services.get(REVIEWING).open(lostGame().gameId, 'lost');

/** Puzzles are read before one can be opened. */
async function withPuzzles(services: WindowServices, act: (stores: PuzzleStores) => void): Promise<void> {
  const stores = services.get(PUZZLES);
  await stores.shelf.load();
  act(stores);
}

/** Answers the first position, by a pair that keeps the game or by one that loses it. */
function answered(services: WindowServices, isRight: boolean): void {
  void withPuzzles(services, (stores) => {
    const { find } = stores;
    stores.practise(1);
    const stop = find.store.subscribe(({ card, candidates }) => {
      const isKept = (move: Move) => card?.keep.some((keep) => isSameMove(keep, move)) ?? false;
      const answer = candidates.find(({ move }) => isKept(move) === isRight);
      if (answer === undefined) return;
      stop();
      void find.answer(answer.move);
    });
  });
}

const withResult = (result: PuzzleResult): SampleAnswers => ({
  ...REGULAR,
  'puzzles.answer': () => ({ result, run: null }),
});

/** A storm whose time is over, in which this was the best so far. */
function stormOver(services: WindowServices): void {
  void withPuzzles(services, (stores) => {
    const [best] = REGULAR['puzzles.record']?.(null).bestStorms ?? [];
    void stores.run('storm').then(() =>
      stores.find.store.setState({
        run: { runId: best?.runId ?? '', version: 2, solved: 14, failed: 3, next: null },
        phase: { name: 'over' },
      }),
    );
  });
}

/** The screens of a player, by name. */
export const SCREEN_STATES: Readonly<Record<string, GalleryState>> = {
  'home-first': screen('home', { answers: NEWCOMER }),
  home: screen('home'),
  journey: screen('map'),
  'journey-first': screen('map', { answers: NEWCOMER }),
  daily: screen('calendar'),
  'daily-past': screen('calendar', { press: ['[data-date][data-state="cleared"]'] }),
  'daily-first': screen('calendar', { answers: NEWCOMER }),
  'free-play': screen('free'),
  paper: screen('paper'),
  puzzles: screen('puzzles'),
  'puzzles-first': screen('puzzles', { answers: NEWCOMER }),
  'puzzle-practice': screen('find', {
    open: (services) => void withPuzzles(services, (stores) => stores.practise(1)),
  }),
  'puzzle-storm': screen('find', {
    open: (services) => void withPuzzles(services, (stores) => void stores.run('storm')),
  }),
  'puzzles-own': screen('puzzles', { answers: { ...REGULAR, 'puzzles.lost-games': sampleLostGames } }),
  coach: screen('coach', {
    answers: {
      ...REGULAR,
      'puzzles.lost-games': sampleLostGames,
      'puzzles.recent-games': sampleRecentGames,
    },
  }),
  'coach-first': screen('coach', { answers: NEWCOMER }),
  'puzzle-right': screen('find', {
    answers: withResult('solved'),
    open: (services) => answered(services, true),
  }),
  'puzzle-wrong': screen('find', {
    answers: withResult('failed'),
    open: (services) => answered(services, false),
  }),
  'puzzle-not-kept': screen('find', { open: (services) => answered(services, true) }),
  'puzzle-run-over': screen('find', { open: stormOver }),
  'puzzle-study': screen('study', {
    open: (services) => void withPuzzles(services, (stores) => void stores.openStudy(1)),
  }),
  games: screen('games'),
  'games-none': screen('games', { answers: NEWCOMER }),
  'games-trouble': screen('games', { answers: without('games.ended') }),
  'games-refused': screen('games', {
    open: (services) => services.get(GAME_IMPORT).refuse('evening.twofold-game', 'file-too-large'),
  }),
  review: screen('review', { open: openReview }),
  'review-wide': screen('review', {
    open: (services) => void services.get(REVIEWING).open('game-ended-0'),
  }),
  'review-why': screen('review', {
    open: openReview,
    press: ['[data-making="made"]', '[data-play] + button', '[data-command="why"]'],
  }),
  scores: screen('scores'),
  'scores-trouble': screen('scores', { answers: without('scores.list') }),
  'scores-none': screen('scores', { answers: NEWCOMER }),
  statistics: screen('scores', { press: [tab(2)] }),
  achievements: screen('scores', { press: [tab(3)] }),
  'players-one': screen('players', { answers: NEWCOMER }),
  players: screen('players', { answers: HOUSEHOLD }),
  settings: screen('settings'),
  'settings-erase': screen('settings', {
    press: ['[data-testid="settings-data"]', '[data-part~="data-erase"]'],
  }),
  'settings-import-failed': screen('settings', {
    open: (services) =>
      services
        .get(DATA_TRANSFER)
        .store.setState({ notice: { type: 'failed', code: 'import-not-json', detail: 'line 3' } }),
  }),
  'settings-imported': screen('settings', {
    open: (services) => services.get(DATA_TRANSFER).store.setState({ notice: MERGED }),
  }),
  designs: screen('designs'),
  'pack-new': screen('designs', { press: ['[data-part~="packs-head"] button'] }),
  'designs-none': screen('designs', { answers: NEWCOMER }),
  'editor-first': screen('editor', { open: (services) => void services.get(EDITOR).begin('Sketch') }),
  editor: screen('editor', { open: openDesign }),
  'editor-insert': screen('editor', {
    open: openDesign,
    press: [`${WHOLE_TOOLS} > button:nth-last-of-type(2)`],
  }),
  'editor-size': screen('editor', { open: openDesign, press: [`${WHOLE_TOOLS} > button:last-of-type`] }),
  'editor-export': screen('editor', {
    open: openDesign,
    press: ['[data-part~="editor-buttons"] > button'],
  }),
  'lab-lessons': screen('lab', { press: [tab(1)] }),
  'lab-try': screen('lab', { press: [tab(2)] }),
  'lab-pair': screen('lab', { press: [tab(3)] }),
  'lab-compared': screen('lab', {
    press: [
      tab(3),
      '[data-part~="lab-searches"]',
      '[data-part~="lab-choice"][aria-pressed="false"]:not(:disabled)',
    ],
  }),
  'lab-process': screen('lab', { press: [tab(4)] }),
  'lab-game': screen('lab', { press: [tab(5)] }),
  'lab-benchmark': screen('lab', { press: [tab(6)] }),
  'lab-board': screen('lab', { press: [tab(3), '[data-part~="lab-choose"]'] }),
};
