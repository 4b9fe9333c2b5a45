import type { ParseKeys } from 'i18next';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Settings } from '../../../../core/contract/settings.ts';
import type { Assist } from '../../../../core/game/modes/assist.ts';
import { COMBO_WINDOW_MS } from '../../../../core/game/setup/score.ts';
import type { GameView } from '../../../../core/game/view.ts';
import { comboSentence } from '../../../../core/sentences/standing-sentences.ts';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { turnsName } from '../../../components/words.ts';
import { keyShortcuts } from '../../../input/key-shortcuts.ts';
import type { Command, ZoomCommand } from '../../../input/keymap.ts';
import { LAYOUT } from '../../../input/layout.ts';
import { HandOrder } from '../../../parts/hand-order.tsx';
import { CommandKey } from '../../../parts/key-cap.tsx';
import playStyles from '../../../parts/play.module.css';
import { useCanGiveUp } from '../../../parts/use-can-give-up.ts';
import { useMeasures } from '../../../parts/use-measures.ts';
import { useReading } from '../../../parts/use-reading.ts';
import { useService } from '../../../services/use-service.ts';
import { SESSION } from '../../../state/play/session.ts';
import { canPlay, type OpenGame, type SessionState } from '../../../state/play/session-state.ts';
import { canSpend } from '../../../state/play/spend-tools.ts';
import { useSession } from '../../../state/play/use-session.ts';
import { readingLength } from '../../../state/reading.ts';
import { ComingGravity } from '../countdown/coming-gravity.tsx';
import styles from './play-foot.module.css';
import { ToolButtons } from './tool-buttons.tsx';

/** The handler of each command on this screen. */
export type PlayCommands = Readonly<
  Record<Exclude<Command, ZoomCommand | 'next' | 'keys' | 'back'>, () => void>
>;

interface ButtonProps {
  readonly command: keyof PlayCommands;
  readonly icon: IconName;
  readonly words: ParseKeys;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly isPrimary?: boolean;
}

/** Drawn again when something of it changes: most links change no button. */
const CommandButton = memo(function CommandButton(props: ButtonProps) {
  const { command, icon, words, onClick, isDisabled, isPrimary } = props;
  const { t } = useTranslation();
  useStore(LAYOUT);
  const name = t(words);
  return (
    <button
      type="button"
      className={isPrimary ? 'button button-primary' : 'button'}
      data-command={command}
      title={name}
      aria-keyshortcuts={keyShortcuts('game', command)}
      disabled={isDisabled}
      // A click leaves the keys where they are, on the board.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
      <CommandKey scope="game" command={command} className={styles.key} />
    </button>
  );
});

const lastLinkStyle = (reading: Settings['reading']) =>
  ({
    '--combo-window': `${COMBO_WINDOW_MS}ms`,
    '--combo-read': readingLength(COMBO_WINDOW_MS, reading),
  }) as CSSProperties;

/** The last link in words, and the combo it belongs to, for as long as a next link would join it. */
function LastLinkWords({
  view: { mode, pairsLeft },
  isPaused,
}: {
  readonly view: GameView;
  readonly isPaused: boolean;
}) {
  const { t } = useTranslation();
  const { hasClock } = useMeasures(mode);
  const reading = useReading();
  const link = useSession((state) => state.lastLink);
  if (link === null) return null;
  const combo = link.comboCount > 1 ? sentenceWords(t, comboSentence(link.comboCount)) : null;
  return (
    <p
      // Each link has the whole time anew.
      key={pairsLeft}
      data-part="last-link"
      className={playStyles.lastLink}
      data-testid="last-link"
      data-paused={isPaused}
      data-fuse={hasClock}
      style={lastLinkStyle(reading)}
    >
      {combo !== null && <b>{combo}</b>} <span>{turnsName(t, link.turns)}</span>
    </p>
  );
}

interface FootState {
  readonly isLive: boolean;
  readonly isPaused: boolean;
  readonly isAuto: boolean;
  /** The hint that a run has earned can be spent. */
  readonly canSpendHint: boolean;
  /** Something else is the obvious next thing. */
  readonly isOffered: boolean;
}

/** A button as data; `isShown` is false for what the rules of the mode do not offer. */
interface FootButton extends Omit<ButtonProps, 'onClick'> {
  readonly isShown: boolean;
}

/** The buttons of the bar, which stand in the same places in every mode; the last one comes out on a dead board. */
function barOf({ canUndo, allowed, status, tools }: GameView, state: FootState): readonly FootButton[] {
  const { isLive, isPaused, canSpendHint, isOffered } = state;
  const isEarned = tools !== null;
  return [
    {
      command: 'undo',
      icon: 'undo',
      words: 'command.undo',
      isShown: allowed.includes('undo'),
      isDisabled: !canUndo || isPaused,
    },
    {
      command: 'hint',
      icon: 'hint',
      words: 'command.hint',
      isShown: isEarned || allowed.includes('hint'),
      isDisabled: isEarned ? !canSpendHint : !isLive,
      isPrimary: !isOffered,
    },
    {
      command: 'pause',
      icon: isPaused ? 'play' : 'pause',
      words: isPaused ? 'command.resume' : 'command.pause',
      isShown: true,
    },
    {
      command: 'reshuffle',
      icon: 'reshuffle',
      words: 'command.reshuffle',
      isShown: status === 'dead' && allowed.includes('reshuffle') && !isEarned,
      isDisabled: !isLive,
    },
  ];
}

