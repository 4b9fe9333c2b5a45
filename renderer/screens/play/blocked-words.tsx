/** Why a pair is blocked, by its second tile. */
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameError } from '../../../core/game/play/game.ts';
import type { BoardHandle, BoardSight } from '../../board/board-props.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { messageWords } from '../../parts/messages/message-words.ts';
import type { OpenGame } from '../../state/play/session-state.ts';
import { useSession } from '../../state/play/use-session.ts';
import { cellRectangle, type Rectangle } from '../../viewport/layout.ts';
import styles from './blocked-words.module.css';

interface BlockedWordsProps {
  readonly game: OpenGame;
  readonly handle: RefObject<BoardHandle | null>;
  readonly sight: BoardSight;
  readonly toShown: (cell: number) => number;
  readonly isTurned: boolean;
}

/** Returns where a cell is shown, as long as it lies in the window's part of the board; null for no cell. */
function useShownCell({ handle, sight }: Pick<BlockedWordsProps, 'handle' | 'sight'>, cell: number | null) {
  const [shown, setShown] = useState<Rectangle | null>(null);
  useEffect(() => {
    if (cell === null) return setShown(null);
    return sight.watch(() => {
      const layout = handle.current?.layout() ?? null;
      setShown(layout === null ? null : cellRectangle(layout, cell));
    });
  }, [handle, sight, cell]);
  return shown;
}

/** A pill above the second tile, or below it where there is no room. */
export function BlockedWords({ game, handle, sight, toShown, isTurned }: BlockedWordsProps) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const message = useSession((state) => state.message);
  const isBlocked = message?.type === 'refused' && message.error.code === 'blocked';
  const place = useShownCell({ handle, sight }, isBlocked ? toShown(message.pair[1]) : null);
  if (!isBlocked || place === null) return null;
  const isAbove = place.y > ROOM_PX && !comesFromAbove(message.error, isTurned);
  return (
    <p
      // Another pair has words of its own.
      key={message.pair.join()}
      className={styles.blocked}
      data-testid="blocked"
      data-align={alignmentOf(place.x + place.width / 2)}
      data-side={isAbove ? 'above' : 'below'}
      style={{ left: place.x + place.width / 2, top: isAbove ? place.y : place.y + place.height }}
    >
      <span>{messageWords(t, message, game.view, pictureName)}</span>
    </p>
  );
}

/** Returns whether a blocked pair's first tile, or its way, lies above its second tile, where words would cover it. */
function comesFromAbove(error: GameError, isTurned: boolean): boolean {
  const line = error.code === 'blocked' ? (error.way?.line ?? []) : [];
  const [first, before, end] = [line[0], ...line.slice(-2)];
  if (first === undefined || before === undefined || end === undefined) return false;
  const across = isTurned ? 0 : 1;
  return Math.min(first[across], before[across]) < end[across];
}

/** Near an edge of the window the words lie on the other side of their point. */
function alignmentOf(x: number): 'start' | 'middle' | 'end' {
  if (x < EDGE_PX) return 'start';
  return x > window.innerWidth - EDGE_PX ? 'end' : 'middle';
}

const EDGE_PX = 160;
/** The height of the pill and of its point. */
const ROOM_PX = 40;
