import type { ParseKeys } from 'i18next';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Assist } from '../../../../core/game/modes/assist.ts';
import type { GameView } from '../../../../core/game/view.ts';
import { gameRefusalSentence } from '../../../../core/sentences/refusal-sentences.ts';
import { toolsLeftSentence } from '../../../../core/sentences/standing-sentences.ts';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { keyLabel } from '../../../input/key-labels.ts';
import { keyShortcuts } from '../../../input/key-shortcuts.ts';
import type { Command, ZoomCommand } from '../../../input/keymap.ts';
import { LAYOUT } from '../../../input/layout.ts';
import { HandOrder } from '../../../parts/hand-order.tsx';
import { CommandKey } from '../../../parts/key-cap.tsx';
import { useHelpCosts } from '../../../parts/modes/use-level-stars.ts';
import { useCanGiveUp } from '../../../parts/use-can-give-up.ts';
import { useService } from '../../../services/use-service.ts';
import { SESSION } from '../../../state/play/session.ts';
import { canPlay, type OpenGame } from '../../../state/play/session-state.ts';
import { canSpend } from '../../../state/play/spend-tools.ts';
import { useSession } from '../../../state/play/use-session.ts';
import { ComingGravity } from '../countdown/coming-gravity.tsx';
import styles from './play-foot.module.css';
import toolStyles from './tool-buttons.module.css';
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
  /** Of a tool that a run earns: how many are left. */
  readonly left?: number;
  /** False where a press does nothing now but say why. */
  readonly isReady?: boolean;
  /** Why it is not ready, told in the place of the price. */
  readonly lacks?: 'nothing-to-undo' | 'not-earned' | undefined;
  /** The price of a press, told above the button while the mouse or the focus is there. */
  readonly price?: string | undefined;
}

/** Drawn again when something of it changes: most links change no button. */
const CommandButton = memo(function CommandButton(props: ButtonProps) {
  const { command, icon, words, onClick, isDisabled, left, isReady = true, lacks } = props;
  const { t } = useTranslation();
  const price = lacks === undefined ? props.price : sentenceWords(t, gameRefusalSentence(lacks));
  useStore(LAYOUT);
  const name = t(words);
  return (
    <button
      type="button"
      className="button"
      data-command={command}
      {...(left !== undefined && {
        'data-tool': command,
        'data-left': left,
        'aria-label': sentenceWords(t, toolsLeftSentence('hint', left), String, { name }),
      })}
      title={price === undefined ? [name, keyLabel('game', command)].filter(Boolean).join(' · ') : undefined}
      aria-description={price}
      aria-keyshortcuts={keyShortcuts('game', command)}
      aria-disabled={!isReady || undefined}
      disabled={isDisabled}
      // A click leaves the keys where they are, on the board.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
      {left !== undefined && left > 0 && (
        <span className={toolStyles.count} data-corner="start">
          {left}
        </span>
      )}
      {price !== undefined && (
        <span className={styles.price} data-testid="price" aria-hidden="true">
          {price}
        </span>
      )}
      <CommandKey scope="game" command={command} className={styles.key} />
    </button>
  );
});

interface FootState {
  readonly isLive: boolean;
  readonly isPaused: boolean;
  readonly isAuto: boolean;
  /** The hint that a run has earned can be spent. */
  readonly canSpendHint: boolean;
}

/** A button as data; `isShown` is false for what the rules of the mode do not offer. */
interface FootButton extends Omit<ButtonProps, 'onClick'> {
  readonly isShown: boolean;
}

/** The commands that mark a game as assisted. */
const HELP: ReadonlySet<FootButton['command']> = new Set([
  'undo',
  'hint',
  'reshuffle',
  'verdict',
  'autoplay',
]);

