/** The story of a game that is over: its board, how it went in order, its critical choices, and how it ended. */
import { countTiles } from '../board/board.ts';
import { hasScore, MODES } from '../game/modes/table.ts';
import { type ReplayError, replayEntries } from '../game/replay.ts';
import { scoreRowOf } from '../game/score-row.ts';
import type { Entry, GameSetup } from '../game/setup/entry.ts';
import { ok, type Result } from '../result.ts';
import { choiceKindOf } from '../review/choice-kind.ts';
import type { GameReview } from '../review/game-review.ts';
import { afterLoss } from '../review/replay/after-loss.ts';
import { replayForScreen } from '../review/replay/replay-for-screen.ts';
import { cellsOfNode, pathTo, type ReplayedGame } from '../review/replay/replayed-game.ts';
import { wayOf } from '../review/replay/way-of.ts';
import { afterLossSentence, choiceSentence, keptChoicesSentence } from './review-sentences.ts';
import { rulesSentences } from './rules-sentences.ts';
import { type Sentence, sentence } from './sentence.ts';

/** A line of a story. */
export interface StoryLine {
  readonly said: Sentence;
  /** The position of which it is said: a node of the replayed game. */
  readonly node: number;
  /** Of a choice the position that it led to. */
  readonly after?: number;
  /** Sentences that stand in it as a list. */
  readonly listed: readonly Sentence[];
}

/** The most lines that a story has, however long its game. */
export const MOST_LINES = 16;
/** So many parts of one board's way are told; of more the first and the last, and between them a sum. */
const MOST_PARTS = 3;
/** A row of fewer quick links is not told. */
const LEAST_ROW = 3;

/**
 * Tells a game that is over, in at most `MOST_LINES` lines; what is proved of its choices only where there is a review of
 * it. A mode without a score is told without clock and score. The error is that of the replay; the deal must have passed
 * `checkDeal`. Linear in the game.
 */
export function tellStory(
  setup: GameSetup,
  entries: readonly Entry[],
  review: GameReview | null,
): Result<readonly StoryLine[], ReplayError> {
  const replayed = replayForScreen(setup, entries);
  if (!replayed.ok) return replayed;
  const rows = new Map<number, number>();
  let undone = 0;
  const folded = replayEntries(setup, entries, ({ entry, before, after, events }) => {
    if (entry.type === 'undo' || entry.type === 'return')
      undone += before.current.taken.pairs - after.current.taken.pairs;
    for (const event of events) if (event.type === 'linked') rows.set(after.cursor, event.points.comboCount);
  });
  if (!folded.ok) return folded;
  const game = replayed.value;
  // No move is said to have lost a board in a mode that knows no loss.
  const { reshufflesDead = false } = MODES[setup.mode];
  const proved = reshufflesDead ? null : review;
  const { assists, score, elapsedMs } = scoreRowOf('', folded.value, 0);
  const isMeasured = hasScore(setup.mode);
  // A game that auto-play finished or that was given up has no score.
  const isScored = game.status === 'won' || game.status === 'time-up';
  const last = { node: game.last, listed: [] };
  const end = isMeasured
    ? [
        sentence('record.story.time', { says: 'clock-at', time: { ms: elapsedMs } }),
        ...(isScored
          ? [sentence('record.story.score', { says: 'scored', score: { points: score.total } })]
          : []),
      ]
    : [];
  const said: Sentence[] = [
    ...(MODES[setup.mode].boards === 'levels' ? runSentences(game) : partSentences(partsOf(game))),
    ...(isMeasured ? rowSentences(game, rows) : []),
    ...countSentences(game, entries, undone),
    assists.length === 0
      ? sentence('record.story.unaided', { says: 'no-help' })
      : sentence('record.story.helped', { says: 'helped', assists }),
  ];
  return ok([
    ...boardLines(game),
    ...said.map((each) => ({ said: each, ...last })),
    ...(proved === null ? [] : choiceLines(game, proved)),
    ...[endSentence(game, proved, reshufflesDead), ...end].map((each) => ({ said: each, ...last })),
  ]);
}

