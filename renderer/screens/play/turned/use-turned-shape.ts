import { createContext, useContext, useMemo } from 'react';
import type { Shape } from '../../../../core/board/board.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { largeLayout } from '../../../parts/large-room.ts';
import { largeWindowNow } from '../../../parts/large-window.ts';
import { type GridSize, turnCells, turnSize } from '../../../parts/turned-board.ts';
import { useOfWindow } from '../../../parts/use-of-window.ts';
import { fitsTurned } from './fits-turned.ts';

/** True where tiles are as large as they go, so that a board is turned whenever they are larger then. */
export const IsLargeContext = createContext(false);

/** A template's shape as its games are shown in this window, and the size that it is turned from or null. */
export interface TurnedShape {
  readonly shape: Shape;
  readonly turned: GridSize | null;
}

/** The way that every picture of a game shows its board: while it is played, and at each of its ends. */
export function useTurnedShape(template: TemplateRevision): TurnedShape {
  const { width, height, marks, rules, mayTurn } = template;
  const isLarge = useContext(IsLargeContext);
  const isTurned = useOfWindow(() => {
    if (isLarge) return largeLayout({ width, height }, largeWindowNow()).isTurned;
    const room = { width: window.innerWidth, height: window.innerHeight };
    return fitsTurned({ width, height, rules, ...(mayTurn && { mayTurn }) }, room);
  });
  return useMemo(() => {
    if (!isTurned) return { shape: { width, height, marks }, turned: null };
    const turned = { width, height };
    return { shape: { ...turnSize(turned), marks: turnCells(marks, turned) }, turned };
  }, [isTurned, width, height, marks]);
}
