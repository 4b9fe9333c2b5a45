/** Fits games of several players on several boards to one scale, and says how well they fit. */

/** Games that were counted: by player and by board, how many were won of so many each. */
export interface LadderGames {
  readonly games: number;
  /** `won[player][board]`. */
  readonly won: readonly (readonly number[])[];
}

/** Players and boards on the logistic scale of ratings. */
export interface FittedScale {
  readonly players: readonly number[];
  readonly boards: readonly number[];
}

const MIDDLE = 1_500;
/** Points of rating in which the odds grow by the factor e. */
const POINTS = 400 / Math.LN10;
const ROUNDS = 200;
/** The deviation of boards that the fit begins with: what keeps a board that all players win or lose from running away. */
const PRIOR_POINTS = 350;

/** The chance that a player of that rating wins a board of that rating. */
export function winChance(player: number, board: number): number {
  return 1 / (1 + Math.exp((board - player) / POINTS));
}

/**
 * The most likely ratings under a normal prior of the boards around their mean, by Newton's method for each in turn (the model
 * of Rasch). The same games give the same ratings. The mean of the boards is at 1500, unless `known` are the ratings of the
 * players: then the boards alone are fitted, on the scale of these.
 */
export function fitScale({ games, won }: LadderGames, known: readonly number[] | null = null): FittedScale {
  const players = won.map((_, player) => ((known?.[player] ?? MIDDLE) - MIDDLE) / POINTS);
  const boards = (won[0] ?? []).map(() => 0);
  const prior = (POINTS / PRIOR_POINTS) ** 2;
  let mean = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const player of known === null ? players.keys() : []) {
      const step = newton(
        boards.map((board, at) => [won[player]?.[at] ?? 0, (players[player] ?? 0) - board]),
      );
      players[player] = (players[player] ?? 0) + bounded(step.slope / Math.max(step.curve, 1e-9));
    }
    for (const board of boards.keys()) {
      const rating = boards[board] ?? 0;
      const step = newton(players.map((player, at) => [won[at]?.[board] ?? 0, player - rating]));
      boards[board] = rating - bounded((step.slope + prior * (rating - mean)) / (step.curve + prior));
    }
    mean = boards.reduce((sum, each) => sum + each, 0) / Math.max(1, boards.length);
    if (known !== null) continue;
    for (const board of boards.keys()) boards[board] = (boards[board] ?? 0) - mean;
    for (const player of players.keys()) players[player] = (players[player] ?? 0) - mean;
    mean = 0;
  }
  const points = (value: number) => MIDDLE + POINTS * value;
  return { players: players.map(points), boards: boards.map(points) };

  /** The slope and the curvature of the likelihood, over pairs of games won and the difference on the inner scale. */
  function newton(pairs: readonly (readonly [won: number, difference: number])[]) {
    let [slope, curve] = [0, 0];
    for (const [count, difference] of pairs) {
      const chance = 1 / (1 + Math.exp(-difference));
      slope += count - games * chance;
      curve += games * chance * (1 - chance);
    }
    return { slope, curve };
  }
}

function bounded(step: number): number {
  return Math.max(-1, Math.min(1, step));
}

/** The errors and the agreement of a scale in games that it was not fitted to. */
export interface Fit {
  /** The mean square of what it predicts wrongly. */
  readonly brier: number;
  /** The same if every chance were known: the games' own chance. */
  readonly noise: number;
  /** Spearman's rank correlation of the boards' ratings by every second player's games and by the others', from -1 to 1. */
  readonly agreement: number;
}

/** Ratings are shown if the Brier score exceeds its noise by at most this and the halves of the ladder agree at least so well. */
export const MOST_EXCESS = 0.03;
export const LEAST_AGREEMENT = 0.5;

/** Tests a scale on fresh games of the same players on the same boards. */
export function testFit(scale: FittedScale, fresh: LadderGames): Fit {
  let [brier, noise, cells] = [0, 0, 0];
  for (const [player, row] of fresh.won.entries()) {
    for (const [board, won] of row.entries()) {
      const share = won / fresh.games;
      const chance = winChance(scale.players[player] ?? MIDDLE, scale.boards[board] ?? MIDDLE);
      brier += share * (1 - chance) ** 2 + (1 - share) * chance ** 2;
      noise += (share * (1 - share) * fresh.games) / (fresh.games - 1);
      cells++;
    }
  }
  const half = (parity: number) =>
    fitScale({ ...fresh, won: fresh.won.filter((_, player) => player % 2 === parity) }).boards;
  return { brier: brier / cells, noise: noise / cells, agreement: rankCorrelation(half(0), half(1)) };
}

/** Returns whether ratings may be shown. */
export function isFitting({ brier, noise, agreement }: Fit): boolean {
  return brier - noise <= MOST_EXCESS && agreement >= LEAST_AGREEMENT;
}

/** Spearman's rank correlation; equal values share the mean of their ranks. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [ranksOf(one), ranksOf(other)];
  const mean = (first.length - 1) / 2;
  let [both, left, right] = [0, 0, 0];
  for (const [index, rank] of first.entries()) {
    const [a, b] = [rank - mean, (second[index] ?? 0) - mean];
    both += a * b;
    left += a * a;
    right += b * b;
  }
  return left === 0 || right === 0 ? 0 : both / Math.sqrt(left * right);
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((each) => each < value).length;
    const same = values.filter((each) => each === value).length;
    return below + (same - 1) / 2;
  });
}
