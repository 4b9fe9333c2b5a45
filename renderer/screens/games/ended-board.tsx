/** The board of the game beside the list, with its pictures. */
import { useEffect, useMemo, useState } from 'react';
import type { EndedGame } from '../../../core/contract/reviews.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { useApp } from '../../state/app-context.ts';
import { type EndedPicture, endedPicture } from '../../state/review/ended-picture.ts';
import { useSmallTiles } from '../review/tile-faces.tsx';
import { PicturedBoard } from '../why/pictured-board.tsx';

/** A pointer that passes over many rows asks for none of their games. */
const REST_MS = 80;

/** The shape before its tiles are there. */
function emptyOf({ width, height, marks }: TemplateRevision): EndedPicture {
  return { board: { width, height, marks, cells: marks.map(() => 0) } };
}

/** The picture of a game, kept for when its row is pointed at again; null until it is there, and when it cannot be read. */
function useEndedPicture(game: EndedGame): EndedPicture | null {
  const { reviews } = useApp();
  const [pictures, setPictures] = useState<ReadonlyMap<string, EndedPicture>>(new Map());
  const picture = pictures.get(game.gameId) ?? null;
  const isKnown = picture !== null;
  useEffect(() => {
    if (isKnown) return;
    const timer = setTimeout(async () => {
      const loaded = await reviews.load(game.gameId);
      if (!loaded.ok) return;
      const made = endedPicture(loaded.value.game, game);
      setPictures((before) => new Map(before).set(game.gameId, made));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [reviews, game, isKnown]);
  return picture;
}

interface EndedBoardProps {
  readonly game: EndedGame;
  readonly template: TemplateRevision;
}

export function EndedBoard({ game, template }: EndedBoardProps) {
  const tiles = useSmallTiles();
  const picture = useEndedPicture(game);
  const empty = useMemo(() => emptyOf(template), [template]);
  const { board, pair } = picture ?? empty;
  return (
    <div className="game-particulars-board" data-ready={picture !== null}>
      <PicturedBoard board={board} tiles={tiles} {...(pair && { pair })} />
    </div>
  );
}
