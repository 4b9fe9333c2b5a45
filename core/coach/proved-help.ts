import type { Board, Cells } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import { KnownStates } from '../solve/positions/known-states.ts';
import { LaneBoard } from '../solve/positions/lane-board.ts';
import { PositionSearch } from '../solve/positions/position-search.ts';
import { runToEnd } from '../solve/progress.ts';
import { solve } from '../solve/solve.ts';
import type { CasualHelp, JudgedPosition } from './casual-player.ts';

/** Random games that look for a clearing before a search. */
const PLAYOUTS = 12;
/** The nodes of one proof. */
const PROOF_NODES = 4_000;

/**
 * Help on one board. What is proved in one game is kept for the next ones in a transposition table, so most positions of the
 * later games are judged without a search. The same positions in the same order get the same answers on every machine.
 */
export class ProvedHelp implements CasualHelp {
  readonly #rules: Rules;
  readonly #board: Board;
  readonly #lanes: LaneBoard;
  readonly #known: KnownStates;
  readonly #search: PositionSearch;

  constructor(board: Board, rules: Rules) {
    this.#rules = rules;
    this.#board = board;
    this.#lanes = new LaneBoard(board, rules);
    this.#known = new KnownStates(this.#lanes.lanes);
    this.#search = new PositionSearch(this.#lanes, this.#known, 1);
  }

  judge(cells: Cells): JudgedPosition {
    this.#lanes.load(cells);
    const known = this.#known.verdictOf(this.#lanes.lanes);
    if (known === 'lost') return { verdict: 'lost' };
    if (known === null && !this.#prove(cells)) return this.#refute(cells);
    this.#lanes.load(cells);
    const hint = this.#known.witnessFrom(this.#lanes)[0];
    return hint === undefined ? { verdict: 'unknown' } : { verdict: 'winnable', hint };
  }

  /** Returns whether some random games lead to a cleared or a winnable position. */
  #prove(cells: Cells): boolean {
    const board = { ...this.#board, cells };
    for (let game = 0; game < PLAYOUTS; game++) {
      if (!this.#search.playOut(board)) continue;
      const path = this.#search.path.slice();
      this.#lanes.load(cells);
      this.#known.addWon(this.#lanes, path);
      return true;
    }
    return false;
  }

  /** Searches where games found nothing. */
  #refute(cells: Cells): JudgedPosition {
    const board = { ...this.#board, cells };
    const found = runToEnd(solve(board, this.#rules, { nodeLimit: PROOF_NODES, seed: 1 }));
    this.#lanes.load(cells);
    if (found.verdict === 'unsolvable') this.#known.addLost(this.#lanes.lanes);
    if (found.verdict === 'unsolvable') return { verdict: 'lost' };
    const hint = found.verdict === 'solvable' ? found.witness[0] : undefined;
    if (found.verdict !== 'solvable' || hint === undefined) return { verdict: 'unknown' };
    this.#known.addWon(this.#lanes, found.witness);
    return { verdict: 'winnable', hint };
  }
}
