import type { ScoreRow } from '../contract/schemas.ts';
import { currentNode, type Game } from './play/game.ts';

/** The row that a finished game has in its score table; `finishedAt` in UTC milliseconds. */
export function scoreRowOf(gameId: string, game: Game, finishedAt: number): ScoreRow {
  const { score, level, links } = currentNode(game);
  const { mode, scoreVersion, deal } = game.setup;
  const { hash, name, builtIn } = deal.template;
  return {
    gameId,
    mode,
    templateHash: hash,
    templateName: name,
    builtIn,
    score,
    scoreVersion,
    assists: [...game.assists],
    level,
    links,
    elapsedMs: game.elapsedMs,
    finishedAt,
    ...(game.interruptions > 0 ? { isInterrupted: true } : {}),
  };
}
