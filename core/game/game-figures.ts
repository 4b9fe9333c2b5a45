/** A finished game in figures that can be added up over many games. All of them follow from its deal and its journal. */
import type { GameFigures } from './figures-form.ts';
import { pathBack } from './path-back.ts';
import type { Game } from './play/game.ts';
import type { TreeNode } from './play/tree.ts';

/** Rises when the same game gives other figures; what was kept under an earlier one is computed again. */
export const FIGURES_VERSION = 1;

/** Fewer pairs have no last third worth the name. */
const LEAST_PAIRS = 9;

/** The figures of a game. Linear in its nodes. */
export function figuresOf(game: Game): GameFigures {
  const links = linksOf(game);
  const own = links.filter(isOwn);
  return {
    links: own.length,
    weightedLinks: own.reduce((sum, { deal }) => sum + 1_000 + deal.lossPermille, 0),
    elapsedMs: game.elapsedMs,
    triedLinks: game.tried.links,
    misses: game.tried.misses,
    ...pacesOf(links),
  };
}

/** The figures of several games together. */
export function sumOfFigures(games: readonly GameFigures[]): GameFigures {
  const sum = (key: keyof GameFigures) => games.reduce((total, figures) => total + figures[key], 0);
  return {
    links: sum('links'),
    weightedLinks: sum('weightedLinks'),
    elapsedMs: sum('elapsedMs'),
    triedLinks: sum('triedLinks'),
    misses: sum('misses'),
    clearedMs: sum('clearedMs'),
    lastThirdMs: sum('lastThirdMs'),
  };
}

/** A link of auto-play pays nothing and stands in no combo. */
function isOwn({ comboCount }: TreeNode): boolean {
  return comboCount > 0;
}

/** The links on the path from the deal to the board, first first. */
function linksOf(game: Game): TreeNode[] {
  return [...pathBack(game)].filter(({ by }) => by === 'link').reverse();
}

/** A deal begins when the one before it was cleared: the clock stands while it is dealt. */
function pacesOf(links: readonly TreeNode[]): Pick<GameFigures, 'clearedMs' | 'lastThirdMs'> {
  let clearedMs = 0;
  let lastThirdMs = 0;
  let beginsAtMs = 0;
  for (const deal of byDeal(links)) {
    const last = deal.at(-1);
    if (last === undefined) continue;
    const thirdBegins = deal[Math.floor((2 * deal.length) / 3) - 1];
    const isMeasured = last.state === 'cleared' && deal.length >= LEAST_PAIRS && deal.every(isOwn);
    if (isMeasured && thirdBegins !== undefined) {
      clearedMs += last.lastLinkMs - beginsAtMs;
      lastThirdMs += last.lastLinkMs - thirdBegins.lastLinkMs;
    }
    beginsAtMs = last.lastLinkMs;
  }
  return { clearedMs, lastThirdMs };
}

function byDeal(links: readonly TreeNode[]): TreeNode[][] {
  const deals = new Map<TreeNode['deal'], TreeNode[]>();
  for (const link of links) deals.set(link.deal, [...(deals.get(link.deal) ?? []), link]);
  return [...deals.values()];
}
