/** Sentences of the lab about its boards: the results of processes, searches and whole games. */
import { TRACED_NAMES } from '../../core/algorithms/traced.ts';
import { type Board, countSlots, EMPTY, type Move, SLOT } from '../../core/board/board.ts';
import type { LabStep } from '../../core/lab/lab-step.ts';
import type { ProcessName } from '../../core/lab/process-code.ts';
import { recordProcess } from '../../core/lab/processes.ts';
import { hintByProof, reshuffleByProof } from '../../core/lab/proof-processes.ts';
import { playWholeGame } from '../../core/lab/whole-game.ts';
import type { Rules } from '../../core/rules/rules.ts';
import {
  faultSentence,
  gameEndSentence,
  labSentences,
  searchSentence,
} from '../../core/sentences/lab-sentences.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import {
  recordSearch,
  type SearchRecording,
  suitsTurns,
} from '../../renderer/screens/learn/watch/record-search.ts';
import type { SmallGame } from '../deep/small-boards.ts';
import { PROCESS_NAMES, suitsRules } from '../support/process-names.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import {
  crowdedFew,
  fewKinds,
  floatingPosition,
  maze,
  mazeOf,
  pastTheEdge,
  position,
  unpaired,
} from './positions.ts';

const ANYWHERE: Where = {};
/** The published faults are those of algorithms that draw lines with up to two turns. */
const FAULTY: Where = { maxTurns: [1, 2, 3] };

const PAST_THE_EDGE: Where = { border: ['closed'], maxTurns: [2] };

const keysOf = (answers: readonly string[]) =>
  Object.fromEntries(
    answers.flatMap((answer) => [
      [`lab.answer.${answer}.chip`, ANYWHERE],
      [`lab.answer.${answer}.said`, ANYWHERE],
    ]),
  );

export const PROCESSES: Family = {
  name: 'the processes of the lab',
  keys: keysOf([
    ...['alive', 'dead', 'cleared', 'hint-first', 'hint-proved', 'hint-lost', 'hint-unknown'],
    ...['laid-alive', 'dealt-proved', 'dealt-impossible', 'dealt-unknown'],
  ]),
  say: (index) => processSentences(SORTS[index % SORTS.length]?.(index, 80) ?? position(index, 80), index),
  most: 6_000,
};

export const LAYINGS: Family = {
  name: 'the reshuffles of the lab',
  keys: keysOf([
    ...['laid-dead', 'laid-proved', 'laid-unmoved', 'laid-odd', 'laid-impossible', 'laid-unknown'],
  ]),
  say: function* (index) {
    const drawn = mazeOf(index, 83, 2 + 2 * (Math.floor(index / 72) % 4));
    const { board, rules } = index % 5 === 4 ? unpaired(drawn) : drawn;
    yield* endsOf(board, rules, recordProcess('reshuffle-random', board, rules, index).steps);
    for (const nodeLimit of [0, 5_000])
      yield* endsOf(board, rules, [...reshuffleByProof(board, rules, { nodeLimit, seed: 1 })]);
  },
  most: 20_000,
};

export const WHYS: Family = {
  name: 'the proofs of the lab',
  keys: keysOf(['lost-odd', 'lost-closure', 'lost-closure-case', 'lost-cases', 'closure-silent']),
  say: function* (index) {
    const drawn = index % 2 === 0 ? fewKinds(index, 84) : crowdedFew(index, 84);
    const { board, rules } = index % 13 === 0 ? unpaired(drawn) : drawn;
    // A board that can be won is told in no time only without gravity.
    const isLost = runToEnd(solve(board, rules, { nodeLimit: 10_000, seed: 1 })).verdict === 'unsolvable';
    if (isLost || index % 7 === 0) yield* endsOf(board, rules, recordProcess('why', board, rules, 1).steps);
  },
  most: 40_000,
};

const emptied = (index: number, seed: number): SmallGame => {
  const { board, rules } = position(index, seed);
  return { board: { ...board, cells: board.cells.map((kind) => Math.min(kind, EMPTY)) }, rules };
};
/** A deal fills every slot, and only so many tiles can be played in every way. */
const MOST_SLOTS = 12;
const QUICK = PROCESS_NAMES.filter((name) => name !== 'reshuffle-proved' && name !== 'why');
const FILLING: readonly ProcessName[] = ['deal-random', 'deal-proved'];

