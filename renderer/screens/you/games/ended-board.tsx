/** The board of the game beside the list, with its pictures. */
import { useEffect, useMemo } from 'react';
import type { EndedGame } from '../../../../core/contract/reviews.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { useSmallTiles } from '../../../parts/tile-faces.tsx';
import { PicturedBoard } from '../../../parts/why/pictured-board.tsx';
import { useService } from '../../../services/use-service.ts';
import { emptyPicture } from '../../../state/review/ended-picture.ts';
import { ENDED_PICTURES } from '../../../state/review/ended-pictures.ts';
import styles from '../games.module.css';
import { useEndedPicture } from '../row-picture.tsx';

interface EndedBoardProps {
  readonly game: EndedGame;
  readonly template: TemplateRevision;
}

export function EndedBoard({ game, template }: EndedBoardProps) {
  const endedPictures = useService(ENDED_PICTURES);
  const tiles = useSmallTiles();
  const picture = useEndedPicture(game);
  const empty = useMemo(() => emptyPicture(template), [template]);
  // It is mostly there already, for its row.
  useEffect(() => endedPictures.want(game), [endedPictures, game]);
  const { board, pair } = picture ?? empty;
  return (
    <div className={styles.board} data-ready={picture !== null}>
      <PicturedBoard board={board} tiles={tiles} {...(pair && { pair })} />
    </div>
  );
}
