/** Payloads for the border of the host: good requests spoiled at random, wrong channels, values from nowhere. */
import { type Channel, CONTRACT } from '../../core/contract/contract.ts';
import type { Random } from '../../core/random.ts';
import { HOSTILE_VALUES } from '../reliability/games/hostile-values.ts';
import { play, rectangle, setupOf, witnessEntries } from '../reliability/games/scripted.ts';
import { spoil } from '../reliability/support/spoil.ts';
import { PLAIN_WEBP } from '../support/own-pictures.ts';

export interface Payload {
  readonly channel: unknown;
  readonly request: unknown;
}

/** Channels as the contract has them: own keys of a plain object. */
export const CHANNELS = Object.keys(CONTRACT) as Channel[];

const OTHER_CHANNELS: readonly unknown[] = [
  ...['', 'settings.erase', 'SETTINGS.READ', 'settings.read\0', ' settings.read', 'games'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'],
  ...[null, undefined, 7, true, {}, [], ['settings.read'], { toString: 'settings.read' }],
];

const id = 'a-template-of-mine';
const gameId = '00000000-0000-4000-8000-000000000000';

const EMPTY_REVIEW = {
  ...{ version: 1, entries: 0, critical: 0, kept: 0, only: 0, lostAt: null },
  ...{ stretches: [], moves: [] },
};

/** One good request for each channel. */
export function goodRequests(): Readonly<Record<Channel, unknown>> {
  const setup = setupOf(3, 'classic', rectangle(4, 4));
  const [first] = play(setup, witnessEntries(setup)).sent;
  const { width, height, marks, rules, filling } = setup.deal.template;
  const design = { name: '蝴蝶', author: '', tags: ['one'], width, height, marks, rules, filling };
  const position = { width, height, marks, cells: setup.deal.cells, rules };
  return {
    ...{ 'app.info': null, 'settings.read': null, 'templates.list': null },
    ...{ 'designs.list': null, 'games.list': null },
    'settings.write': { language: 'en', theme: 'dark', volume: 5, reducedMotion: 'on' },
    'designs.save': { id, design },
    'designs.import': { textId: id },
    'designs.draft': { id, draft: design, history: '{"version":1}' },
    'designs.history': { id },
    'designs.delete': { id },
    'designs.restore': { id },
    'packs.list': null,
    'packs.put': { id, name: '合集', author: '', designIds: [id] },
    'packs.delete': { id },
    'packs.restore': { id },
    ...{ 'data.place': null, 'data.show': null },
    'data.export': { form: 'readable' },
    'data.import': { textId: id, whose: null },
    'data.step': { jobId: gameId },
    'data.part': { jobId: gameId, index: 0 },
    'data.drop': { jobId: gameId },
    'data.erase': { erase: 'everything' },
    'profiles.list': null,
    'profiles.add': { name: '米娅' },
    'profiles.rename': { id: 'first', name: 'Mia' },
    'profiles.switch': { id: '0123456789ab' },
    'profiles.erase': { id: 'first' },
    'profiles.week': { id: 'first', mode: 'daily', monday: '2026-11-23', today: '2026-11-24' },
    'texts.part': { textId: id, index: 0, text: '{}' },
    'games.load': { gameId },
    'games.on-boards': { mode: 'daily', boardIds: ['2026-11-24'] },
    'games.ghosts': { gameId: 'a-game-of-mine' },
    'games.start': { setup },
    'games.append': { gameId, ...first },
    'games.clock': { gameId, elapsedMs: 9_000, isRunning: true },
    'games.finish': { gameId },
    'games.abandon': { gameId },
    'games.export': { gameId },
    'games.import': { textId: id },
    'games.ended': { after: { playedAt: 9_000, gameId } },
    'games.play-on': { setup, journal: [{ entry: first?.entry, boardHash: first?.boardHash }] },
    'reviews.read': { gameId },
    'reviews.keep': { gameId, review: EMPTY_REVIEW, shares: [300], lostMove: null },
    'games.facets': null,
    'games.days': { mode: 'daily', today: '2026-11-24', year: '2026' },
    'statistics.play': { month: '2026-11' },
    'scores.list': { mode: 'classic', templateHash: null, assisted: false },
    ...{ 'pictures.list': null, 'pictures.remove': { id: gameId } },
    'pictures.rename': { id: gameId, name: 'A dog' },
    'pictures.add': { id: gameId, name: 'A cat', data: PLAIN_WEBP },
    ...{ 'puzzles.record': null, 'puzzles.lost-games': null, 'puzzles.recent-games': null },
    'puzzles.run': { way: 'storm' },
    'puzzles.answer': {
      ...{ id: gameId, position, way: 'storm', grade: 1, runId: gameId },
      ...{ moves: setup.deal.witness, isHelped: false },
    },
    'puzzles.keep': { position, moves: setup.deal.witness.slice(0, 1), isHelped: true },
    ...{ 'scores.all': null, 'statistics.read': null, 'statistics.games': null, 'achievements.list': null },
  };
}

/** Eight in ten are good requests with one thing otherwise. */
export function makePayload(good: Readonly<Record<Channel, unknown>>, random: Random): Payload {
  // The lists are not empty.
  const channel = CHANNELS[random.below(CHANNELS.length)] as Channel;
  const kind = random.below(20);
  if (kind === 0)
    return { channel: OTHER_CHANNELS[random.below(OTHER_CHANNELS.length)], request: good[channel] };
  if (kind === 1) return { channel, request: HOSTILE_VALUES[random.below(HOSTILE_VALUES.length)]?.[1] };
  if (kind === 2) return { channel, request: good[CHANNELS[random.below(CHANNELS.length)] as Channel] };
  if (kind === 3) return { channel, request: good[channel] };
  return { channel, request: spoil(good[channel], random) };
}
