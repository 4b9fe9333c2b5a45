import type { ParseKeys } from 'i18next';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Assist } from '../../../../core/game/modes/assist.ts';
import { COMBO_WINDOW_MS } from '../../../../core/game/setup/score.ts';
import type { GameView } from '../../../../core/game/view.ts';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { turnsName } from '../../../components/words.ts';
import { type Command, keyLabel, type ZoomCommand } from '../../../input/keymap.ts';
import { useService } from '../../../services/use-service.ts';
import { canPlay, type OpenGame } from '../../../state/play/session-state.ts';
import { useSession } from '../../../state/play/use-session.ts';
import { isSilent, SETTINGS } from '../../../state/settings.ts';
import { ComingGravity } from '../countdown/coming-gravity.tsx';
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
  /** Only the drawing is seen, at any width; the name is for screen readers. */
  readonly isIcon?: boolean;
}

/** Drawn again when something of it changes: most links change no button. */
const CommandButton = memo(function CommandButton(props: ButtonProps) {
  const { command, icon, words, onClick, isDisabled, isPrimary, isIcon } = props;
  const { t } = useTranslation();
  const name = t(words);
  return (
    <button
      type="button"
      className={isPrimary ? 'button button-primary' : 'button'}
      data-command={command}
      data-icon={isIcon}
      title={name}
      aria-keyshortcuts={keyLabel('game', command)}
      disabled={isDisabled}
      // A click leaves the keys where they are, on the board.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className="command-name">{name}</span>
      <span className="key" aria-hidden="true">
        {keyLabel('game', command)}
      </span>
    </button>
  );
});

const COMBO_WINDOW = { '--combo-window': `${COMBO_WINDOW_MS}ms` } as CSSProperties;

/** The last link in words, and the combo it belongs to, for as long as a next link would join it. */
function LastLinkWords({ pairsLeft, isPaused }: { readonly pairsLeft: number; readonly isPaused: boolean }) {
  const { t } = useTranslation();
  const link = useSession((state) => state.lastLink);
  if (link === null) return null;
  const combo = link.comboCount > 1 ? t('play.combo', { count: link.comboCount }) : null;
  return (
    <p
      // Each link has the whole time anew.
      key={pairsLeft}
      className="last-link"
      data-testid="last-link"
      data-paused={isPaused}
      style={COMBO_WINDOW}
    >
      {combo !== null && <b>{combo}</b>} <span>{turnsName(t, link.turns)}</span>
    </p>
  );
}

interface FootState {
  readonly isLive: boolean;
  readonly isPaused: boolean;
  readonly isAuto: boolean;
  readonly isMuted: boolean;
}

/** A button as data; `isShown` is false for what the rules of the mode do not offer. */
interface FootButton extends Omit<ButtonProps, 'onClick'> {
  readonly isShown: boolean;
}

/** The buttons of the toolbar in their order. */
function buttonsOf({ canUndo, canRedo, allowed, tools }: GameView, state: FootState): readonly FootButton[] {
  const { isLive, isPaused, isAuto, isMuted } = state;
  const may = (assist: Assist) => allowed.includes(assist);
  const help = { isDisabled: !isLive };
  const always = { isShown: true };
  return [
    {
      command: 'undo',
      icon: 'undo',
      words: 'command.undo',
      isShown: may('undo'),
      isDisabled: !canUndo || isPaused,
    },
    {
      command: 'redo',
      icon: 'redo',
      words: 'command.redo',
      isShown: may('undo'),
      isDisabled: !canRedo || isPaused,
    },
    { command: 'hint', icon: 'hint', words: 'command.hint', isShown: may('hint'), ...help, isPrimary: true },
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
    { command: 'restart', icon: 'restart', words: 'command.restart', ...always },
    {
      command: 'pause',
      icon: isPaused ? 'play' : 'pause',
      words: isPaused ? 'command.resume' : 'command.pause',
      ...always,
    },
    {
      command: 'mute',
      icon: isMuted ? 'muted' : 'sound',
      words: isMuted ? 'command.unmute' : 'command.mute',
      ...always,
      isIcon: true,
    },
  ];
}

export function PlayFoot({ game, commands }: { readonly game: OpenGame; readonly commands: PlayCommands }) {
  const { t } = useTranslation();
  const isLive = useSession(canPlay);
  const isPaused = useSession((state) => state.isPaused);
  const isAuto = useSession((state) => state.autoplay !== 'off');
  const isMuted = useStore(useService(SETTINGS).store, ({ settings }) => isSilent(settings));
  const { tools, pairsLeft } = game.view;
  const buttons = buttonsOf(game.view, { isLive, isPaused, isAuto, isMuted });
  return (
    <footer className="play-foot">
      {tools !== null && <ToolButtons tools={tools} commands={commands} />}
      <div className="commands" role="toolbar" aria-label={t('play.commands')}>
        {buttons.map(
          ({ isShown, ...button }) =>
            isShown && <CommandButton key={button.command} {...button} onClick={commands[button.command]} />,
        )}
      </div>
      {tools !== null && <ComingGravity game={game} />}
      <LastLinkWords pairsLeft={pairsLeft} isPaused={isPaused} />
    </footer>
  );
}
