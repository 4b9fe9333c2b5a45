/** Describes each mode as the screens show it, as `MODES` of the core does for the game. A new mode gets its entry here. */
import type { ParseKeys, TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Mode } from '../../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import type { IconName } from '../../components/icon.tsx';
import { lazyPart, type WithFallback } from '../../components/lazy-part.tsx';
import { templateName } from '../../components/words.ts';
import type { Screen } from '../../state/navigation.ts';
import type { ClearedGame, EarnedStars } from './earned-stars.ts';
import type { NextBoard } from './next-board.ts';

export interface ModeLook {
  /** The source of the names of its games: the mode, or the template of each. */
  readonly isNamedBy: 'mode' | 'template';
  readonly icon: IconName;
  /** The screen with its boards; null where it has none, and begins at once. */
  readonly opens: Screen | null;
  /** Two lines below the heading of that end instead of the game's name, read when they are needed. */
  readonly EndLine?: ComponentType<EndLineProps & WithFallback>;
  /** The label of the way back to the mode's screen, unless it is the name of the mode. */
  readonly back?: ParseKeys;
  /** Present where the board and its words are as large as they go, with one button for help and nothing else. */
  readonly isLarge?: true;
  /** The offer after a cleared game besides another one like it. */
  readonly onward: 'next-template' | 'nothing';
  /** The board of the mode that comes after one of them, where they have an order. */
  readonly nextBoard?: (boardId: string) => Promise<NextBoard | null>;
  /** Returns the stars that a cleared game on one of them earned, where stars are counted. */
  readonly starsOf?: (boardId: string, row: ClearedGame) => Promise<EarnedStars | null>;
}

/**
 * The values from which the lines below the heading of an end are made: the name of the game, and which of
 * the mode's boards it was on.
 */
interface EndLineProps {
  readonly name: string;
  readonly boardId: string;
}

export const MODE_LOOKS: Readonly<Record<Mode, ModeLook>> = {
  classic: {
    isNamedBy: 'template',
    icon: 'whole',
    opens: 'shelf',
    onward: 'next-template',
  },
  daily: {
    isNamedBy: 'mode',
    icon: 'clock',
    opens: 'calendar',
    EndLine: lazyPart(async () => (await import('./daily-end-line.tsx')).DailyEndLine).Part,
    back: 'record.daily.calendar',
    onward: 'nothing',
  },
  timed: {
    isNamedBy: 'mode',
    icon: 'incense',
    opens: null,
    onward: 'nothing',
  },
  journey: {
    isNamedBy: 'template',
    icon: 'trail',
    opens: 'map',
    onward: 'nothing',
    nextBoard: async (boardId) => (await import('./journey-next.ts')).nextLevel(boardId),
    starsOf: async (boardId, row) => (await import('./journey-stars.ts')).earnedStars(boardId, row),
  },
  zen: {
    isNamedBy: 'template',
    icon: 'moon',
    opens: null,
    onward: 'next-template',
  },
  calm: {
    isNamedBy: 'mode',
    icon: 'large',
    opens: null,
    onward: 'nothing',
    isLarge: true,
  },
};

/** The mode that is offered where there is no template to offer. */
export const MODE_WITHOUT_TEMPLATE = 'timed' satisfies Mode;

export function modeName(t: TFunction, mode: Mode): string {
  return t(`mode.${mode}`);
}

/** Returns the name of a game, as its mode or its template gives it. */
export function gameName(
  t: TFunction,
  mode: Mode,
  template: Pick<TemplateRevision, 'name' | 'builtIn'>,
): string {
  return MODE_LOOKS[mode].isNamedBy === 'mode' ? modeName(t, mode) : templateName(t, template);
}
