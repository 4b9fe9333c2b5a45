/** Why two tiles are no pair, by the second one. */
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '../../../core/board/board.ts';
import type { BoardHandle, BoardSight } from '../../board/board-props.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { messageWords, type Refused, standsByTile } from '../../parts/messages/message-words.ts';
import { turnLine } from '../../parts/turned-marks.ts';
import type { OpenGame } from '../../state/play/session-state.ts';
import { useSession } from '../../state/play/use-session.ts';
import { type BoardLayout, cellRectangle, pointCentre } from '../../viewport/layout.ts';
import { type Covered, placeWords, SPOKEN_OF, type WordsPlace } from '../../viewport/words-place.ts';
import styles from './blocked-words.module.css';

interface BlockedWordsProps {
  readonly game: OpenGame;
  readonly handle: RefObject<BoardHandle | null>;
  readonly sight: BoardSight;
  readonly toShown: (cell: number) => number;
  readonly isTurned: boolean;
}

/** The words stand beside the second tile, or the one in the way, and never over either: where they cover nothing, if they can. */
export function BlockedWords(props: BlockedWordsProps) {
  const message = useSession((state) => state.message);
  if (message === null || !standsByTile(message)) return null;
  // Another pair has words of its own.
  return <Words key={message.pair.join()} {...props} message={message} />;
}

function Words({ message, ...props }: BlockedWordsProps & { readonly message: Refused }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const [words, setWords] = useState<HTMLElement | null>(null);
  const place = usePlace(words, props, message);
  return (
    <p
      ref={setWords}
      data-part="over-board"
      className={styles.blocked}
      data-testid="blocked"
      data-side={place?.side}
      style={
        place === null
          ? { visibility: 'hidden' }
          : ({ left: place.left, top: place.top, '--point': `${place.point}px` } as CSSProperties)
      }
    >
      {messageWords(t, message, props.game.view, pictureName)}
    </p>
  );
}

/** Returns the place of the words, which follows the board when it is moved; null before the words are measured. */
function usePlace(words: HTMLElement | null, props: BlockedWordsProps, message: Refused): WordsPlace | null {
  const [place, setPlace] = useState<WordsPlace | null>(null);
  const { game, handle, sight, toShown, isTurned } = props;
  useLayoutEffect(() => {
    if (words === null) return;
    return sight.watch(() => {
      const layout = handle.current?.layout() ?? null;
      const room = handle.current?.element() ?? null;
      if (layout === null || room === null) return;
      const { pair, error } = message;
      const [x, y] = (error.code === 'blocked' && error.way?.line[error.way.at]) || [];
      // They speak of the tile in the way too.
      const bar = x === undefined || y === undefined ? [] : [y * game.view.deal.template.width + x];
      setPlace(
        placeWords(
          [pair[1], ...bar].map((cell) => cellRectangle(layout, toShown(cell))),
          { width: words.offsetWidth, height: words.offsetHeight },
          { width: room.clientWidth, height: room.clientHeight },
          coveredBy(layout, { game, toShown, isTurned }, message),
        ),
      );
    });
  }, [words, game, handle, sight, toShown, isTurned, message]);
  return place;
}

/** Returns what the words should not cover: tiles, and far less anything of the pair and of the way up to the tile in it. */
function coveredBy(
  layout: BoardLayout,
  { game, toShown, isTurned }: Pick<BlockedWordsProps, 'game' | 'toShown' | 'isTurned'>,
  { pair, error }: Refused,
) {
  const way = error.code === 'blocked' ? error.way : null;
  const line: readonly Point[] = isTurned ? turnLine(way?.line ?? []) : (way?.line ?? []);
  const side = layout.cell / 2;
  return [
    ...game.view.cells.flatMap((kind, cell): Covered[] =>
      kind > 0
        ? [{ ...cellRectangle(layout, toShown(cell)), weight: pair.includes(cell) ? SPOKEN_OF : 1 }]
        : [],
    ),
    ...line.slice(0, (way?.at ?? 0) + 1).map((point): Covered => {
      const { x, y } = pointCentre(layout, point);
      return { x: x - side / 2, y: y - side / 2, width: side, height: side, weight: SPOKEN_OF };
    }),
  ];
}
