import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MODES } from '../../../core/game/modes/table.ts';
import { useKeys } from '../../input/use-keys.ts';
import { MODE_LOOKS } from '../../parts/modes/mode-looks.ts';
import styles from '../../parts/play.module.css';
import { SealButton } from '../../parts/seal-button.tsx';
import { useReducedMotion } from '../../parts/use-theme.ts';
import { IsLargeContext } from '../../parts/use-turned-shape.ts';
import type { WindowServices } from '../../services/services.ts';
import { useService, useServices } from '../../services/use-service.ts';
import { LIBRARY } from '../../state/library.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { JOURNAL } from '../../state/play/journal.ts';
import { SESSION, type Session } from '../../state/play/session.ts';
import { canPlay, type OpenGame, type Stage } from '../../state/play/session-state.ts';
import { useSession } from '../../state/play/use-session.ts';
import { SETTINGS } from '../../state/settings.ts';
import { KEY_NOTICES } from '../../state/shown/key-notices.ts';
import { muteKey } from '../../state/shown/mute-key.ts';
import { LINK_MS } from '../../theme/motion.ts';
import { type PlayCommands, PlayFoot } from './bar/play-foot.tsx';
import { PointFlights } from './combo/point-flights.tsx';
import { DealingView } from './dealing-view.tsx';
import { EndCard } from './ending/end-card.tsx';
import { GivenUpCard } from './ending/given-up-card.tsx';
import { LossCard } from './ending/loss-card.tsx';
import { ShownCard } from './ending/shown-card.tsx';
import { useFoundLoss } from './ending/use-found-loss.ts';
import { LargeEnd } from './large/large-end.tsx';
import { LargeTable } from './large/large-table.tsx';
import { LevelCard } from './level-card.tsx';
import { PauseScreen } from './pause-screen.tsx';
import { PlayBoard } from './play-board.tsx';
import { TroubleCard } from './play-cards.tsx';
import { PlayHead } from './play-head.tsx';
import { PlayLine } from './play-line.tsx';

function leaveHome(services: WindowServices): void {
  const session = services.get(SESSION);
  const library = services.get(LIBRARY);
  const journal = services.get(JOURNAL);
  session.leave();
  goTo(services.get(NAVIGATION), 'home');
  void library.load();
  if (journal.store.getState().pending > 0) void journal.settled().then(() => library.load());
}

/** The commands, each of which puts the menu away before it acts, and every other one the question of the restart. */
function commandsOf(
  session: Session,
  mute: () => void,
  setRestartAsked: (change: (isAsked: boolean) => boolean) => void,
  putMenuAway: () => void,
): PlayCommands {
  const commands: PlayCommands = {
    undo: () => void session.undo(),
    redo: () => void session.redo(),
    hint: () => void session.assistance.hint(),
    verdict: () => void session.assistance.verdict(),
    reshuffle: () => void session.assistance.reshuffle(),
    freeze: () => void session.freeze(),
    autoplay: () => {
      if (session.store.getState().autoplay === 'off') void session.autoplay.start();
      else session.autoplay.stop();
    },
    restart: () => setRestartAsked((isAsked) => !isAsked),
    pause: () => {
      if (session.store.getState().isPaused) session.resume();
      else session.pause();
    },
    mute,
  };
  const entries = Object.entries(commands).map(([name, act]) => {
    const command = () => {
      putMenuAway();
      if (name !== 'restart') setRestartAsked(() => false);
      act();
    };
    return [name, command] as const;
  });
  return { ...commands, ...Object.fromEntries(entries) };
}

/** Puts away the topmost thing that is shown; returns whether there was one. */
function putAway(session: Session): boolean {
  const { autoplay, selection, message } = session.store.getState();
  if (autoplay !== 'off') {
    session.autoplay.stop();
    return true;
  }
  // The words about a wrong pair go together with its second tile, which stays selected.
  const isRefusalToo = message?.type === 'refused' && selection.state === 'one';
  if (session.assistance.dismiss() && !isRefusalToo) return true;
  if (selection.state === 'idle' || !canPlay(session.store.getState())) return false;
  void session.pick(selection.cell);
  return true;
}

