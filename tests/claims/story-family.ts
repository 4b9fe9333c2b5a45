/** The story of a game: each line of it holds of the journal, told again, and of its positions. */
import { startGame } from '../../core/game/play/play.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { type GameReview, reviewGame } from '../../core/review/game-review.ts';
import { replayForScreen } from '../../core/review/replay/replay-for-screen.ts';
import { cellsOfNode } from '../../core/review/replay/replayed-game.ts';
import type { SentenceKey } from '../../core/sentences/sentence.ts';
import { tellStory } from '../../core/sentences/story-sentences.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { journalNumber } from './event-family.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { keptSteps } from './review-family.ts';
import { beginLosableGame, wander } from './small-game.ts';
import { heldRun, THIRD_LEVEL } from './standing-family.ts';

const ANYWHERE: Where = {};
const CLASSIC: Where = { gravity: ['none'], border: ['open'], maxTurns: [2] };

const KEYS = [
  ...[
    'board',
    'rules',
    'first-rules',
    'linked',
    'linked-one',
    'mercy',
    'mercy-one',
    'reshuffled',
    'between',
    'run',
    'combo',
  ],
  ...['auto', 'undone', 'helped', 'unaided', 'won', 'won-by-mercy', 'won-reshuffled', 'shown', 'time-up'],
  ...['dead', 'lost', 'given-up', 'left', 'level-won', 'time', 'score'],
];

export const STORIES: Family = {
  name: 'the story of a game',
  keys: {
    ...Object.fromEntries(KEYS.map((key) => [`record.story.${key}`, ANYWHERE])),
    'record.story.classic-rules': CLASSIC,
  },
  say: function* (index, isOpen): Generator<Said, void> {
    const journal = journalNumber(index);
    const calm = makeSetup({ mode: 'calm', deal: journal.setup.deal, runSeed: 1 });
    // Help that the mode has not is refused.
    if (replayForScreen(calm, journal.entries).ok) yield* storySaid(calm, journal.entries, null);
    yield* storySaid(journal.setup, journal.entries, null);
    // Reviews take most of the time: there is one as long as something is open that one has said.
    if (index >= FIRST_REVIEWS && ![...saidWithReview].some(isOpen)) return;
    for (const each of reviewedSaid(index)) {
      saidWithReview.add(each.said.key);
      yield each;
    }
  },
  most: 20_000,
};

/** After so many games their reviews have said each key that they can say. */
const FIRST_REVIEWS = 200;
const saidWithReview = new Set<SentenceKey>();

/** The story of a game on a board that can be lost, with its review. */
function* reviewedSaid(index: number): Generator<Said, void> {
  const begun = beginLosableGame(index);
  if (begun === null) return;
  const played = wander(begun, 14, index, index % 2 === 0);
  const review = reviewOf(begun.setup, played.entries);
  yield* storySaid(begun.setup, played.entries, review);
  // Given up right after the move that lost it, which is mostly before the board is dead.
  for (const { entry } of review.moves.filter(({ isLosing }) => isLosing)) {
    const entries = played.entries.slice(0, entry + 1);
    yield* storySaid(begun.setup, entries, reviewOf(begun.setup, entries));
  }
}

export const SPENT_TOOLS: Family = {
  name: 'the tools in the story of a run',
  keys: { 'record.story.tools': THIRD_LEVEL, 'record.story.first-classic-rules': CLASSIC },
  say: function* (index): Generator<Said, void> {
    const { setup, entries } = heldRun(index);
    yield* storySaid(setup, entries, null);
  },
  most: 1_000,
};

export function reviewOf(setup: GameSetup, entries: readonly Entry[]): GameReview {
  const reviewed = runToEnd(reviewGame(setup, entries, { nodeLimit: 20_000, seed: 1, games: 0 }));
  if (!reviewed.ok) throw new Error('a game that cannot be replayed');
  return reviewed.value;
}

export function* storySaid(
  setup: GameSetup,
  entries: readonly Entry[],
  review: GameReview | null,
): Generator<Said, void> {
  const [story, replayed] = [tellStory(setup, entries, review), replayForScreen(setup, entries)];
  if (!story.ok || !replayed.ok) throw new Error('a journal that was played can be replayed');
  const game = replayed.value;
  const choices = (review?.moves ?? []).map(({ entry, move }) => {
    const after = game.nodes.findIndex((node) => node.entry === entry);
    return { cells: cellsOfNode(game, game.nodes[after]?.parent ?? -1), move };
  });
  const steps = keptSteps(entries);
  for (const { said, node, after, listed } of story.value) {
    const deal = game.deals[game.nodes[node]?.deal ?? 0] ?? startGame(setup).setup.deal;
    const at = steps.findIndex((step) => step.entry === game.nodes[after ?? -1]?.entry);
    const of = {
      play: plainPlay({ ...deal.template, cells: cellsOfNode(game, node) }, deal.rules),
      line: [cellsOfNode(game, 0)],
      journal: { setup, entries },
      choices,
      later: at < 0 ? null : steps.slice(at + 1),
    };
    for (const each of [said, ...listed]) yield { said: each, of };
  }
}
