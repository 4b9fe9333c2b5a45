/** How games were played, from their sums: of all of them, of spans of time, and of boards. */
import type { CountedGame, PlaySums } from '../../../../core/contract/statistics.ts';
import type { GameFigures } from '../../../../core/game/figures-form.ts';
import { sumOfFigures } from '../../../../core/game/game-figures.ts';

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

/** The sums of several groups of games together. */
export function addedSums(all: readonly PlaySums[]): PlaySums {
  const sum = (key: Exclude<keyof PlaySums, 'figures'>) => all.reduce((total, sums) => total + sums[key], 0);
  return {
    ...{ games: sum('games'), unaided: sum('unaided'), critical: sum('critical'), kept: sum('kept') },
    figures: sumOfFigures(all.map(({ figures }) => figures)),
  };
}

/** The sums of one game. Auto-play counts as a game and as nothing else. */
export function sumsOfGame({ help, figures }: Pick<CountedGame, 'help' | 'figures'>): PlaySums {
  return {
    ...{ games: 1, unaided: help === 'none' ? 1 : 0, critical: 0, kept: 0 },
    figures: sumOfFigures(figures === null || help === 'auto-play' ? [] : [figures]),
  };
}

/** How these games were played. */
export function playFigures({ games, unaided, figures, critical, kept }: PlaySums): PlayFigures {
  return {
    ...{ games, unaided, links: figures.links, elapsedMs: figures.elapsedMs },
    pace: paceOf(figures),
    wrongShare: ratio(figures.misses, figures.triedLinks + figures.misses),
    lastThirdShare: ratio(figures.lastThirdMs, figures.clearedMs),
    choicesShare: ratio(kept, critical),
  };
}

/** Games under a name, and how they were played. */
export interface Group {
  readonly name: string;
  /** There are games in it. */
  readonly isPlayed: boolean;
  readonly figures: PlayFigures;
}

/** The games of a name; `sums` is null where there are none. */
export function groupOf(name: string, sums: PlaySums | null): Group {
  return { name, isPlayed: sums !== null, figures: playFigures(sums ?? addedSums([])) };
}

/** What there are sums of, in groups by a name, in the order in which the names are met. */
export function grouped<T extends { readonly sums: PlaySums }>(
  items: readonly T[],
  nameOf: (item: T) => string,
): (Group & { readonly items: readonly T[] })[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  }
  return Array.from(groups, ([name, own]) => ({
    ...groupOf(name, addedSums(own.map(({ sums }) => sums))),
    items: own,
  }));
}
