/** The answers of the gallery's host: those of a new player, and the games of one who plays for months. */

import type { BoardGame } from '../../core/contract/board-games.ts';
import type { Channel, Reply, Request } from '../../core/contract/contract.ts';
import type { EndedGame } from '../../core/contract/reviews.ts';
import type { AppInfo, SavedGame } from '../../core/contract/schemas.ts';
import { DEFAULT_SETTINGS } from '../../core/contract/settings.ts';
import type { CountedGame, PlayStatistics, TableStatistics } from '../../core/contract/statistics.ts';
import { addDays, monthOf } from '../../core/daily/calendar-date.ts';
import { spanOf, spansBetween } from '../../core/daily/time-spans.ts';
import { NO_FIGURES } from '../../core/game/figure-names.ts';
import { MODE_IDS } from '../../core/game/modes/mode-ids.ts';
import { MODES, type Mode, TEMPLATE_MODE } from '../../core/game/modes/table.ts';
import type { ScoreRow } from '../../core/game/score-row.ts';
import { journeyChapters, levelTemplate } from '../../core/journey/journey-levels.ts';
import { runVersionOf } from '../../core/review/puzzles/puzzle-run.ts';
import { orderOfRun } from '../../core/review/puzzles/run-puzzles.ts';
import { builtInRevisions } from '../../core/templates/builtin-revisions.ts';
import type { Design } from '../../core/templates/design.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';
import { DAILY } from '../parts/modes/use-days.ts';
import { addedSums, grouped, sumsOfGame } from '../screens/you/statistics/played-games.ts';
import { localDate } from '../state/local-date.ts';
import { endedGame, lostGame } from './sample-games.ts';

/** The answer on each channel; channels without one have no data. */
export type SampleAnswers = { readonly [C in Channel]?: (request: Request<C>) => Reply<C> };

const DAY_MS = 86_400_000;
/** The mode whose boards are levels. */
const LEVELS = MODE_IDS.find((mode) => MODES[mode].basis === 'board-id' && mode !== DAILY) ?? DAILY;
const NOW = Date.UTC(2026, 10, 22, 12);
const templates = [...builtInRevisions()];
const [FIRST, SECOND, THIRD] = templates as [TemplateRevision, TemplateRevision, TemplateRevision];

/** A score that falls with its place in the table. */
function scoreAt(place: number, mode: Mode, template: TemplateRevision, total = 52_400): ScoreRow {
  const at = total - 2_310 * place;
  const part = Math.floor(at / 5);
  return {
    gameId: `score-${mode}-${place}`,
    mode,
    level: MODES[mode].scoreTable === 'mode' ? 9 - place : 1,
    templateHash: template.hash,
    templateName: template.name,
    builtIn: template.builtIn,
    scoreVersion: 2,
    assists: [],
    links: 56,
    elapsedMs: 181_000 + 9_700 * place,
    score: { links: at - 4 * part, turns: part, combo: part, time: part, difficulty: part, total: at },
    finishedAt: NOW - (3 * place + 1) * DAY_MS,
  };
}

const SCORES = [0, 1, 2, 3, 4, 5].flatMap((place) => [
  scoreAt(place, TEMPLATE_MODE, FIRST),
  scoreAt(place, TEMPLATE_MODE, SECOND, 41_900),
]);

const nameOf = ({ hash, name, builtIn }: TemplateRevision) => ({ hash, name, builtIn });

function tableOf(mode: Mode, template: TemplateRevision | null, finished: number): TableStatistics {
  return {
    mode,
    template: template === null ? null : nameOf(template),
    started: finished + 4,
    finished,
    unaided: finished - 3,
    links: finished * 54,
    elapsedMs: finished * 203_000,
    bestTotal: 52_400,
    bestLevel: template === null ? 9 : null,
    leastElapsedMs: template === null ? null : 164_000,
  };
}

/** One game a day over some months, now faster and now more careful. */
const PLAYED = Array.from({ length: 60 }, (_, place): CountedGame => {
  const links = 52 + (place % 5);
  const elapsedMs = 250_000 - 1_500 * place + 9_000 * (place % 4);
  return {
    mode: TEMPLATE_MODE,
    template: nameOf(place % 3 === 0 ? SECOND : FIRST),
    finishedAt: NOW - (60 - place) * 2 * DAY_MS,
    help: place % 7 === 0 ? 'some' : 'none',
    figures: {
      ...NO_FIGURES,
      links,
      weightedLinks: links * (1_150 + (place % 6) * 30),
      elapsedMs,
      triedLinks: links,
      misses: 9 - (place % 8),
      clearedMs: elapsedMs,
      lastThirdMs: Math.floor(elapsedMs / (3.2 + (place % 3))),
    },
  };
});

