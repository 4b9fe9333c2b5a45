/** Sentences about a replayed game of a file: honest games, and games with false claims. */
import { parseShape } from '../../core/board/text.ts';
import { reshuffle } from '../../core/deal/reshuffle.ts';
import { boardHashOf, type Game } from '../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { isFinished } from '../../core/game/play/status.ts';
import { scoreRowOf } from '../../core/game/score-row.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import type { DealRecord, Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { createRandom } from '../../core/random.ts';
import { dealtClearableSentence } from '../../core/sentences/ending-sentences.ts';
import {
  type FileRefusal,
  fileRefusalSentence,
  replayRefusalSentence,
  replayVerdictSentence,
} from '../../core/sentences/file-refusal-sentences.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import type { Tools } from '../../electron/cli/command.ts';
import { type JudgedGame, replayGame } from '../../electron/cli/files/replayed-games.ts';
import type { GameWork } from '../../electron/storage/transfer/work.ts';
import { rulesNumber } from '../deep/small-boards.ts';
import { dealOfLevel, witnessEntries } from '../reliability/games/scripted.ts';
import { laidAnew } from './event-family.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { onBoard } from './small-game.ts';
import type { Subject } from './subject.ts';

const ANYWHERE: Where = {};
/** The rules of the first level of a run. */
const FIRST_LEVEL: Where = { gravity: ['none'], border: ['open'], maxTurns: [2] };
const NO_TOOLS: Tools = { nowMs: () => 0, report: () => {} };

const keysOf = (prefix: string, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [`${prefix}.${key}`, ANYWHERE]));

/** A game as a file tells it. */
interface Told {
  readonly setup: GameSetup;
  readonly entries: readonly Entry[];
  /** The points that the file adds to the score of the game. */
  readonly claimed?: number;
}

export const REPLAYS: Family = {
  name: 'what replaying a game came to',
  keys: {
    'record.given-up.note': ANYWHERE,
    ...keysOf('cli.replay', ['verified', 'replayed', 'not-rechecked']),
    ...keysOf('cli.replay.reason', ['score', 'deal', 'difficulty', 'reshuffle']),
  },
  say: function* (index): Generator<Said, void> {
    const setup = smallSetup(index);
    if (setup === null) return;
    const entries = witnessEntries(setup);
    const { deal } = setup;
    const { board, rules } = onBoard(startGame(setup));
    yield { said: dealtClearableSentence(), of: { play: plainPlay(board, rules) } };
    yield* judged({ setup, entries });
    yield* judged({ setup, entries: helped(setup, index) });
    yield* judged({ setup, entries: entries.slice(0, -1) });
    yield* judged({ setup, entries, claimed: 1 });
    yield* judged({ setup: { ...setup, deal: { ...deal, seed: deal.seed + 1 } }, entries });
    yield* judged({
      setup: { ...setup, deal: { ...deal, lossPermille: (deal.lossPermille + 7) % 1_001 } },
      entries,
    });
    yield* judged({ setup: { ...setup, deal: { ...deal, [UNKNOWN[index % 2] ?? '']: 99 } }, entries });
    const mixed = mixedUp(setup, index);
    if (mixed !== null) yield* judged({ setup, entries: mixed });
  },
  most: 20_000,
};

const UNKNOWN = ['dealerVersion', 'measureVersion'] as const;

export const SETUPS: Family = {
  name: 'what a game in a file begins with',
  keys: {
    ...keysOf('cli.replay.reason', [
      'unknown-version',
      'template',
      'no-date',
      'other-board',
      'witness-fails',
    ]),
    ...keysOf('record.file-reason', ['template', 'no-date', 'other-board', 'witness-fails']),
  },
  say: function* (index): Generator<Said, void> {
    const setup = smallSetup(index);
    if (setup === null) return;
    const { deal } = setup;
    const { template, witness, cells } = deal;
    const of = (other: Partial<DealRecord>) => ({
      setup: { ...setup, deal: { ...deal, ...other } },
      entries: [],
    });
    const gone = cells.findIndex((kind) => kind > 0);
    yield* judged({
      setup: { ...setup, [index % 2 === 0 ? 'modeVersion' : 'scoreVersion']: 99 },
      entries: [],
    });
    yield* judged({ setup: { ...setup, onItsDay: true }, entries: [] });
    yield* judged(of({ template: { ...template, hash: 'f'.repeat(64) } }));
    yield* judged(of({ template: { ...template, height: 2, marks: template.marks.slice(0, 8) } }));
    yield* judged(of(OTHERS[index % OTHERS.length]?.(deal) ?? {}));
    yield* judged(of({ cells: cells.with(gone, 0) }));
    yield* judged(of({ witness: witness.slice(1) }));
    yield* judged(of({ witness: witness.toReversed() }));
  },
  most: 20_000,
};

/** A filling, or rules, that are not the template's own. */
const OTHERS: readonly ((deal: DealRecord) => Partial<DealRecord>)[] = [
  ({ kinds }) => ({ kinds: kinds + 1 }),
  ({ copies }) => ({ copies: copies + 2 }),
  ({ rules }) => ({ rules: { ...rules, border: rules.border === 'open' ? 'closed' : 'open' } }),
];

