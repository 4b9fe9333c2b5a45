/** The board of the game beside the list, with its pictures. */
import { useEffect, useMemo } from 'react';
import type { EndedGame } from '../../../../core/contract/reviews.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { useSmallTiles } from '../../../parts/tile-faces.tsx';
import { PicturedBoard } from '../../../parts/why/pictured-board.tsx';
import { useApp } from '../../../state/app/app-context.ts';
import { emptyPicture } from '../../../state/review/ended-picture.ts';
import { useEndedPicture } from '../row-picture.tsx';

interface EndedBoardProps {
  readonly game: EndedGame;
  readonly template: TemplateRevision;
}

export function EndedBoard({ game, template }: EndedBoardProps) {
  const { endedPictures } = useApp();
  const tiles = useSmallTiles();
  const picture = useEndedPicture(game);
  const empty = useMemo(() => emptyPicture(template), [template]);
  // It is mostly there already, for its row.
  useEffect(() => endedPictures.want(game), [endedPictures, game]);
  const { board, pair } = picture ?? empty;
  return (
    <div className="game-particulars-board" data-ready={picture !== null}>
      <PicturedBoard board={board} tiles={tiles} {...(pair && { pair })} />
    </div>
  );
}