/** The same as a host tells them: of a month, or all of them. */
function playOf(month: string | null): PlayStatistics {
  const all = PLAYED.map((game) => ({ ...game, sums: sumsOfGame(game), day: localDate(game.finishedAt) }));
  const shown = all.filter(({ day }) => month === null || monthOf(day) === month);
  const days = shown.map(({ day }) => day);
  const { length, names } = spansBetween(days[0] ?? '', days.at(-1) ?? '');
  const sumsOf = (games: typeof all) => addedSums(games.map(({ sums }) => sums));
  return {
    months: [...new Set(all.map(({ day }) => monthOf(day)))].reverse(),
    sums: sumsOf(shown),
    length,
    spans: names.map((name) => {
      const games = shown.filter(({ day }) => spanOf(length, day) === name);
      return { name, sums: games.length === 0 ? null : sumsOf(games) };
    }),
    boards: grouped(shown, ({ template }) => template.hash).flatMap(({ items }) =>
      items.slice(0, 1).map(({ mode, template }) => ({ mode, template, sums: sumsOf([...items]) })),
    ),
    unread: 0,
    winsInARow: { longest: 11, running: 4 },
  };
}

const NOTHING_PLAYED: PlayStatistics = {
  months: [],
  sums: addedSums([]),
  length: 'day',
  spans: [],
  boards: [],
  unread: 0,
  winsInARow: { longest: 0, running: 0 },
};

const ENDS = ['won', 'given-up', 'shown', 'won'] as const;
const PAIRS_LEFT = 6;

/** The games of the list: by their place the second is lost on a small board, the others are on two boards. */
function endedGameAt(place: number): { readonly end: (typeof ENDS)[number]; readonly game: SavedGame } {
  const end = ENDS[place % ENDS.length] ?? 'won';
  if (place === 1) return { end, game: lostGame() };
  const { name } = place % 2 === 0 ? FIRST : THIRD;
  const pairsLeft = end === 'given-up' ? PAIRS_LEFT : 0;
  return { end, game: endedGame(`game-ended-${place}`, name, end, pairsLeft) };
}

function endedAt(place: number): EndedGame {
  const { end, game } = endedGameAt(place);
  const { setup, journal } = game;
  const isWon = end === 'won';
  const lostMove = end === 'given-up' ? journal.length - 2 : null;
  const to = lostMove === null ? 1_000 : 0;
  const shares = journal.map((_, at) => Math.round(640 + ((to - 640) * at) / journal.length));
  return {
    gameId: game.gameId,
    mode: TEMPLATE_MODE,
    templateHash: setup.deal.template.hash,
    level: 1,
    pairsLeft: setup.deal.witness.length - journal.length,
    elapsedMs: 164_000 + 21_000 * place,
    playedAt: NOW - place * DAY_MS,
    end,
    score: isWon ? { total: 52_400 - 1_900 * place, isAssisted: place > 3 } : null,
    isImported: place === 5,
    review: place === 2 ? null : { critical: 9, kept: lostMove === null ? 9 : 7, only: 2, shares, lostMove },
  };
}

const ENDED_PLACES = Array.from({ length: 9 }, (_, place) => place);

function dayGames(): BoardGame[] {
  const today = localDate();
  return Array.from({ length: 16 }, (_, ago) => ago)
    .filter((ago) => ago !== 9)
    .map((ago) => ({
      gameId: `game-of-day-${ago}`,
      boardId: addDays(today, -ago),
      onItsDay: true,
      status: 'finished',
      startedAt: NOW - ago * DAY_MS,
      score: { ...scoreAt(ago % 5, DAILY, FIRST), assists: ago % 4 === 2 ? ['hint'] : [] },
    }));
}

/** The journey's first levels, cleared with one to three stars. */
function journeyGames(): BoardGame[] {
  const levels = journeyChapters().flatMap((chapter) => chapter.levels);
  return levels.slice(0, 17).map((level, place) => ({
    gameId: `game-on-level-${place}`,
    boardId: level.id,
    onItsDay: false,
    status: 'finished',
    startedAt: NOW - (17 - place) * DAY_MS,
    score: {
      ...scoreAt(place % 6, LEVELS, levelTemplate(level)),
      gameId: `game-on-level-${place}`,
      elapsedMs: 1_000 * level.starSeconds + (place % 3 === 0 ? 20_000 : -9_000),
      assists: place % 5 === 4 ? ['hint'] : [],
    },
  }));
}

