/** A finished game in figures that can be added up over many games. All of them follow from its deal and its journal. */
import { makeFigures } from './figure-names.ts';
import type { GameFigures } from './figures-form.ts';
import { hasScore } from './modes/table.ts';
import { type DealPath, isOwnLink, pathByDeal } from './path.ts';
import type { Game } from './play/game.ts';

/** Fewer pairs have no last third worth the name. */
const LEAST_PAIRS = 9;

/** A game without a clock is in no measure of time. */
const NO_PACE = { weightedLinks: 0, elapsedMs: 0, clearedMs: 0, lastThirdMs: 0 };

/** The figures of a game. Linear in its nodes. */
export function figuresOf(game: Game): GameFigures {
  const deals = pathByDeal(game);
  const own = deals.flatMap(({ moves }) => moves.filter(isOwnLink));
  const figures = {
    links: own.length,
    weightedLinks: own.reduce((sum, { deal }) => sum + 1_000 + deal.lossPermille, 0),
    elapsedMs: game.elapsedMs,
    triedLinks: game.tried.links,
    misses: game.tried.misses,
    ...pacesOf(deals),
  };
  return !hasScore(game.setup.mode) ? { ...figures, ...NO_PACE } : figures;
}

/** The figures of several games together. */
export function sumOfFigures(games: readonly GameFigures[]): GameFigures {
  return makeFigures((name) => games.reduce((total, figures) => total + figures[name], 0));
}

/** The paces on the deals. A deal begins when the one before it was cleared: the clock stands while it is dealt. */
function pacesOf(deals: readonly DealPath[]): Pick<GameFigures, 'clearedMs' | 'lastThirdMs'> {
  let clearedMs = 0;
  let lastThirdMs = 0;
  let beginsAtMs = 0;
  for (const { moves } of deals) {
    const links = moves.filter(({ by }) => by === 'link');
    const last = links.at(-1);
    if (last === undefined) continue;
    const thirdBegins = links[Math.floor((2 * links.length) / 3) - 1];
    const isMeasured = last.state === 'cleared' && links.length >= LEAST_PAIRS && links.every(isOwnLink);
    if (isMeasured && thirdBegins !== undefined) {
      clearedMs += last.lastLinkMs - beginsAtMs;
      lastThirdMs += last.lastLinkMs - thirdBegins.lastLinkMs;
    }
    beginsAtMs = last.lastLinkMs;
  }
  return { clearedMs, lastThirdMs };
}