/** The board that the game began with, and its rules: of the first board alone where those of a later one are others. */
function boardLines(game: ReplayedGame): readonly StoryLine[] {
  const { width, height } = game.deals[0]?.template ?? { width: 0, height: 0 };
  const count = countTiles(cellsOfNode(game, 0)) / 2;
  const [rules = [], ...others] = game.deals.map((deal) => rulesSentences(deal.rules));
  const areSame = others.every((each) => JSON.stringify(each) === JSON.stringify(rules));
  const board = sentence(
    'record.story.board',
    { says: 'pairs-left', count },
    { says: 'measures', width, height },
  );
  return [
    { said: board, node: 0, listed: [] },
    { said: ruledSentence(rules.length === 0, areSame), node: 0, listed: rules },
  ];
}

function ruledSentence(isClassic: boolean, areSame: boolean): Sentence {
  const [classic, same, other] = [
    { says: 'classic-rules' },
    { says: 'same-rules' },
    { says: 'other-rules' },
  ] as const;
  if (areSame)
    return isClassic
      ? sentence('record.story.classic-rules', classic, same)
      : sentence('record.story.rules', same);
  return isClassic
    ? sentence('record.story.first-classic-rules', classic, other)
    : sentence('record.story.first-rules', other);
}

/** Moves of one kind that follow each other on the way to the end: by their numbers, and their places on the way. */
interface Part {
  readonly by: 'link' | 'mercy' | 'reshuffle';
  readonly first: number;
  readonly last: number;
  readonly places: readonly [from: number, to: number];
}

function partsOf(game: ReplayedGame): readonly Part[] {
  const parts: Part[] = [];
  for (const [place, node] of pathTo(game, game.last).entries()) {
    const { by = 'deal', pairs = 0 } = game.nodes[node] ?? {};
    if (by === 'deal') continue;
    const before = parts.at(-1);
    if (before?.by === by) parts.splice(-1, 1, { ...before, last: pairs, places: [before.places[0], place] });
    else parts.push({ by, first: pairs, last: pairs, places: [place, place] });
  }
  return parts;
}

function partSentences(parts: readonly Part[]): readonly Sentence[] {
  if (parts.length <= MOST_PARTS) return parts.map(partSentence);
  const [first, ...rest] = parts;
  const [between, last] = [rest.slice(0, -1), rest.at(-1)];
  const sum = (by: Part['by']) =>
    between.filter((part) => part.by === by).reduce((all, { places: [from, to] }) => all + to - from + 1, 0);
  const claim = {
    says: 'came-between' as const,
    from: between[0]?.places[0] ?? 0,
    to: between.at(-1)?.places[1] ?? 0,
    links: sum('link'),
    mercies: sum('mercy'),
    reshuffles: sum('reshuffle'),
  };
  return [
    ...(first === undefined ? [] : [partSentence(first)]),
    sentence('record.story.between', claim),
    ...(last === undefined ? [] : [partSentence(last)]),
  ];
}

function partSentence({ by, first, last }: Part): Sentence {
  if (by === 'reshuffle') return sentence('record.story.reshuffled', { says: 'reshuffled-at', count: last });
  const moves = { from: first, to: last };
  const isOne = first === last;
  return by === 'link'
    ? sentence(isOne ? 'record.story.linked-one' : 'record.story.linked', { says: 'moves-linked', ...moves })
    : sentence(isOne ? 'record.story.mercy-one' : 'record.story.mercy', { says: 'moves-by-mercy', ...moves });
}

/** Of a run its boards are too many to be told. */
function runSentences(game: ReplayedGame): readonly Sentence[] {
  const way = pathTo(game, game.last).map((node) => game.nodes[node]);
  const links = way.filter((node) => node?.by === 'link' && !node.isAuto).length;
  return [
    sentence(
      'record.story.run',
      { says: 'level-is', level: way.at(-1)?.level ?? 1 },
      { says: 'linked', links: { links } },
    ),
  ];
}