export const RUNS: Family = {
  name: 'a run in a file',
  keys: { 'cli.replay.reason.level': FIRST_LEVEL },
  say: function* (index): Generator<Said, void> {
    const runSeed = 1 + (index % RUN_SEEDS);
    const first = levelOf(1, runSeed);
    const setup = makeSetup({ mode: 'timed', deal: first, runSeed });
    const entries = witnessEntries(setup).map((entry, place) => ({
      ...entry,
      elapsedMs: place * (50 + index),
    }));
    const elapsedMs = entries.length * (50 + index);
    // A board of the right template, and of another run.
    const level: Entry = { type: 'level', deal: levelOf(2, runSeed + RUN_SEEDS + (index % 7)), elapsedMs };
    yield* judged({
      setup,
      entries: [...entries, level, { type: 'timeout', elapsedMs: elapsedMs + 600_000 }],
    });
  },
  most: 2_000,
};

const RUN_SEEDS = 3;
const levels = new Map<string, DealRecord>();

function levelOf(level: number, runSeed: number): DealRecord {
  const name = `${level} ${runSeed}`;
  const deal = levels.get(name) ?? dealOfLevel(level, runSeed);
  levels.set(name, deal);
  return deal;
}

/** A game on twelve tiles; null where none can be dealt under these rules. */
export function smallSetup(index: number): GameSetup | null {
  const shape = parseShape(index % 2 === 0 ? 'oooo\no..o\no..o\noooo' : 'oooo\no##o\no..o\noooo');
  if (!shape.ok) throw new Error('a shape');
  const rules = rulesNumber(index);
  const filling = { kinds: 4, copies: 2 };
  const template = makeRevision({ ...shape.value, name: 'small', rules, filling }, false);
  const dealt = makeDealRecord({ template, rules, filling, seed: index, aimPermille: null });
  return dealt.ok ? makeSetup({ mode: 'classic', deal: dealt.value }) : null;
}

/** The game with an undo, and a reshuffle where the search finds one. */
function helped(setup: GameSetup, index: number): readonly Entry[] {
  const [link, ...rest] = witnessEntries(setup);
  if (link === undefined) return [];
  const undone: readonly Entry[] = [link, { type: 'undo', elapsedMs: 1_000 }, { ...link }];
  const { board, rules } = onBoard(playedAll(setup, undone));
  const found = runToEnd(reshuffle(board, rules, { nodeLimit: 2_000, seed: index }));
  if (found.kind !== 'reshuffled') return [...undone, ...rest];
  return onFrom(setup, [...undone, { type: 'reshuffle', cells: found.cells, elapsedMs: 1_500 }]) ?? [];
}

/** A reshuffle that no search of the game would make, and a way to clear what it laid; null where none was found. */
function mixedUp(setup: GameSetup, index: number): readonly Entry[] | null {
  const [link] = witnessEntries(setup);
  if (link === undefined) return null;
  const { board } = onBoard(playedAll(setup, [link]));
  const cells = laidAnew(board.cells, createRandom(index));
  return onFrom(setup, [link, { type: 'reshuffle', cells, elapsedMs: 1_500 }]);
}

/** The entries and a way to clear the board that they lead to; null without one. */
function onFrom(setup: GameSetup, entries: readonly Entry[]): readonly Entry[] | null {
  const { board, rules } = onBoard(playedAll(setup, entries));
  const found = runToEnd(solve(board, rules, { nodeLimit: 10_000, seed: 1 }));
  if (found.verdict !== 'solvable') return null;
  const links = found.witness.map(
    ([a, b], place): Entry => ({ type: 'link', a, b, by: 'player', elapsedMs: 2_000 + 1_000 * place }),
  );
  return [...entries, ...links];
}

function playedAll(setup: GameSetup, entries: readonly Entry[]): Game {
  return entries.reduce((game, entry) => {
    const step = applyEntry(game, entry);
    return step.ok ? step.value.game : game;
  }, startGame(setup));
}

const SETUP_REFUSALS: readonly string[] = ['template', 'no-date', 'other-board', 'witness-fails'];

function* judged(game: Told): Generator<Said, void> {
  const { work, score } = workOf(game);
  const { judgement, why }: JudgedGame = replayGame(work, NO_TOOLS);
  const { setup, entries } = game;
  const { template, cells, rules } = setup.deal;
  const of: Subject = {
    play: plainPlay({ ...template, cells }, rules),
    journal: { setup, entries },
    ...(score === null ? {} : { claimedScore: score }),
  };
  if (judgement.verdict !== 'refused') yield { said: replayVerdictSentence(judgement.verdict), of };
  if (why !== null) yield { said: replayRefusalSentence(why), of };
  if (why !== null && SETUP_REFUSALS.includes(why))
    yield { said: fileRefusalSentence(why as FileRefusal), of };
}

/** The game as a file holds it, with the hashes of its boards, and the score that it claims where it has one. */
function workOf({ setup, entries, claimed = 0 }: Told): { work: GameWork; score: number | null } {
  const about = { id: 'a game', setup, startedAt: 0, playedAt: 0, status: 'finished', elapsedMs: 0 } as const;
  // Its setup may be one that cannot be begun.
  if (entries.length === 0) return { work: { ...about, journal: [], finished: null }, score: null };
  let game = startGame(setup);
  const journal = entries.map((entry) => {
    const step = applyEntry(game, entry);
    if (step.ok) game = step.value.game;
    return { entry, boardHash: boardHashOf(game) };
  });
  const isOver = isFinished(game);
  const row = scoreRowOf('a game', game, 0);
  const score = { ...row.score, total: row.score.total + claimed };
  const finished = isOver
    ? ({ row: { ...row, score }, rank: 1, previousBest: null } as GameWork['finished'])
    : null;
  return { work: { ...about, journal, finished }, score: isOver ? score.total : null };
}
