import type { Assist } from './modes/assist.ts';
import type { Mode } from './modes/table.ts';
import { currentNode, type Game } from './play/game.ts';
import type { ScoreBreakdown } from './setup/score.ts';

/** A row of a score table. Assisted games are ranked apart. */
export interface ScoreRow {
  gameId: string;
  mode: Mode;
  templateHash: string;
  templateName: string;
  builtIn: boolean;
  score: ScoreBreakdown;
  scoreVersion: number;
  assists: Assist[];
  level: number;
  links: number;
  /** In milliseconds of the game's clock. */
  elapsedMs: number;
  /** In UTC milliseconds. */
  finishedAt: number;
  /** The game went on after its program had ended while the clock ran: seconds of it may be missing. */
  isInterrupted?: true;
  /** In lists: the game was not computed again from its seeds, so it stands below those that were. */
  notRechecked?: true;
}

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