const SAILS: Design = {
  name: 'Two sails',
  author: 'Ada',
  tags: ['small', 'sea'],
  width: 8,
  height: 4,
  marks: [...'o......ooo....ooooo..ooooooooooo'].map((mark) => (mark === 'o' ? -1 : 0)),
  rules: { maxTurns: 2, border: 'open', gravity: 'down' },
  filling: { kinds: 6, copies: 4 },
};

const DESIGNS = ['Two sails', 'Ferry', 'Lighthouse'].map((name, place) => ({
  id: `design-${place}-of-the-gallery`,
  updatedAt: NOW - place * DAY_MS,
  saved: place === 2 ? null : { ...SAILS, name },
  draft: place === 0 ? null : { ...SAILS, name },
}));

/** A drawing that can be played. */
export const SAMPLE_DESIGN = DESIGNS[0];

const NO_TOTALS = { boards: 0, shapes: 0, links: 0, level: 0 };
const INFO: AppInfo = {
  version: '0.1.0',
  host: 'electron',
  platform: 'linux',
  systemLanguages: ['en'],
  storage: { kind: 'ready' },
};

/** A player who just came. */
export const NEWCOMER: SampleAnswers = {
  'app.info': () => INFO,
  'settings.read': () => DEFAULT_SETTINGS,
  'templates.list': () => templates,
  'games.list': () => [],
  'profiles.list': () => ({ current: 'first', profiles: [{ id: 'first', name: '' }] }),
  'designs.list': () => [],
  'packs.list': () => [],
  'pictures.list': () => [],
  'games.ended': () => ({ games: [], templates: [], next: null, count: 0 }),
  'games.facets': () => ({ count: 0, templates: [], months: [] }),
  'games.on-boards': () => [],
  'games.days': () => ({ streak: [], cleared: [], mayCount: true }),
  'scores.list': () => [],
  'scores.all': () => [],
  'statistics.read': () => ({ tables: [], days: { played: 0, longest: 0, running: 0 } }),
  'statistics.play': () => NOTHING_PLAYED,
  'statistics.games': () => ({ games: [], next: null }),
  'achievements.list': () => ({ earned: [], career: { none: NO_TOTALS, allowed: NO_TOTALS } }),
  'reviews.read': () => null,
  'puzzles.run': ({ way }) => {
    const runId = 'run-of-the-gallery';
    const version = runVersionOf(way);
    const next = orderOfRun(way, version, runId)[0]?.id ?? null;
    return { runId, version, solved: 0, failed: 0, next };
  },
  'puzzles.record': () => ({
    solved: [],
    solvedThisWeek: 0,
    streak: null,
    bestStreaks: [],
    bestStorms: [],
    started: [],
  }),
  'puzzles.lost-games': () => [],
  'puzzles.recent-games': () => [],
  'data.place': () => ({ folder: '/home/you/.config/twofold', canShow: true }),
};

/** Games that the player lost, in which the puzzles look for mistakes. */
export const sampleLostGames: NonNullable<SampleAnswers['puzzles.lost-games']> = () => {
  const { gameId, setup } = lostGame();
  return [{ gameId, mode: setup.mode, template: setup.deal.template, playedAt: NOW - DAY_MS }];
};

/** The same game and those of the list that are on small boards, for the coach. */
export const sampleRecentGames: NonNullable<SampleAnswers['puzzles.recent-games']> = () =>
  ['game-ended-1', 'game-ended-0'].map((gameId, place) => ({
    gameId,
    playedAt: NOW - (place + 1) * DAY_MS,
    isLost: place === 0,
  }));

const CAREER = { boards: 61, shapes: 7, links: 3_310, level: 9 };
const run = (solved: number, place: number, version = 1) => ({
  runId: `run-${place}-of-the-gallery`,
  version,
  solved,
  failed: 1,
  answeredAt: NOW - place * DAY_MS,
});

/** A puzzle rating that rises with setbacks, and that is known better from answer to answer. */
const PAST_RATING = Array.from({ length: 44 }, (_, at) => ({
  rating: 950 + 7 * at + (at % 5 === 4 ? -35 : 4 * (at % 3)),
  deviation: Math.round(70 + 280 / (1 + at / 3)),
}));

