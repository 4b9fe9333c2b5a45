/** New puzzles without end, dealt by a worker of its own while the player thinks. */
import type { Puzzle, PuzzleGrade, PuzzleKind } from '../../../core/review/puzzles/puzzle.ts';
import type { StoppableEngine } from '../../engine/start-engine.ts';

export interface PuzzleDealer {
  /** Begins to deal one, if none of its kind and grade is ready or under way. */
  prepare(kind: PuzzleKind, grade: PuzzleGrade): void;
  /** The one that is ready, or the next one; null when none was found within the bounds. */
  take(kind: PuzzleKind, grade: PuzzleGrade): Promise<Puzzle | null>;
  /** Ends the worker; what is under way is never answered. */
  stop(): void;
}

/** Seeds that are tried for one puzzle: each looks at thousands of boards. */
const MOST_SEEDS = 3;

export function createPuzzleDealer(startEngine: () => StoppableEngine, newSeed: () => number): PuzzleDealer {
  let engine: StoppableEngine | null = null;
  const underWay = new Map<string, Promise<Puzzle | null>>();

  async function deal(kind: PuzzleKind, grade: PuzzleGrade): Promise<Puzzle | null> {
    engine ??= startEngine();
    for (let tried = 0; tried < MOST_SEEDS; tried++) {
      const dealt = await engine.ask({ type: 'deal-puzzle', kind, grade, seed: newSeed() });
      if (dealt.ok) return dealt.value;
      if (dealt.error !== 'not-known') return null;
    }
    return null;
  }

  function prepared(kind: PuzzleKind, grade: PuzzleGrade): Promise<Puzzle | null> {
    const name = `${kind} ${grade}`;
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const dealt = deal(kind, grade);
    underWay.set(name, dealt);
    return dealt;
  }

  return {
    prepare: (kind, grade) => void prepared(kind, grade),
    async take(kind, grade) {
      const puzzle = await prepared(kind, grade);
      underWay.delete(`${kind} ${grade}`);
      return puzzle;
    },
    stop() {
      engine?.stop();
      engine = null;
      underWay.clear();
    },
  };
}
