import type { GameSetup } from '../../../../core/game/setup/entry.ts';
import { useService } from '../../../services/use-service.ts';
import { boardsAnew } from '../../../state/play/boards-anew.ts';
import { SESSION } from '../../../state/play/session.ts';
import type { EndWay } from './end-ways.tsx';
import { useAnother } from './use-another.ts';

interface AgainWords {
  /** Words for the same board, and for another deal. */
  readonly same: string;
  readonly other: string;
}

/** Returns how to begin the same board again, and another deal, as far as there are such. */
export function useAgainWays(setup: GameSetup, { same, other }: AgainWords): readonly EndWay[] {
  const session = useService(SESSION);
  const another = useAnother(setup);
  return boardsAnew(setup).map((board) => ({
    words: board === 'same' ? same : other,
    act: board === 'same' ? () => void session.restart(board) : another,
  }));
}
