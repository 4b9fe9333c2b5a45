import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { COMBO_WINDOW_MS } from '../../../core/game/score.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { turnsName } from '../../components/words.ts';
import { type Command, keyLabel, type ZoomCommand } from '../../input/keymap.ts';
import { useApp, useSession } from '../../state/app-context.ts';
import { canPlay, type Table } from '../../state/play/session-state.ts';
import { isSilent } from '../../state/settings.ts';
import { ToolLedge } from './tool-ledge.tsx';

/** What each command does on this screen. */
export type PlayCommands = Readonly<
  Record<Exclude<Command, ZoomCommand | 'next' | 'keys' | 'back'>, () => void>
>;

interface CommandButtonProps {
  readonly command: keyof PlayCommands;
  readonly icon: IconName;
  readonly name: string;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly isPrimary?: boolean;
  /** Only the drawing is seen, at any width; the name is for screen readers. */
  readonly isIcon?: boolean;
}

function CommandButton(props: CommandButtonProps) {
  const { command, icon, name, onClick, isDisabled, isPressed, isPrimary, isIcon } = props;
  return (
    <button
      type="button"
      className={isPrimary ? 'button button-primary' : 'button'}
      data-command={command}
      data-icon={isIcon}
      title={name}
      aria-keyshortcuts={keyLabel(command)}
      aria-pressed={isPressed}
      disabled={isDisabled}
      // A click leaves the keys where they are, on the board.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className="command-name">{name}</span>
      <span className="key" aria-hidden="true">
        {keyLabel(command)}
      </span>
    </button>
  );
}

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

export function PlayFoot({ table, commands }: { readonly table: Table; readonly commands: PlayCommands }) {
  const { t } = useTranslation();
  const isLive = useSession(canPlay);
  const isPaused = useSession((state) => state.isPaused);
  const isAuto = useSession((state) => state.autoplay !== 'off');
  const isMuted = useStore(useApp().settings.store, ({ settings }) => isSilent(settings));
  const { canUndo, canRedo, allowed, tools } = table.view;
  const button = (command: keyof PlayCommands) => ({ command, onClick: commands[command] });
  return (
    <footer className="play-foot">
      {tools !== null && <ToolLedge tools={tools} commands={commands} />}
      <div className="commands" role="toolbar" aria-label={t('play.commands')}>
        {allowed.includes('undo') && (
          <CommandButton
            {...button('undo')}
            icon="undo"
            name={t('command.undo')}
            isDisabled={!canUndo || isPaused}
          />
        )}
        {allowed.includes('undo') && (
          <CommandButton
            {...button('redo')}
            icon="redo"
            name={t('command.redo')}
            isDisabled={!canRedo || isPaused}
          />
        )}
        {allowed.includes('hint') && (
          <CommandButton
            {...button('hint')}
            icon="hint"
            name={t('command.hint')}
            isDisabled={!isLive}
            isPrimary
          />
        )}
        {allowed.includes('verdict') && (
          <CommandButton
            {...button('verdict')}
            icon="verdict"
            name={t('command.verdict')}
            isDisabled={!isLive}
          />
        )}
        {allowed.includes('reshuffle') && tools === null && (
          <CommandButton
            {...button('reshuffle')}
            icon="reshuffle"
            name={t('command.reshuffle')}
            isDisabled={!isLive}
          />
        )}
        {allowed.includes('auto-play') && (
          <CommandButton
            {...button('autoplay')}
            icon={isAuto ? 'stop' : 'autoplay'}
            name={isAuto ? t('command.stop') : t('command.autoplay')}
            isDisabled={!isLive}
          />
        )}
        <CommandButton {...button('restart')} icon="restart" name={t('command.restart')} />
        <CommandButton
          {...button('pause')}
          icon={isPaused ? 'play' : 'pause'}
          name={isPaused ? t('command.resume') : t('command.pause')}
        />
        <CommandButton
          {...button('mute')}
          icon={isMuted ? 'muted' : 'sound'}
          name={isMuted ? t('command.unmute') : t('command.mute')}
          isIcon
        />
      </div>
      <LastLinkWords pairsLeft={table.view.pairsLeft} isPaused={isPaused} />
    </footer>
  );
}