/** The buttons of the bar, which stand in the same places in every mode; the last one comes out on a dead board. */
function barOf({ canUndo, allowed, status, tools }: GameView, state: FootState): readonly FootButton[] {
  const { isLive, isPaused, canSpendHint } = state;
  const isEarned = tools !== null;
  return [
    {
      command: 'undo',
      icon: 'undo',
      words: 'command.undo',
      isShown: allowed.includes('undo'),
      isDisabled: isPaused,
      isReady: canUndo,
      lacks: canUndo ? undefined : 'nothing-to-undo',
    },
    {
      command: 'hint',
      icon: 'hint',
      words: 'command.hint',
      isShown: isEarned || allowed.includes('hint'),
      ...(tools === null
        ? { isDisabled: !isLive }
        : { left: tools.hint, isReady: canSpendHint, lacks: tools.hint === 0 ? 'not-earned' : undefined }),
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
    { command: 'restart', icon: 'restart', words: 'command.restart', isShown: true },
    {
      command: 'redo',
      icon: 'redo',
      words: 'command.redo',
      isShown: may('undo'),
      isDisabled: !canRedo || isPaused,
    },
    {
      command: 'reshuffle',
      icon: 'reshuffle',
      words: 'command.reshuffle',
      isShown: may('reshuffle') && tools === null,
      ...help,
    },
    { command: 'verdict', icon: 'verdict', words: 'command.verdict', isShown: may('verdict'), ...help },
    {
      command: 'autoplay',
      icon: isAuto ? 'stop' : 'autoplay',
      words: isAuto ? 'command.stop' : 'command.autoplay',
      isShown: may('auto-play'),
      ...help,
    },
  ];
}

interface SheetProps {
  readonly game: OpenGame;
  readonly buttons: readonly FootButton[];
  readonly commands: PlayCommands;
  readonly onDone: () => void;
}

/** All commands that the bar leaves out, in two rows above the bar; the board stays as it is below them. */
function MoreSheet({ game, buttons, commands, onDone }: SheetProps) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const canGiveUp = useCanGiveUp(game);
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = sheet.current;
    const button = document.querySelector<HTMLElement>(`[aria-controls="${SHEET}"]`);
    const put = ({ target }: PointerEvent) => {
      if (target instanceof Node && !own?.contains(target) && !button?.contains(target)) onDone();
    };
    // Opened by keys it has them; a click leaves them on the board.
    if (button?.matches(':focus-visible')) own?.querySelector('button')?.focus();
    document.addEventListener('pointerdown', put, true);
    return () => {
      document.removeEventListener('pointerdown', put, true);
      if (own?.contains(document.activeElement)) button?.focus();
    };
  }, [onDone]);
  return (
    <div ref={sheet} className={styles.sheet} id={SHEET} role="toolbar" aria-label={t('record.playing.more')}>
      {buttons.map(
        ({ isShown, ...button }) =>
          isShown && <CommandButton key={button.command} {...button} onClick={commands[button.command]} />,
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
  /** The first commands behind it. */
  readonly of: readonly FootButton[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function MoreButton({ of, isOpen, onToggle }: MoreButtonProps) {
  const { t } = useTranslation();
  const commands = of.flatMap(({ isShown, words }) => (isShown ? [t(words)] : []));
  const name = t('record.playing.more');
  return (
    <button
      type="button"
      className={`button ${styles.more}`}
      data-command="more"
      title={[name, ...commands, t('command.give-up')].join(' · ')}
      aria-label={name}
      aria-expanded={isOpen}
      aria-controls={SHEET}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      <Icon name="more" />
      <span className={styles.name}>{name}</span>
    </button>
  );
}

export interface PlayFootProps {
  readonly game: OpenGame;
  readonly commands: PlayCommands;
  readonly isMoreOpen: boolean;
  readonly onMore: (isOpen: boolean) => void;
}

export function PlayFoot({ game, commands, isMoreOpen, onMore }: PlayFootProps) {
  const { t } = useTranslation();
  const isLive = useSession(canPlay);
  const isPaused = useSession((state) => state.isPaused);
  const isAuto = useSession((state) => state.autoplay !== 'off');
  const canSpendHint = useSession((state) => canSpend(state, 'hint'));
  const { tools } = game.view;
  const state = { isLive, isPaused, isAuto, canSpendHint };
  const sheet = sheetOf(game.view, state);
  const close = useCallback(() => onMore(false), [onMore]);
  const mayLoseStars = useHelpCosts(game) !== null;
  const price = mayLoseStars ? t('record.star.help-costs') : undefined;
  const priced = (button: FootButton): FootButton =>
    HELP.has(button.command) ? { ...button, price } : button;
  const buttons = [
    ...barOf(game.view, state)
      .map(priced)
      .map(
        ({ isShown, ...button }) =>
          isShown && <CommandButton key={button.command} {...button} onClick={commands[button.command]} />,
      ),
    <MoreButton key="more" of={sheet} isOpen={isMoreOpen} onToggle={() => onMore(!isMoreOpen)} />,
  ];
  return (
    <footer data-part="play-foot" className={styles.foot}>
      {tools !== null && <ToolButtons tools={tools} commands={commands} />}
      {isMoreOpen && <MoreSheet game={game} buttons={sheet.map(priced)} commands={commands} onDone={close} />}
      <div className={styles.bar} role="toolbar" aria-label={t('play.commands')}>
        <HandOrder>{buttons}</HandOrder>
      </div>
      {tools !== null && (
        <div className={styles.beside}>
          <ComingGravity game={game} />
        </div>
      )}
    </footer>
  );
}
