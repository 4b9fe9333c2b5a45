/** The processes that the lab shows, as pseudo-code: the names of their lines, whose words are translations. */

/** Lines with how many loops and conditions each stands in. */
export const PROCESS_CODE = {
  'dead-by-pairs': [
    { line: 'tile', depth: 0 },
    { line: 'partner', depth: 1 },
    { line: 'linked', depth: 2 },
    { line: 'dead', depth: 0 },
  ],
  'dead-by-corridors': [
    { line: 'next', depth: 0 },
    { line: 'run', depth: 0 },
    { line: 'attach', depth: 1 },
    { line: 'twice', depth: 1 },
    { line: 'touch', depth: 1 },
    { line: 'dead', depth: 0 },
  ],
  'hint-first': [
    { line: 'tile', depth: 0 },
    { line: 'partner', depth: 1 },
    { line: 'linked', depth: 2 },
    { line: 'dead', depth: 0 },
  ],
  'hint-proved': [
    { line: 'solve', depth: 0 },
    { line: 'clearing', depth: 1 },
    { line: 'safe', depth: 0 },
    { line: 'first', depth: 0 },
    { line: 'lost', depth: 0 },
    { line: 'unknown', depth: 0 },
  ],
  'reshuffle-random': [
    { line: 'lay', depth: 0 },
    { line: 'test', depth: 0 },
    { line: 'done', depth: 0 },
  ],
  'reshuffle-proved': [
    { line: 'solve', depth: 0 },
    { line: 'trade', depth: 0 },
    { line: 'clearing', depth: 0 },
    { line: 'none', depth: 0 },
  ],
  'deal-random': [
    { line: 'lay', depth: 0 },
    { line: 'test', depth: 0 },
    { line: 'done', depth: 0 },
  ],
  'deal-proved': [
    { line: 'empty', depth: 0 },
    { line: 'put', depth: 1 },
    { line: 'clearing', depth: 0 },
    { line: 'none', depth: 0 },
  ],
  why: [
    { line: 'odd', depth: 0 },
    { line: 'move', depth: 0 },
    { line: 'partner', depth: 0 },
    { line: 'round', depth: 1 },
    { line: 'meet', depth: 2 },
    { line: 'stay', depth: 1 },
    { line: 'cases', depth: 0 },
    { line: 'silent', depth: 0 },
  ],
} as const;

/** A process that can be watched on a whole board. */
export type ProcessName = keyof typeof PROCESS_CODE;
/** One process, or two to be compared. */
export type WatchedProcesses = readonly [ProcessName] | readonly [ProcessName, ProcessName];