/** The buttons of the sheet. */
function sheetOf({ canRedo, allowed, tools }: GameView, state: FootState): readonly FootButton[] {
  const { isLive, isPaused, isAuto } = state;
  const may = (assist: Assist) => allowed.includes(assist);
  const help = { isDisabled: !isLive };
  return [
    { command: 'verdict', icon: 'verdict', words: 'command.verdict', isShown: may('verdict'), ...help },
    {
      command: 'reshuffle',
      icon: 'reshuffle',
      words: 'command.reshuffle',
      isShown: may('reshuffle') && tools === null,
      ...help,
    },
    {
      command: 'autoplay',
      icon: isAuto ? 'stop' : 'autoplay',
      words: isAuto ? 'command.stop' : 'command.autoplay',
      isShown: may('auto-play'),
      ...help,
    },
    {
      command: 'redo',
      icon: 'redo',
      words: 'command.redo',
      isShown: may('undo'),
      isDisabled: !canRedo || isPaused,
    },
    { command: 'restart', icon: 'restart', words: 'command.restart', isShown: true },
  ];
}

interface SheetProps {
  readonly game: OpenGame;
  readonly buttons: readonly FootButton[];
  readonly commands: PlayCommands;
  readonly onDone: () => void;
}

/** All commands that the bar leaves out, in two rows between the board and the bar. */
function MoreSheet({ game, buttons, commands, onDone }: SheetProps) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const canGiveUp = useCanGiveUp(game);
  return (
    <div className={styles.sheet} id={SHEET} role="toolbar" aria-label={t('record.playing.more')}>
      {buttons.map(
        ({ isShown, ...button }) =>
          isShown && (
            <CommandButton
              key={button.command}
              {...button}
              onClick={() => {
                onDone();
                commands[button.command]();
              }}
            />
          ),
      )}
      <button
        type="button"
        className="button"
        disabled={!canGiveUp}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          onDone();
          void session.giveUp();
        }}
      >
        <Icon name="flag" />
        <span className={styles.name}>{t('command.give-up')}</span>
      </button>
    </div>
  );
}

const SHEET = 'play-more';

interface MoreButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function MoreButton({ isOpen, onToggle }: MoreButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`button ${styles.more}`}
      data-command="more"
      title={t('record.playing.more')}
      aria-label={t('record.playing.more')}
      aria-expanded={isOpen}
      aria-controls={SHEET}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      <Icon name="more" />
    </button>
  );
}

export interface PlayFootProps {
  readonly game: OpenGame;
  readonly commands: PlayCommands;
  readonly isMoreOpen: boolean;
  readonly onMore: (isOpen: boolean) => void;
  /** A question is asked above the bar. */
  readonly isAsking: boolean;
}

export function PlayFoot({ game, commands, isMoreOpen, onMore, isAsking }: PlayFootProps) {
  const { t } = useTranslation();
  const isLive = useSession(canPlay);
  const isPaused = useSession((state) => state.isPaused);
  const isAuto = useSession((state) => state.autoplay !== 'off');
  const isLost = useSession(saysLost);
  const canSpendHint = useSession((state) => canSpend(state, 'hint'));
  const { tools, status } = game.view;
  const isOffered = isAsking || isAuto || isLost || status === 'dead';
  const state = { isLive, isPaused, isAuto, canSpendHint, isOffered };
  const buttons = [
    ...barOf(game.view, state).map(
      ({ isShown, ...button }) =>
        isShown && <CommandButton key={button.command} {...button} onClick={commands[button.command]} />,
    ),
    <MoreButton key="more" isOpen={isMoreOpen} onToggle={() => onMore(!isMoreOpen)} />,
  ];
  return (
    <footer data-part="play-foot" className={styles.foot}>
      {tools !== null && <ToolButtons tools={tools} commands={commands} />}
      {isMoreOpen && (
        <MoreSheet
          game={game}
          buttons={sheetOf(game.view, state)}
          commands={commands}
          onDone={() => onMore(false)}
        />
      )}
      <div className={styles.bar} role="toolbar" aria-label={t('play.commands')}>
        <HandOrder>{buttons}</HandOrder>
      </div>
      <div className={styles.beside}>
        {tools !== null && <ComingGravity game={game} />}
        <LastLinkWords view={game.view} isPaused={isPaused} />
      </div>
    </footer>
  );
}

/** Returns whether the line above offers the way back from a lost board. */
function saysLost({ message, verdict }: SessionState): boolean {
  return message?.type === 'lost' || (verdict.state === 'known' && verdict.verdict === 'lost');
}
