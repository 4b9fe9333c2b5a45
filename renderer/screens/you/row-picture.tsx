/** The board of a game in a list: its shape at once, its tiles once the row has come into sight and the game was read. */
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Shape } from '../../../core/board/board.ts';
import { SmallBoard } from '../../components/pictures/small-board.tsx';
import { useService } from '../../services/use-service.ts';
import { type EndedPicture, emptyPicture } from '../../state/review/ended-picture.ts';
import { ENDED_PICTURES, type PicturedGame, pictureKey } from '../../state/review/ended-pictures.ts';
import styles from './row-picture.module.css';

/** The picture of a game; null until it is there. */
export function useEndedPicture(game: PicturedGame): EndedPicture | null {
  return useStore(useService(ENDED_PICTURES).store, (pictures) => pictures.get(pictureKey(game)) ?? null);
}

interface RowPictureProps {
  readonly game: PicturedGame;
  /** The shape that is shown until the picture is known; none where it is not known. */
  readonly shape: Shape | undefined;
}

export function RowPicture({ game, shape }: RowPictureProps) {
  const endedPictures = useService(ENDED_PICTURES);
  const place = useRef<HTMLSpanElement>(null);
  const picture = useEndedPicture(game);
  const empty = useMemo(() => (shape === undefined ? null : emptyPicture(shape)), [shape]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let leave = () => {};
    const observer = new IntersectionObserver((entries) => {
      leave();
      leave = entries.at(-1)?.isIntersecting ? endedPictures.want(game) : () => {};
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [endedPictures, game]);
  const shown = picture ?? empty;
  return (
    <span ref={place} className={styles.picture} data-part="row-picture" data-ready={picture !== null}>
      {shown !== null && <SmallBoard {...shown} />}
    </span>
  );
}
