import type { Cells, Move } from '../../../core/board/board.ts';
import {
  RESHUFFLE_OPTIONS,
  type Reshuffled,
  reshuffle as reshuffleBoard,
} from '../../../core/deal/reshuffle.ts';
import { err, ok } from '../../../core/result.ts';
import type { SearchOptions } from '../../../core/solve/verdict.ts';
import { defineCommand } from '../command.ts';
import { reshuffleFailure } from '../failure.ts';
import { RULE_OPTIONS, SEARCH_OPTIONS } from '../options.ts';
import { readSearch, search } from '../search.ts';

interface Reply {
  readonly cells: Cells;
  readonly witness: readonly Move[];
  /** Cells that show another kind than before. */
  readonly moved: number;
  /** True if it is proved that fewer moved tiles would not do. */
  readonly minimal: boolean;
}

export const reshuffle = defineCommand({
  name: 'reshuffle',
  input: 'board',
  options: [...RULE_OPTIONS, ...SEARCH_OPTIONS],
  fields:
    '{width,height,template?,cells,border?,maxTurns?,gravity?,timeMs?,nodeLimit?,seed?}\n' +
    '→ {cells,witness:[[a,b],…],moved,minimal} | {error:{code:"impossible"|"not-found",message}}',
  read: readSearch,
  answer({ board, rules, limits }, tools) {
    let best: Reshuffled | null = null;
    const start = (options: SearchOptions) =>
      reshuffleBoard(board, rules, options, (better) => {
        best = better;
      });
    const found = search(start, limits, tools, RESHUFFLE_OPTIONS.nodeLimit).found ?? best;
    if (found === null || found.kind !== 'reshuffled') return err(reshuffleFailure(found));
    const { cells, witness, moved, isMinimal: minimal } = found;
    return ok<Reply>({ cells, witness, moved, minimal });
  },
  isYes: () => true,
  print: ({ board }, { cells }, printer) => printer.board({ ...board, cells }),
});
