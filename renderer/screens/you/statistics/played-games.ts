/** Finished games counted together: by month, by board, and all of them. */
import type { GameChoices } from '../../../../core/contract/reviews.ts';
import type { CountedGame } from '../../../../core/contract/statistics.ts';
import type { GameFigures } from '../../../../core/game/figures-form.ts';
import { sumOfFigures } from '../../../../core/game/game-figures.ts';
import { localMonth } from '../../../state/local-date.ts';

/** A finished game, or what a review found of a game that is over: lost games are reviewed too. */
export interface CountedPlay extends Pick<CountedGame, 'mode' | 'template' | 'finishedAt'> {
  readonly game: CountedGame | null;
  readonly choices: Pick<GameChoices, 'critical' | 'kept'> | null;
}

/** Both lists as one. The board of a review has no name where no game on it was finished. */
export function playedOf(games: readonly CountedGame[], choices: readonly GameChoices[]): CountedPlay[] {
  const templates = new Map(games.map(({ template }) => [template.hash, template]));
  return [
    ...games.map((game) => ({ ...game, game, choices: null })),
    ...choices.map(({ mode, templateHash: hash, playedAt, critical, kept }) => ({
      mode,
      template: templates.get(hash) ?? { hash, name: '', builtIn: false },
      finishedAt: playedAt,
      game: null,
      choices: { critical, kept },
    })),
  ];
}

/** How some games were played; null where none of them holds it. Shares are from 0 to 1. */
export interface PlayFigures {
  readonly games: number;
  readonly unaided: number;
  readonly links: number;
  readonly elapsedMs: number;
  /** Links a minute, each counted by the difficulty of its deal. */
  readonly pace: number | null;
  /** Wrong pairs of all pairs that were tried. */
  readonly wrongShare: number | null;
  /** Of the time of the boards that were cleared, the part that the last third of their pairs took. */
  readonly lastThirdShare: number | null;
  /** Critical choices that were kept, of all of the reviewed games. */
  readonly choicesShare: number | null;
}

/** The measures that are drawn over time. */
export const MEASURES = ['pace', 'wrongShare', 'lastThirdShare', 'choicesShare', 'games'] as const;
export type Measure = (typeof MEASURES)[number];

const MINUTE_MS = 60_000;

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function paceOf({ weightedLinks, elapsedMs }: GameFigures): number | null {
  return ratio(weightedLinks / 1_000, elapsedMs / MINUTE_MS);
}

/** How these games were played. Those in which auto-play took part count as games and as nothing else. */
export function playFigures(played: readonly CountedPlay[]): PlayFigures {
  const games = played.flatMap(({ game }) => game ?? []);
  const choices = played.flatMap((each) => each.choices ?? []);
  const sum = sumOfFigures(
    games.flatMap(({ help, figures }) => (figures === null || help === 'auto-play' ? [] : [figures])),
  );
  return {
    games: games.length,
    unaided: games.filter(({ help }) => help === 'none').length,
    links: sum.links,
    elapsedMs: sum.elapsedMs,
    pace: paceOf(sum),
    wrongShare: ratio(sum.misses, sum.triedLinks + sum.misses),
    lastThirdShare: ratio(sum.lastThirdMs, sum.clearedMs),
    choicesShare: ratio(
      choices.reduce((kept, each) => kept + each.kept, 0),
      choices.reduce((critical, each) => critical + each.critical, 0),
    ),
  };
}

/** The months in which games ended, the last one first. */
export function monthsOf(games: readonly CountedPlay[]): string[] {
  return [...new Set(games.map(({ finishedAt }) => localMonth(finishedAt)))].sort().reverse();
}

/** Games under a name, and how they were played. */
export interface Group {
  readonly name: string;
  readonly games: readonly CountedPlay[];
  readonly figures: PlayFigures;
}

/** The games in groups, in the order in which the groups are met. */
export function grouped(games: readonly CountedPlay[], nameOf: (game: CountedPlay) => string): Group[] {
  const groups = new Map<string, CountedPlay[]>();
  for (const game of games) {
    const name = nameOf(game);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [game]);
    else group.push(game);
  }
  return Array.from(groups, ([name, own]) => ({ name, games: own, figures: playFigures(own) }));
}
