/** Positions of a game that are worth another look though nothing was lost in them: facts of the replay and of its review. */
import { countTiles, type Point } from '../../../core/board/board.ts';
import { type WinFigure, winsOf } from '../../../core/review/position-review.ts';
import { cellsOfNode, type ReplayedGame } from '../../../core/review/replay/replayed-game.ts';
import { isTellable } from '../../../core/solve/measured-share.ts';
import type { NodeFacts } from './review-facts.ts';

/** A remarkable link of a game, and the reason why it is remarkable; there is one at most of each kind. */
export type ReviewMoment = { readonly before: number; readonly after: number; readonly number: number } & (
  | { readonly kind: 'narrow'; readonly legal: number; readonly pairsLeft: number }
  /** Random games are won least: the interval lies below those of all other positions on the line. */
  | { readonly kind: 'risky'; readonly wins: WinFigure }
  | {
      readonly kind: 'long-line';
      readonly points: readonly Point[];
      readonly steps: number;
      readonly turns: number;
    }
  | { readonly kind: 'long-look'; readonly lookedMs: number }
);

/** A shorter look than this is none. */
const LEAST_LOOK_MS = 2_000;
/** With more ways to link nobody feels that there are few. */
const MOST_WAYS = 4;
/** The line between two neighbours is one step. */
const LEAST_STEPS = 2;

/** The moments along a line of a game, in the order of play. */
export function momentsOf(
  game: ReplayedGame,
  facts: readonly NodeFacts[],
  line: readonly number[],
): readonly ReviewMoment[] {
  const links = line.filter((node) => game.nodes[node]?.by === 'link');
  return [
    bestOf(links, (after) => narrowAt(game, facts, after)),
    bestOf(links, (after) => riskyAt(game, facts, after, links)),
    bestOf(links, (after) => longLineAt(game, after)),
    bestOf(links, (after) => longLookAt(game, after)),
  ]
    .filter((moment) => moment !== null)
    .sort((one, other) => one.number - other.number);
}

/** The kinds of moments, the one first that says most of its move. */
const BY_WORTH = ['long-look', 'long-line', 'narrow', 'risky'] as const;

/** One moment of each move, and none of a move that is told beside them. */
export function oneEachMove(
  moments: readonly ReviewMoment[],
  told: readonly { readonly after: number }[],
): readonly ReviewMoment[] {
  const rankOf = ({ kind }: ReviewMoment) => BY_WORTH.indexOf(kind);
  const isBest = (moment: ReviewMoment) =>
    moments.every(
      ({ after, ...other }) => after !== moment.after || BY_WORTH.indexOf(other.kind) >= rankOf(moment),
    );
  return moments.filter((moment) => isBest(moment) && told.every(({ after }) => after !== moment.after));
}

/** A moment, and by how much it stands out. */
type Weighed = { readonly moment: ReviewMoment; readonly weight: number } | null;

/** The first of those that stand out most. */
function bestOf(links: readonly number[], weigh: (after: number) => Weighed): ReviewMoment | null {
  let best: Weighed = null;
  for (const after of links) {
    const weighed = weigh(after);
    if (weighed !== null && (best === null || weighed.weight > best.weight)) best = weighed;
  }
  return best?.moment ?? null;
}

function placeOf({ nodes }: ReplayedGame, after: number) {
  return { before: nodes[after]?.parent ?? -1, after, number: nodes[after]?.pairs ?? 0 };
}

/** Few links for as many pairs as were left: the end of a board is not narrow, for hardly anything is left to link. */
function narrowAt(game: ReplayedGame, facts: readonly NodeFacts[], after: number): Weighed {
  const place = placeOf(game, after);
  const legal = facts[place.before]?.position?.legal ?? 0;
  const pairsLeft = countTiles(cellsOfNode(game, place.before)) / 2;
  if (legal === 0 || legal > MOST_WAYS || legal >= pairsLeft) return null;
  return { moment: { kind: 'narrow', ...place, legal, pairsLeft }, weight: pairsLeft / legal };
}

function riskyAt(
  game: ReplayedGame,
  facts: readonly NodeFacts[],
  after: number,
  links: readonly number[],
): Weighed {
  const place = placeOf(game, after);
  const winsBefore = (link: number) => facts[placeOf(game, link).before]?.position?.wins ?? null;
  const wins = winsBefore(after);
  if (wins === null || wins.won === wins.games || !isTellable(winsOf(wins))) return null;
  // Shares whose intervals overlap have no order.
  const isFewest = links.every(
    (link) => link === after || (winsBefore(link)?.lowPermille ?? 0) > wins.highPermille,
  );
  if (!isFewest) return null;
  return { moment: { kind: 'risky', ...place, wins }, weight: 1 - winsOf(wins).share };
}

function longLineAt(game: ReplayedGame, after: number): Weighed {
  const { line = [], turns = 0 } = game.nodes[after] ?? {};
  const steps = lengthOf(line);
  if (steps < LEAST_STEPS) return null;
  return {
    moment: { kind: 'long-line', ...placeOf(game, after), points: line, steps, turns },
    weight: steps,
  };
}

function lengthOf(line: readonly Point[]): number {
  let steps = 0;
  for (const [at, [x, y]] of line.entries()) {
    const [fromX, fromY] = line[at - 1] ?? [x, y];
    steps += Math.abs(x - fromX) + Math.abs(y - fromY);
  }
  return steps;
}

/** The time since whatever the player did before, be it that a move was taken back. */
function longLookAt(game: ReplayedGame, after: number): Weighed {
  const node = game.nodes[after];
  if (node === undefined || node.isAuto) return null;
  const { lookedMs } = node;
  if (lookedMs < LEAST_LOOK_MS) return null;
  return { moment: { kind: 'long-look', ...placeOf(game, after), lookedMs }, weight: lookedMs };
}
