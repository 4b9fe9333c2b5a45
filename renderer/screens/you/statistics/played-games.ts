/** Derives figures of play from sums over games: over all of them, over spans of time, and over boards. */
import type { CountedGame, PlaySums } from '../../../../core/contract/statistics.ts';
import { sumOfFigures } from '../../../../core/game/game-figures.ts';

/** A measure that follows from sums, and is no sum itself. */
interface Ratio {
  /** A share from 0 to 1, told in percent. */
  readonly isShare: boolean;
  /** Null where none of the games holds it. */
  readonly of: (sums: PlaySums) => number | null;
  /** Fewer games than have this would tell of chance alone. */
  readonly isEnough: (sums: PlaySums) => boolean;
}

const MINUTE_MS = 60_000;
/** Time played under which a speed is that of one lucky run. */
const LEAST_MS = MINUTE_MS;
/** Pairs tried, and key moves met, under which one of them changes the share by a tenth or more. */
const LEAST_CHOICES = 10;

const RATIOS = {
  /** Links a minute, each counted by the difficulty of its deal. */
  pace: {
    isShare: false,
    of: ({ figures }) => ratio(figures.weightedLinks / 1_000, figures.elapsedMs / MINUTE_MS),
    isEnough: ({ figures }) => figures.elapsedMs >= LEAST_MS,
  },
  /** Wrong pairs of all pairs that were tried. */
  wrongShare: {
    isShare: true,
    of: ({ figures }) => ratio(figures.misses, figures.triedLinks + figures.misses),
    isEnough: ({ figures }) => figures.triedLinks + figures.misses >= LEAST_CHOICES,
  },
  /** Of the time of the boards that were cleared, the part that the last third of their pairs took. */
  lastThirdShare: {
    isShare: true,
    of: ({ figures }) => ratio(figures.lastThirdMs, figures.clearedMs),
    isEnough: ({ figures }) => figures.clearedMs >= LEAST_MS,
  },
  /** Critical choices that were kept, of all of the reviewed games. */
  choicesShare: {
    isShare: true,
    of: ({ kept, critical }) => ratio(kept, critical),
    isEnough: ({ critical }) => critical >= LEAST_CHOICES,
  },
} as const satisfies Readonly<Record<string, Ratio>>;
type RatioName = keyof typeof RATIOS;
const RATIO_NAMES = Object.keys(RATIOS) as readonly RatioName[];

/** Everything that is told of games as one figure. */
export const MEASURES = ['games', ...RATIO_NAMES] as const;
export type Measure = (typeof MEASURES)[number];

/** Returns whether a measure is told in percent. */
export function isShare(measure: Measure): boolean {
  return measure !== 'games' && RATIOS[measure].isShare;
}

type Ratios = Readonly<Record<RatioName, number | null>>;

/** A ratio of these games is null where none of them holds it, or too few to say anything. */
export interface PlayFigures extends Ratios {
  readonly games: number;
  readonly unaided: number;
  readonly links: number;
  readonly elapsedMs: number;
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** The sums of several groups of games together. */
export function addedSums(all: readonly PlaySums[]): PlaySums {
  const sum = (key: Exclude<keyof PlaySums, 'figures'>) => all.reduce((total, sums) => total + sums[key], 0);
  return {
    games: sum('games'),
    unaided: sum('unaided'),
    critical: sum('critical'),
    kept: sum('kept'),
    figures: sumOfFigures(all.map(({ figures }) => figures)),
  };
}

/** The sums of one game. Auto-play counts as a game and as nothing else. */
export function sumsOfGame({ help, figures }: Pick<CountedGame, 'help' | 'figures'>): PlaySums {
  return {
    games: 1,
    unaided: help === 'none' ? 1 : 0,
    critical: 0,
    kept: 0,
    figures: sumOfFigures(figures === null || help === 'auto-play' ? [] : [figures]),
  };
}

function ratiosWhere(sums: PlaySums, isTold: (ratio: Ratio) => boolean): Ratios {
  return Object.fromEntries(
    RATIO_NAMES.map((name) => [name, isTold(RATIOS[name]) ? RATIOS[name].of(sums) : null]),
  ) as unknown as Ratios;
}

/** Every ratio, of however few games. */
export function ratiosOf(sums: PlaySums): Ratios {
  return ratiosWhere(sums, () => true);
}

export function playFigures(sums: PlaySums): PlayFigures {
  const { games, unaided, figures } = sums;
  const { links, elapsedMs } = figures;
  return { games, unaided, links, elapsedMs, ...ratiosWhere(sums, ({ isEnough }) => isEnough(sums)) };
}

/** At an even pace a third of the time goes into the last third; from here on it is told that it was more, or less. */
const SLOW_END = 0.42;
const FAST_END = 0.26;

/** Judges whether the end of boards takes clearly more of the time than the rest, or clearly less; null where neither, or not known. */
export function pacingOf({ lastThirdShare }: Ratios): 'slow' | 'fast' | null {
  if (lastThirdShare === null) return null;
  if (lastThirdShare >= SLOW_END) return 'slow';
  return lastThirdShare <= FAST_END ? 'fast' : null;
}

/** The measures that at least one of some groups of games has. */
export function knownMeasures(of: readonly PlayFigures[]): readonly Measure[] {
  return MEASURES.filter((measure) => of.some((figures) => figures[measure] !== null));
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

/** Puts items with sums into groups by a name, in the order in which the names are met. */
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
