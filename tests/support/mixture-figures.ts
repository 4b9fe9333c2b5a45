/** The questions about games, answers and days on every channel, asked of two databases that must answer the same. */
import { expect } from 'vitest';
import type { Channel } from '../../core/contract/contract.ts';
import { daysOfMonth } from '../../core/daily/calendar-date.ts';
import { MODE_IDS } from '../../core/game/modes/mode-ids.ts';
import { dropFolder, makeFolder } from '../reliability/support/folder.ts';
import type { Session } from '../reliability/support/session.ts';
import { type Act, mix, type Others } from './mixtures.ts';

const BOARD_IDS = ['pig', 'horse', ...daysOfMonth('2026-11'), ...daysOfMonth('2026-12')];

type Ask = (session: Session) => Promise<unknown>;

/** The question about games, answers and days on each channel, or the reason why it tells nothing that counts. */
export const CHANNELS: Readonly<Record<Channel, Ask | string>> = {
  'scores.list': async ({ tell }) => {
    const ask = (assisted: boolean) =>
      MODE_IDS.map((mode) => tell('scores.list', { mode, templateHash: null, assisted }));
    return Promise.all([...ask(false), ...ask(true)]);
  },
  'scores.all': ({ tell }) => tell('scores.all', null),
  'statistics.read': ({ tell }) => tell('statistics.read', null),
  'statistics.games': ({ tell }) => tell('statistics.games', null),
  'achievements.list': ({ tell }) => tell('achievements.list', null),
  'statistics.play': ({ tell }) =>
    Promise.all([null, '2026-11'].map((month) => tell('statistics.play', { month }))),
  'games.on-boards': ({ tell }) =>
    Promise.all(MODE_IDS.map((mode) => tell('games.on-boards', { mode, boardIds: BOARD_IDS }))),
  'games.days': ({ tell }) => tell('games.days', { mode: 'daily', today: '2026-11-18', year: '2026' }),
  'games.list': ({ tell }) => tell('games.list', null),
  'profiles.week': ({ tell }) =>
    tell('profiles.week', { id: 'first', mode: 'daily', monday: '2026-11-16', today: '2026-11-18' }),
  'puzzles.record': ({ tell }) => tell('puzzles.record', null),
  'puzzles.lost-games': ({ tell }) => tell('puzzles.lost-games', null),
  'puzzles.recent-games': ({ tell }) => tell('puzzles.recent-games', null),
  'games.finish': 'rank, best before and what was earned: compared as each game ends',
  'games.ghosts': 'the own one is compared by a test of its own',
  'games.ended': 'the list of all games, which says whose each is',
  'games.facets': 'what the list of all games can be filtered by',
  'games.load': 'one game',
  'games.start': 'one game',
  'games.play-on': 'one game',
  'games.append': 'one game',
  'games.clock': 'one game',
  'games.abandon': 'one game',
  'games.export': 'one game',
  'games.import': 'one game, which never counts',
  'reviews.read': 'one game',
  'reviews.keep': 'one game',
  'puzzles.answer': 'what one answer comes to',
  'puzzles.keep': 'one study',
  'puzzles.run': 'one run: the streak of the record, which is compared',
  'app.info': 'nothing of a player’s play',
  'texts.part': 'nothing of a player’s play',
  'settings.read': 'settings of others do not come in: compared by a test of its own',
  'settings.write': 'settings',
  'templates.list': 'templates count nothing',
  'designs.list': 'templates count nothing',
  'designs.save': 'templates count nothing',
  'designs.draft': 'templates count nothing',
  'designs.history': 'templates count nothing',
  'designs.delete': 'templates count nothing',
  'designs.restore': 'templates count nothing',
  'designs.import': 'templates count nothing',
  'packs.list': 'templates count nothing',
  'packs.put': 'templates count nothing',
  'packs.delete': 'templates count nothing',
  'packs.restore': 'templates count nothing',
  'pictures.list': 'pictures count nothing',
  'pictures.add': 'pictures count nothing',
  'pictures.rename': 'pictures count nothing',
  'pictures.remove': 'pictures count nothing',
  'profiles.list': 'who plays on the machine',
  'profiles.add': 'who plays on the machine',
  'profiles.rename': 'who plays on the machine',
  'profiles.switch': 'who plays on the machine',
  'profiles.erase': 'who plays on the machine',
  'data.place': 'all data as a whole',
  'data.show': 'all data as a whole',
  'data.export': 'all data as a whole',
  'data.import': 'all data as a whole',
  'data.step': 'all data as a whole',
  'data.part': 'all data as a whole',
  'data.drop': 'all data as a whole',
  'data.erase': 'all data as a whole',
};
const FIGURES = Object.entries(CHANNELS).filter(
  (entry): entry is [string, Ask] => typeof entry[1] !== 'string',
);

/** Does the acts in both databases, and compares what they tell as it happens and in the end. */
export async function expectSameFigures(others: Others, acts: readonly Act[]): Promise<void> {
  const place = makeFolder();
  const { alone, mixed, told, close } = await mix(place, others, acts);
  try {
    expect(told.mixed).toEqual(told.alone);
    for (const [channel, ask] of FIGURES)
      expect({ channel, told: await ask(mixed) }).toEqual({ channel, told: await ask(alone) });
  } finally {
    close();
    dropFolder(place);
  }
}