const twoPairs = (index: number, seed: number) => mazeOf(index, seed, 4);
const SORTS = [position, twoPairs, maze, crowdedFew, floatingPosition] as const;

export const WATCHED: Family = {
  name: 'the searches and games of the lab',
  keys: {
    'lab.game.cleared': ANYWHERE,
    'lab.game.dead': ANYWHERE,
    'lab.verdict.none': ANYWHERE,
    'lab.verdict.missed': FAULTY,
    'lab.verdict.invented': PAST_THE_EDGE,
    'lab.fault.missed': FAULTY,
    'lab.fault.invented': PAST_THE_EDGE,
  },
  say: function* (index) {
    const drawn = position(index, 81);
    const { board, rules, pair } = pastTheEdge(index, 82);
    const { verdict } = recordSearch(board, rules, { name: 'cross-scan', hasFault: true }, pair);
    yield* verdictSentences(verdict, pair, { play: plainPlay(board, rules) });
    yield* searchSentences(drawn);
    yield* searchSentences(mazeOf(index, 87, 4));
    yield* gameSentences(drawn);
  },
  most: 20_000,
};

function* processSentences({ board, rules }: SmallGame, seed: number): Generator<Said, void> {
  const isSmall = countSlots(board.marks) <= MOST_SLOTS;
  const names = QUICK.filter((name) => isSmall || !FILLING.includes(name));
  for (const each of [emptied(seed, 85), mazeOf(seed, 86, 2)])
    yield* endsOf(each.board, each.rules, recordProcess('dead-by-pairs', each.board, each.rules, 1).steps);
  const recorded = names
    .filter((name) => suitsRules(name, rules))
    .map((name) => recordProcess(name, board, rules, seed).steps);
  const none = { nodeLimit: 0, seed: 1 };
  for (const steps of [...recorded, [...hintByProof(board, rules, none)]]) yield* endsOf(board, rules, steps);
  // A deal on so few slots is always found or ruled out; the answer claims nothing of the board.
  const end = { answer: 'dealt-unknown', cells: [] } as const;
  for (const said of Object.values(labSentences(end, board.cells)))
    yield { said, of: { play: plainPlay(board, rules) } };
}

/** The results among steps, each on the board that lies there then. */
function* endsOf(board: Board, rules: Rules, steps: readonly LabStep[]): Generator<Said, void> {
  let now = board;
  for (const step of steps) {
    if (step.type === 'board') now = { ...board, cells: step.cells };
    if (step.type !== 'end') continue;
    const of = { play: plainPlay(now, rules), line: [board.cells] };
    for (const said of Object.values(labSentences(step, now.cells))) yield { said, of };
  }
}

function* searchSentences({ board, rules }: SmallGame): Generator<Said, void> {
  const of = { play: plainPlay(board, rules) };
  // The fault of the depth-first search makes it slow, and not wrong.
  for (const [a, b] of equalPairs(board))
    for (const name of TRACED_NAMES.filter((each) => suitsTurns(each, rules)))
      for (const hasFault of name === 'depth-first' ? [false] : [false, true]) {
        const { verdict, pair } = recordSearch(board, rules, { name, hasFault }, [a, b]);
        yield* verdictSentences(verdict, pair, of);
      }
}

function* verdictSentences(
  verdict: SearchRecording['verdict'],
  pair: Move,
  of: Said['of'],
): Generator<Said, void> {
  if (verdict === 'found') return;
  yield { said: searchSentence(verdict, pair), of };
  if (verdict !== 'none') yield { said: faultSentence(verdict, pair), of };
}

function* gameSentences({ board, rules }: SmallGame): Generator<Said, void> {
  for (const by of TRACED_NAMES.filter((each) => suitsTurns(each, rules))) {
    const { pairs, tilesLeft } = runToEnd(playWholeGame(by, board, rules));
    const cells = [...board.cells];
    for (const { changes } of pairs) for (const [cell, kind] of changes) cells[cell] = kind;
    yield { said: gameEndSentence(tilesLeft), of: { play: plainPlay({ ...board, cells }, rules) } };
  }
}

function equalPairs({ cells, marks }: Board): readonly Move[] {
  const tiles = [...cells.keys()].filter((cell) => marks[cell] === SLOT && (cells[cell] ?? 0) > 0);
  return tiles.flatMap((a) =>
    tiles.filter((b) => a < b && cells[a] === cells[b]).map((b) => [a, b] as const),
  );
}
