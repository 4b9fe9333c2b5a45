import { useEffect, useMemo, useState } from 'react';
import type { CodeError } from '../../../../core/codes/code-error.ts';
import { findSharedGame, type SharedGame } from '../../../../core/codes/share-code.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import { type PuzzleSets, readPuzzleSets } from '../../../state/puzzles/puzzle-sets.ts';
import { findShipped, type ShippedPuzzle } from '../../../state/puzzles/shared-puzzle.ts';

/** The game that a code names and that can be played here: of puzzles the one that comes with the game. */
export type PlayableGame =
  | Exclude<SharedGame, { readonly type: 'puzzle' }>
  | { readonly type: 'puzzle'; readonly puzzle: ShippedPuzzle };

export type CodeOutcome = Result<PlayableGame, CodeError>;

/**
 * Returns the game that a text holds; null while the puzzles, one of which its code may name, are still read.
 */
export function useCodeOutcome(text: string): CodeOutcome | null {
  const shared = useMemo(() => findSharedGame(text), [text]);
  const [sets, setSets] = useState<PuzzleSets | null>(null);
  const isPuzzle = shared.ok && shared.value.type === 'puzzle';
  useEffect(() => {
    let isWanted = isPuzzle;
    if (isWanted) void readPuzzleSets().then((read) => isWanted && setSets(read));
    return () => {
      isWanted = false;
    };
  }, [isPuzzle]);
  return useMemo(() => outcomeOf(shared, sets), [shared, sets]);
}

function outcomeOf(shared: Result<SharedGame, CodeError>, sets: PuzzleSets | null): CodeOutcome | null {
  if (!shared.ok) return shared;
  const { value } = shared;
  if (value.type !== 'puzzle') return ok(value);
  if (sets === null) return null;
  const puzzle = findShipped(sets, value.puzzle);
  return puzzle === null ? err({ code: 'code-unknown-puzzle', details: {} }) : ok({ type: 'puzzle', puzzle });
}
