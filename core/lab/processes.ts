/** Every process on a whole board by its name. */
import type { Board } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import { deadByCorridors, deadByPairs, hintByFirstPair } from './dead-process.ts';
import { type LabStep, type Recording, recordSteps } from './lab-step.ts';
import type { ProcessName } from './process-code.ts';
import {
  dealAtRandom,
  dealByProof,
  hintByProof,
  reshuffleAtRandom,
  reshuffleByProof,
} from './proof-processes.ts';
import { whyLost } from './why-process.ts';

type MakeProcess = (board: Board, rules: Rules, seed: number) => Iterable<LabStep>;

const PROCESSES: Readonly<Record<ProcessName, MakeProcess>> = {
  'dead-by-pairs': deadByPairs,
  'dead-by-corridors': deadByCorridors,
  'hint-first': hintByFirstPair,
  'hint-proved': (board, rules) => hintByProof(board, rules),
  'reshuffle-random': reshuffleAtRandom,
  'reshuffle-proved': (board, rules) => reshuffleByProof(board, rules),
  'deal-random': dealAtRandom,
  'deal-proved': dealByProof,
  why: whyLost,
};

/** Runs a process on a board. The same board, rules and seed give the same steps. */
export function recordProcess(name: ProcessName, board: Board, rules: Rules, seed: number): Recording {
  return recordSteps(board.cells, PROCESSES[name](board, rules, seed));
}
