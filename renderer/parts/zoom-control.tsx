import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoomTarget } from '../board/board-props.ts';
import { Icon, type IconName } from '../components/icon.tsx';
import { keyShortcuts, withKeyLabel } from '../input/key-shortcuts.ts';
import type { ZoomCommand } from '../input/keymap.ts';
import type { ZoomState } from '../viewport/camera.ts';
import styles from './zoom.module.css';

interface ZoomControlProps {
  readonly zoom: ZoomState;
  readonly onZoom: (to: ZoomTarget) => void;
  /** The small map of the board. */
  readonly children?: ReactNode;
}

interface ZoomButton {
  readonly to: ZoomTarget;
  readonly command: ZoomCommand;
  readonly words: `command.${ZoomCommand}`;
  readonly icon: IconName;
  readonly isOff: (zoom: ZoomState) => boolean;
}

const BUTTONS: readonly ZoomButton[] = [
  {
    to: 'out',
    command: 'zoom-out',
    words: 'command.zoom-out',
    icon: 'minus',
    isOff: ({ canZoomOut }) => !canZoomOut,
  },
  {
    to: 'whole',
    command: 'zoom-whole',
    words: 'command.zoom-whole',
    icon: 'whole',
    isOff: ({ canZoomOut }) => !canZoomOut,
  },
  {
    to: 'in',
    command: 'zoom-in',
    words: 'command.zoom-in',
    icon: 'plus',
    isOff: ({ canZoomIn }) => !canZoomIn,
  },
];

/** In the board's corner, where the whole board is too small to play with ease; its map lies on the same card. */
export function ZoomControl({ zoom, onZoom, children }: ZoomControlProps) {
  const { t } = useTranslation();
  if (!zoom.hasButtons) return null;
  return (
    <fieldset data-part="zoom" className={styles.zoom} aria-label={t('play.zoom')}>
      {children}
      <div className={styles.buttons}>
        {BUTTONS.map(({ to, command, words, icon, isOff }) => (
          <button
            key={to}
            type="button"
            data-command={command}
            title={withKeyLabel(t(words), 'game', command)}
            aria-label={t(words)}
            aria-keyshortcuts={keyShortcuts('game', command)}
            disabled={isOff(zoom)}
            // A click leaves the keys where they are, on the board.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onZoom(to)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