/** The longest row of quick links on the way, of several the first. */
function rowSentences(game: ReplayedGame, rows: ReadonlyMap<number, number>): readonly Sentence[] {
  const way = pathTo(game, game.last);
  const combo = Math.max(0, ...way.map((node) => rows.get(node) ?? 0));
  const node = way.find((each) => rows.get(each) === combo);
  if (combo < LEAST_ROW || node === undefined) return [];
  return [sentence('record.story.combo', { says: 'longest-row', combo, move: game.nodes[node]?.pairs ?? 0 })];
}

/** Counts the pairs taken by auto-play, the moves taken back and the tools spent; nothing of a count that is 0. */
function countSentences(game: ReplayedGame, entries: readonly Entry[], back: number): readonly Sentence[] {
  const auto = pathTo(game, game.last).filter((node) => game.nodes[node]?.isAuto).length;
  const tools = entries.filter(({ type }) => type === 'tool').length;
  return [
    ...(auto > 0 ? [sentence('record.story.auto', { says: 'auto-took', count: auto })] : []),
    ...(back > 0 ? [sentence('record.story.undone', { says: 'took-back', count: back })] : []),
    ...(tools > 0 ? [sentence('record.story.tools', { says: 'spent-tools', count: tools })] : []),
  ];
}

/** Counts the critical choices kept; names the first that nothing else kept, the last that lost the board, and what followed. */
function choiceLines(game: ReplayedGame, review: GameReview): readonly StoryLine[] {
  const way = new Set(pathTo(game, game.last));
  const choices = review.moves.flatMap((made) => {
    const after = game.nodes.findIndex(({ entry }) => entry === made.entry);
    const { parent = -1, pairs: move = 0 } = game.nodes[after] ?? {};
    const position = review.stretches[made.stretch]?.positions[made.position];
    const kind = choiceKindOf(made);
    if (kind === null || position === undefined) return [];
    return [{ kind, pair: made.move, move, position, after, node: parent, isOnWay: way.has(after) }];
  });
  const only = choices.find(({ kind, isOnWay }) => kind === 'only' && isOnWay);
  const losing = choices.filter(({ kind }) => kind === 'lost');
  const lost = losing.findLast(({ isOnWay }) => isOnWay) ?? losing.at(-1);
  const told = [only, lost].flatMap((choice) => choice ?? []).sort((one, other) => one.after - other.after);
  return [
    { said: keptChoicesSentence(review), node: game.last, listed: [] },
    ...told.flatMap((choice) => {
      const followed = choice === lost ? afterLossSentence(afterLoss(game, choice.after)) : null;
      const said = [choiceSentence(choice, choice.position), ...(followed === null ? [] : [followed])];
      return said.map((each) => ({ said: each, node: choice.node, after: choice.after, listed: [] }));
    }),
  ];
}

const WON = {
  links: 'record.story.won',
  mercy: 'record.story.won-by-mercy',
  reshuffle: 'record.story.won-reshuffled',
} as const;

function endSentence(game: ReplayedGame, review: GameReview | null, reshufflesDead: boolean): Sentence {
  const { status, last, nodes } = game;
  if (status === 'won') {
    const by = wayOf(game);
    return sentence(WON[by], { says: 'won-by', by });
  }
  if (status === 'shown')
    return sentence('record.story.shown', { says: 'stands', status }, { says: 'by-auto' });
  if (status === 'time-up') return sentence('record.story.time-up', { says: 'stands', status });
  if (status === 'level-won')
    return sentence(
      'record.story.level-won',
      { says: 'stands', status },
      { says: 'level-is', level: nodes[last]?.level ?? 1 },
    );
  const left = { says: 'pairs-left', count: countTiles(cellsOfNode(game, last)) / 2 } as const;
  // Nothing is given up where nothing can be lost.
  if (reshufflesDead) return sentence('record.story.left', left);
  if (status === 'dead') return sentence('record.story.dead', left, { says: 'dead' });
  const isLost = review?.stretches.some(
    ({ nodes, positions }) => positions[nodes.indexOf(last)]?.verdict === 'lost',
  );
  return isLost === true
    ? sentence('record.story.lost', left, { says: 'lost', chosen: [] })
    : sentence('record.story.given-up', left, { says: 'not-over' });
}