interface PlayingScreenProps {
  readonly game: OpenGame;
  readonly stage: Stage;
  readonly onHome: () => void;
  readonly onKeys: () => void;
}

function PlayingScreen({ game, stage, onHome, onKeys }: PlayingScreenProps) {
  const session = useService(SESSION);
  const settings = useService(SETTINGS);
  const keyNotices = useService(KEY_NOTICES);
  const isPaused = useSession((state) => state.isPaused);
  const [isRestartAsked, setRestartAsked] = useState(false);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const commands = useMemo(
    () => commandsOf(session, muteKey(settings, keyNotices.tell), setRestartAsked, () => setMoreOpen(false)),
    [session, settings, keyNotices],
  );
  // A player who picks a tile goes on with this board.
  const selection = useSession((state) => state.selection);
  useEffect(() => {
    if (selection.state === 'one') setRestartAsked(false);
  }, [selection]);
  const isOver = stage.name !== 'playing';
  const isDead = game.view.status === 'dead' && !isPaused && !isOver;
  const finding = useFoundLoss(game, isDead);
  const isBetween = game.view.status === 'level-won' && !isPaused;
  const back = () => {
    if (isMoreOpen) setMoreOpen(false);
    else if (isRestartAsked) setRestartAsked(false);
    else if (!putAway(session)) onHome();
  };
  const showKeys = () => {
    // A countdown must not run out behind the sheet.
    if (MODES[game.setup.mode].resumes === 'paused') session.pause();
    onKeys();
  };
  useKeys('game', isOver ? { keys: onKeys, back: onHome } : { ...commands, keys: showKeys, back });
  const restart = () => {
    session.resume();
    setRestartAsked(true);
  };
  return (
    <>
      <div className={styles.behind} inert={isPaused || isBetween}>
        <PlayHead game={game} onHome={onHome} />
      </div>
      <div data-part="play-board" className={styles.board} data-paused={isPaused} data-dead={isDead}>
        <PlayBoard game={game} finding={finding} />
        {finding !== null && <LossCard game={game} finding={finding} commands={commands} onHome={onHome} />}
        {isPaused && <PauseScreen game={game} onRestart={restart} onHome={onHome} />}
        {isBetween && <LevelCard game={game} onHome={onHome} />}
      </div>
      <div className={styles.behind} inert={isPaused || isBetween}>
        <PlayLine game={game} isRestartAsked={isRestartAsked} onRestartDone={() => setRestartAsked(false)} />
        <PlayFoot game={game} commands={commands} isMoreOpen={isMoreOpen} onMore={setMoreOpen} />
      </div>
      <PointFlights />
    </>
  );
}

function EmptyScreen({ onHome, stage }: { readonly onHome: () => void; readonly stage: Stage }) {
  const { t } = useTranslation();
  useKeys('game', { back: onHome });
  return (
    <>
      <header data-part="play-head" className={styles.head}>
        <SealButton onClick={onHome} />
      </header>
      <div data-part="play-board" className={styles.board}>
        {stage.name === 'opening' && stage.from === 'deal' && <DealingView onCancel={onHome} />}
        {stage.name === 'opening' && stage.from === 'database' && (
          <p className={styles.opening}>{t('play.opening')}</p>
        )}
        {stage.name === 'open-failed' && <TroubleCard trouble={stage.trouble} onHome={onHome} />}
      </div>
    </>
  );
}

/** The board stays until its last pair has gone; a game that was over when it came, or stands still, has nothing to show. */
function useParting(isWon: boolean): boolean {
  const isStill = useReducedMotion();
  const [hasParted, setParted] = useState(isWon);
  useEffect(() => {
    if (!isWon) {
      setParted(false);
      return;
    }
    const timer = setTimeout(() => setParted(true), LINK_MS);
    return () => clearTimeout(timer);
  }, [isWon]);
  return isWon && !hasParted && !isStill;
}

