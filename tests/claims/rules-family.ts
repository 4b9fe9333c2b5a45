/** Sentences about the rules of a board, about single lines on it, and about all games on it. */

import { loadedEngine } from '../../core/engine/loaded-engine.ts';
import { gameTree } from '../../core/lab/game-tree.ts';
import { CLASSIC_RULES, GRAVITIES, type Gravity } from '../../core/rules/rules.ts';
import { loggedLineSentence, loggedSentence } from '../../core/sentences/link-sentences.ts';
import {
  beginSentence,
  classicSentence,
  rulesSentences,
  slidingSentence,
} from '../../core/sentences/rules-sentences.ts';
import type { SentenceKey } from '../../core/sentences/sentence.ts';
import {
  allGamesSentences,
  firstMoveSentence,
  positionsSentence,
} from '../../core/sentences/tree-sentences.ts';
import { loggedLink } from '../../electron/cli/link-log.ts';
import { rulesNumber, type SmallGame } from '../deep/small-boards.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { position } from './positions.ts';

const ANYWHERE: Where = {};
const TURNING: Where = { maxTurns: [1, 2, 3] };
const STILL: Where = { gravity: ['none'] };
const WAYS = GRAVITIES.filter((gravity) => gravity !== 'none').map((gravity: Gravity) => [
  `rules.gravity-${gravity}`,
  { gravity: [gravity] },
]);

export const RULES: Family = {
  name: 'the rules',
  keys: {
    ...(Object.fromEntries(WAYS) as Partial<Record<SentenceKey, Where>>),
    'rules.border-closed': { border: ['closed'] },
    'rules.straight': { maxTurns: [0] },
    'rules.max-turns': { maxTurns: [1, 3] },
    'level.gravity-none': STILL,
    'code.classic-rules': { gravity: ['none'], border: ['open'], maxTurns: [2] },
    'play.begin': TURNING,
    'play.begin-straight': { maxTurns: [0] },
    'lab.log.direct': ANYWHERE,
    'lab.log.one': TURNING,
    'lab.log.two': { maxTurns: [2, 3] },
    'lab.log.three': { maxTurns: [3] },
    'cli.link.direct': ANYWHERE,
    'cli.link.one': TURNING,
    'cli.link.two': { maxTurns: [2, 3] },
    'cli.link.three': { maxTurns: [3] },
  },
  say: function* (index): Generator<Said, void> {
    // On an even number the rules are the classic ones.
    const { board } = position(index, 51);
    yield* rulesSaid({ board, rules: index % 2 === 0 ? CLASSIC_RULES : rulesNumber((index - 1) / 2) });
  },
  most: 20_000,
};

function* rulesSaid({ board, rules }: SmallGame): Generator<Said, void> {
  const of = { play: plainPlay(board, rules) };
  const said = rulesSentences(rules);
  const all = [...said, slidingSentence(rules.gravity), beginSentence(rules)];
  for (const each of said.length === 0 ? [...all, classicSentence()] : all) yield { said: each, of };
  const engine = loadedEngine(board, rules);
  for (const [a, b] of engine.moves()) {
    const link = engine.link(a, b);
    if (link === null) throw new Error('a pair that links without a line');
    const { from, corners, to } = loggedLink(link);
    yield { said: loggedSentence(from, corners, to), of };
    yield { said: loggedLineSentence(from, corners, to), of };
  }
}

export const TREES: Family = {
  name: 'all games on a board',
  keys: {
    'lab.tree.said': ANYWHERE,
    'lab.tree.some': ANYWHERE,
    'lab.tree.none': ANYWHERE,
    'lab.tree.label': ANYWHERE,
    'lab.tree.keeps': ANYWHERE,
    'lab.tree.loses': ANYWHERE,
  },
  say: function* (index): Generator<Said, void> {
    const { board, rules } = position(index, 52, 8);
    const tree = gameTree(board, rules);
    if (tree === null) return;
    const of = { play: plainPlay(board, rules) };
    for (const said of [...allGamesSentences(tree), positionsSentence(tree)]) yield { said, of };
    for (const { move, to } of tree.positions[0]?.moves ?? []) {
      const isWinnable = tree.positions[to]?.isWinnable === true;
      yield { said: firstMoveSentence(move, isWinnable, board.cells), of };
    }
  },
  most: 20_000,
};
