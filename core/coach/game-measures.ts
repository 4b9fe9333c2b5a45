import type { Cells, Shape } from '../board/board.ts';
import type { ChoiceFigures, GameMeasures, PlayedFigures } from '../deal/compose.ts';
import type { Rules } from '../rules/rules.ts';
import { playCasualGames, summarizeGames } from './board-measure.ts';
import type { CasualGame } from './casual-player.ts';
import { measureChoices } from './choices.ts';
import { movesOf } from './game-tree.ts';

/** Nodes a game for the reviews of a search: many candidates are reviewed, and a choice that stays open counts as none. */
const NODES_A_GAME = 6_000;
/** Games played for each that is reviewed, as only games won are. */
const GAMES_A_REVIEW = 3;

/** The measures of boards of one shape by the casual player, as composing takes them. */
export function casualMeasures({ width, height, marks }: Shape, rules: Rules): GameMeasures {
  const boardOf = (cells: Cells) => ({ width, height, marks, cells });
  /** The games that were played last: mostly they are the ones that are reviewed next. */
  let last: { cells: Cells; seed: number; played: readonly CasualGame[] } | null = null;
  const gamesOf = (cells: Cells, games: number, seed: number) => {
    const isKept = last?.cells === cells && last.seed === seed && last.played.length >= games;
    const played =
      isKept && last !== null ? last.played : playCasualGames(boardOf(cells), rules, { games, seed });
    last = { cells, seed, played };
    return played.slice(0, games);
  };
  return {
    play(cells, games, seed): PlayedFigures {
      const played = gamesOf(cells, games, seed);
      const { won, secondsByThird, minutes, tight, leftWhenStuck } = summarizeGames(played);
      const cleared = played.find(({ isWon }) => isWon);
      return {
        wonShare: won / games,
        firstThirdSeconds: secondsByThird?.[0] ?? null,
        minutes,
        tightShare: tight / games,
        leftWhenStuck,
        witness: cleared === undefined ? null : movesOf(cleared.moves),
      };
    },
    review(cells, games, seed): ChoiceFigures {
      const played = gamesOf(cells, games * GAMES_A_REVIEW, seed);
      const { games: reviewed, ...choices } = measureChoices(
        boardOf(cells),
        rules,
        played,
        games,
        NODES_A_GAME,
      );
      const shareOf = (count: number) => count / Math.max(1, reviewed);
      return {
        share: shareOf(choices.withChoice),
        median: choices.median,
        earlyShare: shareOf(choices.early),
        last: choices.last,
      };
    },
  };
}
