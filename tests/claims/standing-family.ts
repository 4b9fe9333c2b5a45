/** Sentences about the clock of a game, its level, its tools and the help that was taken. */

import { countdownLeftMs } from '../../core/game/modes/countdown.ts';
import { TOOLS } from '../../core/game/modes/earned-tools.ts';
import { currentNode, type Game } from '../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { runFiguresOf } from '../../core/game/run-figures.ts';
import { scoreRowOf } from '../../core/game/score-row.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { viewOf } from '../../core/game/view.ts';
import { replayForScreen } from '../../core/review/replay/replay-for-screen.ts';
import { lineThrough, pathTo } from '../../core/review/replay/replayed-game.ts';
import { branchSentence } from '../../core/sentences/review-sentences.ts';
import type { AnySentence } from '../../core/sentences/sentence.ts';
import {
  assistsSentence,
  clearedDaySentence,
  clearedLittleSentence,
  countdownSentence,
  helpSentence,
  interruptedEndSentence,
  interruptedRunSentence,
  levelGainSentence,
  levelTimeOf,
  levelTookSentence,
  listedNoteSentences,
  reachedSentence,
  replayedEndSentence,
  shownSentence,
  timeTakenSentence,
  toolsLeftSentence,
} from '../../core/sentences/standing-sentences.ts';
import { graphOf } from '../../renderer/screens/review/graph-shape.ts';
import { nextLevelEntry, setupOfMode } from '../support/mode-games.ts';
import { timedPlan } from '../support/modes.ts';
import { journalNumber } from './event-family.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { onBoard } from './small-game.ts';

const ANYWHERE: Where = {};
const KEYS = [
  ...[
    'end.reached',
    'end.time-taken',
    'end.assists',
    'record.ending.interrupted',
    'record.ending.shown-all',
    'record.ending.shown-some',
  ],
  ...['level.gain', 'level.took', 'record.pause.interrupted', 'record.pause.interrupted-again'],
  ...['play.time-low', 'record.playing.time-low', 'record.tools.left'],
  ...['record.daily.assisted', 'record.daily.cleared', 'record.daily.done'],
  ...['record.result.assisted', 'record.result.unaided'],
  ...['review.games.assisted', 'review.games.interrupted', 'cli.replay.end'],
];

export const STANDINGS: Family = {
  name: 'how a game stands',
  keys: Object.fromEntries(KEYS.map((key) => [key, ANYWHERE])),
  say: function* (index): Generator<Said, void> {
    const { setup, entries } = journalNumber(index);
    let game = startGame(setup);
    for (let at = 0; at <= entries.length; at++) {
      const { board, rules } = onBoard(game);
      const of = { play: plainPlay(board, rules), journal: { setup, entries: entries.slice(0, at) } };
      for (const said of standingSentences(game, setup)) yield { said, of };
      for (const laterMs of LATER_MS) {
        const elapsedMs = game.elapsedMs + laterMs;
        const { countdown } = viewOf(game);
        for (const hasFigure of [true, false]) {
          const said =
            countdown &&
            countdownSentence(
              countdownLeftMs(countdown, elapsedMs),
              elapsedMs < countdown.frozenUntilMs,
              hasFigure,
            );
          if (said !== null) yield { said, of: { ...of, tried: { type: 'timeout', elapsedMs } } };
        }
      }
      const next = entries[at];
      const step = next === undefined ? null : applyEntry(game, next);
      if (step?.ok) game = step.value.game;
    }
  },
  most: 20_000,
};

/** The clock goes on after the last entry. */
const LATER_MS = [0, 1_000, 30_000, 90_000, 120_000];

function* standingSentences(game: Game, setup: GameSetup): Generator<AnySentence, void> {
  const view = viewOf(game);
  const row = scoreRowOf('game', game, 0);
  const isHelped = row.assists.length > 0;
  const { score, level, links } = currentNode(game);
  yield timeTakenSentence(row.elapsedMs);
  yield reachedSentence(row.level);
  yield replayedEndSentence({ score: score.total, level, links });
  if (isHelped) yield assistsSentence(row.assists);
  yield helpSentence(isHelped);
  yield* listedNoteSentences(isHelped, row.isInterrupted === true);
  if (row.isInterrupted) yield interruptedEndSentence();
  if (view.interruptions > 0) yield interruptedRunSentence(view.interruptions);
  if (view.tools !== null) for (const tool of TOOLS) yield toolsLeftSentence(tool, view.tools[tool]);
  if (view.status === 'shown') yield shownSentence(view);
  if (view.status === 'won') {
    yield clearedDaySentence(isHelped);
    yield clearedLittleSentence();
  }
  if (view.status !== 'level-won') return;
  const figures = runFiguresOf(game).levels.at(-1);
  const time = levelTimeOf(setup, view);
  if (figures !== undefined) yield levelTookSentence(figures);
  if (time !== null) yield levelGainSentence(time);
}