interface StageProps {
  readonly onHome: () => void;
  readonly onKeys: () => void;
}

/** Few large tiles: the table with one button, and the end that says that it was done well. */
function LargeScreen({
  game,
  isOver,
  onHome,
  onKeys,
}: StageProps & { readonly game: OpenGame; readonly isOver: boolean }) {
  return (
    <IsLargeContext value={true}>
      {isOver ? (
        <LargeEnd game={game} onHome={onHome} onKeys={onKeys} />
      ) : (
        <LargeTable key={game.gameId} game={game} onHome={onHome} onKeys={onKeys}>
          <PlayBoard game={game} finding={null} isLarge />
        </LargeTable>
      )}
    </IsLargeContext>
  );
}

function StageScreen({ onHome, onKeys }: StageProps) {
  const session = useService(SESSION);
  const stage = useSession((state) => state.stage);
  const game = useSession((state) => state.game);
  const isParting = useParting(game?.view.status === 'won' && stage.name === 'finished');
  const isLarge = game !== null && MODE_LOOKS[game.setup.mode].isLarge === true;
  if (isLarge && (stage.name === 'playing' || stage.name === 'finishing' || stage.name === 'finished')) {
    const isOver = stage.name === 'finished' && !isParting;
    return <LargeScreen game={game} isOver={isOver} onHome={onHome} onKeys={onKeys} />;
  }
  if (stage.name === 'finished' && !isParting)
    return <FinishedScreen stage={stage} onHome={onHome} onKeys={onKeys} />;
  if (stage.name === 'shown' && game !== null)
    return <ShownScreen game={game} onHome={onHome} onKeys={onKeys} />;
  if (stage.name === 'given-up' && game !== null)
    return <GivenUpScreen game={game} onHome={onHome} onKeys={onKeys} />;
  if (stage.name === 'finish-failed')
    return <TroubleCard trouble={stage.trouble} onHome={onHome} onTryAgain={() => void session.finish()} />;
  if (stage.name === 'open-failed' || game === null) return <EmptyScreen stage={stage} onHome={onHome} />;
  return <PlayingScreen key={game.gameId} game={game} stage={stage} onHome={onHome} onKeys={onKeys} />;
}

/** The current game, from the deal to its end. */
export function PlayScreen({ onKeys }: { readonly onKeys: () => void }) {
  const services = useServices();
  const stageName = useSession((state) => state.stage.name);
  const unaccepted = useStore(services.get(JOURNAL).store, ({ pending }) => pending);
  return (
    <main
      data-part="play"
      className={styles.play}
      data-screen="play"
      data-stage={stageName}
      data-unaccepted={unaccepted}
    >
      <StageScreen onHome={() => leaveHome(services)} onKeys={onKeys} />
    </main>
  );
}

interface FinishedScreenProps {
  readonly stage: Extract<Stage, { name: 'finished' }>;
  readonly onHome: () => void;
  readonly onKeys: () => void;
}

function FinishedScreen({ stage, onHome, onKeys }: FinishedScreenProps) {
  useKeys('game', { keys: onKeys, back: onHome });
  return <EndCard finished={stage.finished} onHome={onHome} />;
}

interface ShownScreenProps {
  readonly game: OpenGame;
  readonly onHome: () => void;
  readonly onKeys: () => void;
}

function ShownScreen({ game, onHome, onKeys }: ShownScreenProps) {
  useKeys('game', { keys: onKeys, back: onHome });
  return <ShownCard game={game} onHome={onHome} />;
}

function GivenUpScreen({ game, onHome, onKeys }: ShownScreenProps) {
  useKeys('game', { keys: onKeys, back: onHome });
  return <GivenUpCard game={game} onHome={onHome} />;
}
