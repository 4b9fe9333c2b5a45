import { type ReactNode, useState } from 'react';
import type { Unclaimed } from '../../core/contract/data.ts';
import type { MissingMoves } from '../../core/contract/schemas.ts';
import { TEMPLATE_MODE } from '../../core/game/modes/table.ts';
import { GRAVITIES } from '../../core/rules/rules.ts';
import { NumberField } from '../components/field.tsx';
import { Icon } from '../components/icon.tsx';
import { EmptyPicture } from '../components/pictures/empty-picture.tsx';
import { GravityPicture } from '../components/pictures/gravity-picture.tsx';
import { Seal } from '../components/seal.tsx';
import { Segments } from '../components/segments.tsx';
import { ShareBar } from '../components/share-bar.tsx';
import { Slider } from '../components/slider.tsx';
import { Tabs } from '../components/tabs.tsx';
import { MODE_WITHOUT_TEMPLATE } from '../parts/modes/mode-looks.ts';
import { PlayScreen } from '../screens/play/play-screen.tsx';
import { KeySheet } from '../screens/shell/key-sheet.tsx';
import { NoHost } from '../screens/shell/no-host.tsx';
import { BugNotice, JournalNotice, StorageNotice } from '../screens/shell/notices.tsx';
import { RulePictures } from '../screens/shell/rule-pictures.tsx';
import { EraseSheet } from '../screens/shell/settings/erase-sheet.tsx';
import { YourData } from '../screens/shell/settings/your-data.tsx';
import { CodeSheet } from '../screens/shell/share/code-sheet.tsx';
import { TakenOver } from '../screens/shell/taken-over.tsx';
import { WhoseSheet } from '../screens/shell/whose-sheet.tsx';
import type { WindowServices } from '../services/services.ts';
import { DATA_TRANSFER } from '../state/data-transfer.ts';
import { HOST } from '../state/host-state.ts';
import { GHOSTS } from '../state/play/ghosts.ts';
import { JOURNAL } from '../state/play/journal.ts';
import type { SessionState } from '../state/play/session-state.ts';
import { SHARE_CODES } from '../state/share-code-dialog.ts';
import styles from './component-gallery.module.css';
import { galleryServices } from './gallery-app.ts';
import type { GalleryState } from './gallery-state.ts';
import { deadGame, gameAfter, ghostBeside, timeUpState, wonState } from './sample-games.ts';
import { SCREEN_STATES } from './screen-states.tsx';

const nothing = () => undefined;

/** An export of another machine. */
const UNCLAIMED: Unclaimed = {
  exportedAt: Date.UTC(2026, 10, 20, 18),
  games: 213,
  puzzles: 45,
  isNamed: true,
};

/** The game is played once and shown in every language and theme. */
function play(
  makeSession: () => Partial<SessionState>,
  change: (services: WindowServices) => void = nothing,
  press: readonly string[] = [],
): GalleryState {
  let session: Partial<SessionState> | null = null;
  return {
    makeServices: () => {
      session ??= makeSession();
      const services = galleryServices(session);
      change(services);
      return services;
    },
    show: () => <PlayScreen onKeys={nothing} />,
    press,
    isScreen: true,
  };
}

function piece(show: () => ReactNode, change: (services: WindowServices) => void = nothing): GalleryState {
  return {
    makeServices: () => {
      const services = galleryServices();
      change(services);
      return services;
    },
    show,
    isScreen: false,
  };
}

const PAIRS_DONE = 12;

/** So many moves of a game on a built-in board did not come back. */
const missingIn = (name: string, moves: number): MissingMoves => ({
  gameId: `game-on-${name}`,
  mode: TEMPLATE_MODE,
  name,
  builtIn: true,
  moves,
});
const TABS = ['1', '2', '3'] as const;

function Controls() {
  const [value, setValue] = useState('2');
  const [volume, setVolume] = useState(70);
  const options = TABS.map((each) => ({ value: each as string, words: each }));
  return (
    <div className={styles.galleryControls}>
      <div className={styles.galleryRow}>
        <button type="button" className="button button-primary">
          1
        </button>
        <button type="button" className="button">
          2
        </button>
        <button type="button" className="button button-quiet">
          3
        </button>
        <button type="button" className="button button-primary" disabled>
          4
        </button>
        <button type="button" className="button" disabled>
          5
        </button>
        <span className="chip" data-tone="good">
          6
        </span>
        <span className="chip" data-tone="bad">
          7
        </span>
        <span className="chip" data-tone="quiet">
          8
        </span>
        <span className="seal">
          <Seal />
        </span>
      </div>
      <Segments name="gallery" title="1" value={value} options={options} onChange={setValue} />
      <Tabs title="1" value={value} options={options} onChange={setValue}>
        <NumberField name="1" value={12} min={4} max={64} onChange={nothing} />
      </Tabs>
      <Slider name="1" icon={<Icon name="sound" />} value={volume} onChange={setVolume} />
      <ShareBar parts={TABS.map((name, place) => ({ name, value: 3 - place, words: String(3 - place) }))} />
      <EmptyPicture />
    </div>
  );
}