const THIRD = timedPlan(3, 1);

/** The board of the third level of a run, which has earned a freeze. */
export const THIRD_LEVEL: Where = {
  gravity: [THIRD.rules.gravity],
  border: [THIRD.rules.border],
  maxTurns: [THIRD.rules.maxTurns],
};

export const FREEZES: Family = {
  name: 'a countdown that is held',
  keys: { 'play.frozen': THIRD_LEVEL },
  say: function* (index): Generator<Said, void> {
    const { setup, game: frozen, entries } = heldRun(index);
    const elapsedMs = frozen.elapsedMs + ((37 * index) % 8_000);
    const { countdown } = viewOf(frozen);
    if (countdown === null || elapsedMs >= countdown.frozenUntilMs) return;
    const { board, rules } = onBoard(frozen);
    const journal = { setup, entries };
    const said = countdownSentence(countdownLeftMs(countdown, elapsedMs), true, true);
    const of = { play: plainPlay(board, rules), journal, tried: { type: 'timeout', elapsedMs } } as const;
    if (said !== null) yield { said, of };
  },
  most: 1_000,
};

/** A run at its third level that has just spent a freeze. */
export function heldRun(index: number): Run & { readonly setup: GameSetup } {
  const third = atThirdLevel();
  const before = linked(third, index % 20);
  const freeze = { type: 'tool', tool: 'freeze', elapsedMs: before.game.elapsedMs + 2 * index } as const;
  return { setup: third.setup, ...played(before, freeze) };
}

/** A game, and the entries that led to it. */
interface Run {
  readonly game: Game;
  readonly entries: readonly Entry[];
}

let thirdLevel: (Run & { readonly setup: GameSetup }) | null = null;

/** A run whose first two levels are cleared along their proofs. */
function atThirdLevel(): Run & { readonly setup: GameSetup } {
  if (thirdLevel !== null) return thirdLevel;
  const setup = setupOfMode('timed', 0);
  let run: Run = { game: startGame(setup), entries: [] };
  for (let level = 1; level < 3; level++) {
    run = linked(run, Number.POSITIVE_INFINITY);
    run = played(run, nextLevelEntry(run.game, run.game.elapsedMs));
  }
  thirdLevel = { setup, ...run };
  return thirdLevel;
}

function played({ game, entries }: Run, entry: Entry): Run {
  const step = applyEntry(game, entry);
  if (!step.ok) throw new Error(`a run along its proofs is refused: ${step.error.code}`);
  return { game: step.value.game, entries: [...entries, entry] };
}

/** So many links of the proof of its board more, a second after one another. */
function linked(run: Run, most: number): Run {
  const { witness } = currentNode(run.game).deal;
  return witness
    .slice(0, Math.min(most, witness.length))
    .reduce(
      (before, [a, b]) =>
        played(before, { type: 'link', a, b, by: 'player', elapsedMs: before.game.elapsedMs + 1_000 }),
      run,
    );
}

export const BRANCHES: Family = {
  name: 'the ways of a game that was taken back',
  keys: {
    'review.branch': ANYWHERE,
    'review.branch-after': ANYWHERE,
    'review.branch-kept': ANYWHERE,
  },
  say: function* (index): Generator<Said, void> {
    const { setup, entries } = journalNumber(index);
    const replayed = replayForScreen(setup, entries);
    if (!replayed.ok) throw new Error('a journal that was played can be replayed');
    const game = replayed.value;
    for (const shown of game.nodes.keys())
      for (const { nodes } of graphOf(game, [], lineThrough(game, shown), 600).branches) {
        const said = branchSentence(game, nodes);
        const stayed = pathTo(game, game.last);
        const named = nodes.slice(1).find((node) => !stayed.includes(node));
        const entry = game.nodes[named ?? nodes[1] ?? -1]?.entry ?? -1;
        const { board, rules } = onBoard(startGame(setup));
        const whole = { setup, entries };
        yield {
          said,
          of: {
            play: plainPlay(board, rules),
            journal: { setup, entries: entries.slice(0, entry + 1) },
            whole,
          },
        };
      }
  },
  most: 20_000,
};
