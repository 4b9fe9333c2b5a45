import type { NavigationState } from '../../state/navigation.ts';

/** The screen to which a position that is left leads: the coach where the player came from it. */
export function wayBack({ path }: Pick<NavigationState, 'path'>): 'coach' | 'puzzles' {
  return path.includes('coach') ? 'coach' : 'puzzles';
}

/** The words of the button that leads to each. */
export const BACK_WORDS = { coach: 'coach.lesson.to', puzzles: 'puzzle.over.back' } as const;
