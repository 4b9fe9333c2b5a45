import { type BoardSize, KINDS } from '../../core/lab/bench-tasks.ts';

export function squareSize(side: number): BoardSize {
  return { width: side, height: side, kinds: KINDS };
}