/** A player who has played for months. */
export const REGULAR: SampleAnswers = {
  ...NEWCOMER,
  'games.list': () => [
    {
      gameId: 'game-open-1',
      mode: TEMPLATE_MODE,
      template: FIRST,
      level: 1,
      pairsLeft: 19,
      elapsedMs: 93_000,
      playedAt: NOW,
    },
    {
      gameId: 'game-open-2',
      mode: TEMPLATE_MODE,
      template: THIRD,
      level: 1,
      pairsLeft: 41,
      elapsedMs: 31_000,
      playedAt: NOW - DAY_MS,
    },
  ],
  'designs.list': () => DESIGNS,
  'packs.list': () => [
    {
      id: 'pack-of-the-gallery',
      name: 'Harbour',
      author: 'Ada',
      designIds: [DESIGNS[0]?.id ?? ''],
      updatedAt: NOW,
    },
  ],
  'games.ended': () => ({
    games: ENDED_PLACES.map(endedAt),
    templates: [FIRST, THIRD, lostGame().setup.deal.template],
    next: null,
    count: ENDED_PLACES.length,
  }),
  'games.facets': () => ({
    count: ENDED_PLACES.length,
    templates: [FIRST, THIRD, lostGame().setup.deal.template].map(nameOf),
    months: [monthOf(localDate(NOW))],
  }),
  'games.load': ({ gameId }) => {
    const place = ENDED_PLACES.find((each) => gameId === `game-ended-${each}`);
    return place === undefined ? lostGame() : endedGameAt(place).game;
  },
  'games.on-boards': ({ mode }) => (mode === DAILY ? dayGames() : mode === LEVELS ? journeyGames() : []),
  'games.days': () => {
    const days = dayGames().map(({ boardId }) => boardId);
    // The tenth day before today was missed.
    return { streak: days.slice(0, 9), cleared: days, mayCount: true };
  },
  'scores.list': () => SCORES.filter(({ templateHash }) => templateHash === FIRST.hash),
  'scores.all': () => SCORES,
  'statistics.read': () => ({
    tables: [
      ...MODE_IDS.filter((mode) => MODES[mode].scoreTable === 'mode').map((mode) => tableOf(mode, null, 12)),
      tableOf(TEMPLATE_MODE, FIRST, 31),
      tableOf(TEMPLATE_MODE, SECOND, 18),
    ],
    days: { played: 58, longest: 16, running: 9 },
  }),
  'statistics.play': ({ month }) => playOf(month),
  'statistics.games': () => ({ games: PLAYED.toReversed(), next: null }),
  'achievements.list': () => ({
    earned: [
      { id: 'sure-hand', gameId: 'game-won-1', earnedAt: NOW - 40 * DAY_MS },
      { id: 'one-breath', gameId: 'game-won-2', earnedAt: NOW - 3 * DAY_MS },
    ],
    career: { none: CAREER, allowed: CAREER },
  }),
  'puzzles.record': () => ({
    solved: [],
    solvedThisWeek: 23,
    streak: run(7, 0),
    started: [],
    bestStreaks: [run(19, 1), run(12, 2)],
    bestStorms: [run(14, 3, 2), run(31, 9)],
    rating: { rating: 1_255, deviation: 88, rated: 44, past: PAST_RATING },
  }),
};

const PLAYERS = ['Anna', 'Mia', 'Olga', 'Łukasz'].map((name, place) => ({
  id: place === 0 ? 'first' : `00000000000${place}`,
  name,
}));
const WEEKS = [
  { streak: 6, cleared: [1, 2, 4, 0, 0, 0, 0], best: { elapsedMs: 161_000, isAssisted: false } },
  { streak: 1, cleared: [0, 0, 3, 0, 0, 0, 0], best: { elapsedMs: 284_000, isAssisted: true } },
  { streak: 0, cleared: [0, 0, 0, 0, 0, 0, 0], best: null },
];

/** Several people on one machine; the data of the last one cannot be read now. */
export const HOUSEHOLD: SampleAnswers = {
  ...REGULAR,
  'profiles.list': () => ({ current: 'first', profiles: PLAYERS }),
  'profiles.week': ({ id }) => WEEKS[PLAYERS.findIndex((player) => player.id === id)] ?? null,
};