/** Every state by its name in the code. */
export const GALLERY_STATES: Readonly<Record<string, GalleryState>> = {
  controls: piece(() => <Controls />),
  'rule-pictures': piece(() => <RulePictures />),
  gravities: piece(() => (
    <div className={styles.galleryRow}>
      {GRAVITIES.map((gravity) => (
        <GravityPicture key={gravity} gravity={gravity} />
      ))}
    </div>
  )),
  'notice-memory': piece(
    () => <StorageNotice />,
    (services) =>
      services.get(HOST).setState({
        storage: { kind: 'memory', code: 'database-locked', path: '/home/you/.config/twofold', detail: '' },
      }),
  ),
  'notice-restored': piece(
    () => <StorageNotice />,
    (services) =>
      services.get(HOST).setState({
        storage: {
          kind: 'restored',
          backupAt: Date.UTC(2026, 10, 22, 12),
          games: 214,
          missing: [
            missingIn('stairs', 3),
            missingIn('fish', 1),
            missingIn('heart', 12),
            missingIn('ring', 7),
          ],
          quarantine: '/home/you/.config/twofold/twofold.db.damaged-2026-11-22',
        },
      }),
  ),
  'notice-damage': piece(
    () => <StorageNotice />,
    (services) => services.get(HOST).setState({ storage: { kind: 'damage-found' } }),
  ),
  'notice-journal': piece(
    () => <JournalNotice />,
    (services) => services.get(JOURNAL).store.setState({ pending: 3, trouble: 'disk-full' }),
  ),
  'notice-bug': piece(
    () => <BugNotice />,
    (services) => services.get(HOST).setState({ hasBug: true }),
  ),
  keys: piece(() => <KeySheet areKeysMeant onClose={nothing} />),
  'code-empty': piece(
    () => <CodeSheet />,
    (services) => services.get(SHARE_CODES).open(''),
  ),
  'code-wrong': piece(
    () => <CodeSheet />,
    (services) => services.get(SHARE_CODES).open('2FW11-00001-ZA02S-12OR5-2DCWJ-DW4FX'),
  ),
  erase: piece(() => <EraseSheet onClose={nothing} />),
  whose: piece(
    () => <WhoseSheet />,
    (services) => services.get(DATA_TRANSFER).store.setState({ unclaimed: UNCLAIMED }),
  ),
  'whose-unnamed': piece(
    () => <WhoseSheet />,
    (services) =>
      services.get(DATA_TRANSFER).store.setState({ unclaimed: { ...UNCLAIMED, puzzles: 0, isNamed: false } }),
  ),
  'data-export': piece(
    () => <YourData />,
    (services) => services.get(DATA_TRANSFER).store.setState({ task: { kind: 'export', progress: 0.4 } }),
  ),
  'taken-over': piece(() => <TakenOver />),
  'no-host': piece(() => <NoHost />),
  dealing: play(() => ({
    stage: { name: 'opening', from: 'deal' },
    game: null,
    dealing: { stage: 'choosing', permille: 420, canSkip: true },
  })),
  'open-failed': play(() => ({ stage: { name: 'open-failed', trouble: 'unknown-game' }, game: null })),
  play: play(() => ({ game: gameAfter(PAIRS_DONE) })),
  'play-new': play(() => ({ game: gameAfter(0) })),
  'play-hint': play(() => {
    const game = gameAfter(PAIRS_DONE);
    const [pair = [0, 0]] = game.setup.deal.witness.slice(PAIRS_DONE);
    return { game, hint: { state: 'shown', step: 'pair', pair, reason: null } };
  }),
  'play-searching': play(() => ({
    game: gameAfter(PAIRS_DONE),
    verdict: { state: 'searching', nodes: 12_000 },
  })),
  'play-lost': play(() => ({
    game: gameAfter(PAIRS_DONE),
    verdict: { state: 'known', verdict: 'lost' },
  })),
  'play-combo': play(() => ({ game: gameAfter(PAIRS_DONE), lastLink: { comboCount: 12 } })),
  'play-ghost': play(
    () => ({ game: gameAfter(PAIRS_DONE) }),
    (services) => services.get(GHOSTS).store.setState(ghostBeside(PAIRS_DONE)),
  ),
  'play-restart': play(() => ({ game: gameAfter(PAIRS_DONE) }), nothing, [
    '[data-command="more"]',
    '[data-command="restart"]',
  ]),
  timed: play(() => ({ game: gameAfter(PAIRS_DONE, 'stairs', MODE_WITHOUT_TEMPLATE) })),
  pause: play(() => ({ game: gameAfter(PAIRS_DONE), isPaused: true })),
  dead: play(() => ({ game: deadGame() })),
  'level-cleared': play(() => ({
    game: gameAfter(Number.POSITIVE_INFINITY, 'stairs', MODE_WITHOUT_TEMPLATE),
  })),
  'end-won': play(() => wonState()),
  'end-earned': play(() => wonState(['one-breath'])),
  'end-time-up': play(() => timeUpState()),
  'end-shown': play(() => ({ game: gameAfter(PAIRS_DONE), stage: { name: 'shown' } })),
  'end-given-up': play(() => ({ game: gameAfter(PAIRS_DONE), stage: { name: 'given-up' } })),
  'finish-failed': play(() => ({
    game: gameAfter(PAIRS_DONE),
    stage: { name: 'finish-failed', trouble: 'disk-full' },
  })),
  ...SCREEN_STATES,
};
