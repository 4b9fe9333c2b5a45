import type { Shape } from '../../../core/board/board.ts';
import type { Mode } from '../../../core/game/modes/table.ts';
import { journeyChapters } from '../../../core/journey/journey-levels.ts';
import type { LocalNames } from '../../../core/local-names.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { JOURNEY, levelIds, standingOf } from './journey-stars.ts';

/** The player's progress on the journey: the stars earned, the number of all levels, and the one to play next. */
export interface JourneyPlace {
  readonly stars: number;
  readonly levels: number;
  /** The first level that is not cleared; null after the last one. */
  readonly next: NextLevel | null;
}

export interface NextLevel {
  readonly mode: Mode;
  readonly boardId: string;
  /** From 1, through all chapters. */
  readonly number: number;
  readonly name: LocalNames;
  readonly shape: Shape;
}

/** Reads how far the journey was gone; null where that cannot be read. */
export async function readJourneyPlace(bridge: Bridge): Promise<JourneyPlace | null> {
  const games = await bridge.call('games.on-boards', { mode: JOURNEY, boardIds: levelIds() });
  if (!games.ok) return null;
  const { next, stars } = standingOf(journeyChapters(), games.value);
  const levels = journeyChapters().flatMap((chapter) => chapter.levels);
  const level = next === null ? undefined : levels[next - 1];
  const found: NextLevel | null =
    level === undefined || next === null
      ? null
      : {
          mode: JOURNEY,
          boardId: level.id,
          number: next,
          name: level.name,
          shape: level.shape,
        };
  return { stars, levels: levels.length, next: found };
}
