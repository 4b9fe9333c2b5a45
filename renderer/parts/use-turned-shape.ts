import { createContext, useContext, useMemo } from 'react';
import type { Shape } from '../../core/board/board.ts';
import type { Rules } from '../../core/rules/rules.ts';
import type { Template } from '../../core/templates/template.ts';
import { fitsTurned } from './fits-turned.ts';
import { largeLayout } from './large-room.ts';
import { largeWindowNow } from './large-window.ts';
import { type GridSize, shownRules, turnCells, turnSize } from './turned-board.ts';
import { useOfWindow } from './use-of-window.ts';

/** True where tiles are as large as they go, so that a board is turned whenever they are larger then. */
export const IsLargeContext = createContext(false);

/** The parts of a template that say how it stands in a window. */
export type TurningShape = Pick<Template, 'width' | 'height' | 'marks' | 'mayTurn'>;

/** A template's shape as its games are shown in this window, and the size that it is turned from or null. */
export interface TurnedShape {
  readonly shape: Shape;
  readonly turned: GridSize | null;
}

/** The way that every picture of a game shows its board: while it is played, at each of its ends, and in its review. */
export function useTurnedShape(template: TurningShape): TurnedShape {
  const { width, height, marks, mayTurn } = template;
  const isLarge = useContext(IsLargeContext);
  const isTurned = useOfWindow(() => {
    if (isLarge) return largeLayout({ width, height }, largeWindowNow()).isTurned;
    const room = { width: window.innerWidth, height: window.innerHeight };
    return fitsTurned({ width, height, ...(mayTurn && { mayTurn }) }, room);
  });
  return useMemo(() => {
    if (!isTurned) return { shape: { width, height, marks }, turned: null };
    const turned = { width, height };
    return { shape: { ...turnSize(turned), marks: turnCells(marks, turned) }, turned };
  }, [isTurned, width, height, marks]);
}

/** The rules of a board as they are seen in this window. */
export function useShownRules(template: TurningShape, rules: Rules): Rules {
  return shownRules(rules, useTurnedShape(template).turned);
}
