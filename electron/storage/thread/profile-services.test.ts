/** Several people on one machine, over the thread in which a host has the storage. */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Channel, CONTRACT } from '../../../core/contract/contract.ts';
import { DEFAULT_SETTINGS, NEWS } from '../../../core/contract/settings.ts';
import { goodRequests } from '../../../tests/deep/bridge-payloads.ts';
import { play, rectangle, setupOf, witnessEntries } from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import {
  type HostedSession,
  openHostedSession,
  openSession,
  playInto,
} from '../../../tests/reliability/support/session.ts';
import { PLAIN_WEBP } from '../../../tests/support/own-pictures.ts';
import { profileDatabase, profilesFolder } from '../profiles/profile-places.ts';

const SETUP = setupOf(1, 'classic', rectangle(4, 4));
const SENT = play(SETUP, witnessEntries(SETUP)).sent;
/** Threads that read the whole program take their time on a busy machine. */
const PATIENCE_MS = 60_000;

let folder: string;
let root: string;
const open: HostedSession[] = [];
beforeEach(() => {
  folder = makeFolder();
  root = join(folder, 'twofold.db');
});
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  dropFolder(folder);
});

/** A player without any game: home has no news for them, who find everything new. */
const NEWCOMER = { ...DEFAULT_SETTINGS, toldNews: NEWS };

async function start(): Promise<HostedSession> {
  const session = await openHostedSession(root);
  open.push(session);
  return session;
}

async function end(): Promise<void> {
  for (const each of open.splice(0)) await each.close();
}

/** Adds a player and answers the id. */
async function add({ tell }: HostedSession, name: string): Promise<string> {
  const { profiles } = await tell('profiles.add', { name });
  return profiles.at(-1)?.id ?? '';
}

/** As a window does: the other player's data are opened, and a page begins anew. */
async function turnTo({ tell }: HostedSession, id: string): Promise<void> {
  await tell('profiles.switch', { id });
  await tell('app.info', null);
}

const gamesOf = async ({ tell }: HostedSession) =>
  (await tell('games.list', null)).map(({ gameId }) => gameId);

describe('several people on one machine', () => {
  it(
    'each have their own games and settings; who played last plays on after a start',
    async () => {
      let session = await start();
      expect((await session.tell('profiles.list', null)).profiles).toEqual([{ id: 'first', name: '' }]);
      const mine = await playInto(session, SETUP, SENT.slice(0, 3));
      await session.tell('settings.write', { volume: 11 });
      const mia = await add(session, 'Mia');
      expect(await session.tell('profiles.list', null)).toMatchObject({ current: 'first' });
      const told: unknown[] = [];
      session.storage.watch({ settings: ({ volume }) => told.push(volume) });
      await turnTo(session, mia);
      expect(told).toEqual([DEFAULT_SETTINGS.volume]);
      expect(await session.tell('profiles.list', null)).toMatchObject({ current: mia });
      expect(await gamesOf(session)).toEqual([]);
      expect(await session.tell('settings.read', null)).toEqual(NEWCOMER);
      const hers = await playInto(session, SETUP, SENT.slice(0, 2));
      await end();
      session = await start();
      expect(await gamesOf(session)).toEqual([hers]);
      await turnTo(session, 'first');
      expect(await gamesOf(session)).toEqual([mine]);
      expect((await session.tell('games.load', { gameId: mine })).journal).toHaveLength(3);
      expect(await session.tell('settings.read', null)).toMatchObject({ volume: 11 });
      expect(await session.ask('games.load', { gameId: hers })).toMatchObject({ ok: false });
    },
    PATIENCE_MS,
  );

  it(
    'the page of the player before has no part in the data of the next one',
    async () => {
      const session = await start();
      const mia = await add(session, 'Mia');
      const gameId = await playInto(session, SETUP, SENT.slice(0, 2));
      // Sent before the switch is answered: in order, so the move is the first player's.
      const late = session.ask('games.append', { gameId, ...SENT[2] });
      const turn = session.ask('profiles.switch', { id: mia });
      const tooLate = session.ask('settings.write', { volume: 3 });
      expect(await late).toMatchObject({ ok: true });
      expect(await turn).toMatchObject({ ok: true });
      expect(await tooLate).toMatchObject({ ok: false, error: { code: 'taken-over' } });
      await session.tell('app.info', null);
      expect(await session.tell('settings.read', null)).toEqual(NEWCOMER);
      await turnTo(session, 'first');
      expect((await session.tell('games.load', { gameId })).journal).toHaveLength(3);
    },
    PATIENCE_MS,
  );

  it(
    'a game that is being computed again is finished before the switch',
    async () => {
      const session = await start();
      const mia = await add(session, 'Mia');
      const gameId = await playInto(session, SETUP, SENT);
      const finished = session.ask('games.finish', { gameId });
      const turn = session.ask('profiles.switch', { id: mia });
      expect(await finished).toMatchObject({ ok: true, value: { rank: 1 } });
      expect(await turn).toMatchObject({ ok: true });
    },
    PATIENCE_MS,
  );

  it(
    'names are one each, and of those who are there',
    async () => {
      const session = await start();
      const mia = await add(session, 'Mia');
      const refused = { ok: false, error: { code: 'bad-request' } };
      for (const name of ['Mia', 'MIA', 'ｍｉａ', ' Mia', '', '   ', 'a\u202Eb', 'x'.repeat(25)])
        expect([name, await session.ask('profiles.add', { name })]).toMatchObject([name, refused]);
      for (const name of ['외할머니', 'أمي', '👩‍👧', '李'])
        expect((await session.tell('profiles.add', { name })).profiles.at(-1)?.name).toBe(name);
      expect(await session.ask('profiles.rename', { id: 'first', name: 'mia' })).toMatchObject(refused);
      expect(await session.ask('profiles.rename', { id: mia, name: 'MIA' })).toMatchObject({ ok: true });
      expect(await session.ask('profiles.switch', { id: '0123456789ab' })).toMatchObject(refused);
      expect(await session.ask('profiles.rename', { id: '0123456789ab', name: 'x' })).toMatchObject(refused);
    },
    PATIENCE_MS,
  );

  it(
    'who is erased leaves no file, and the others play on; only who plays is erased, and never the last one',
    async () => {
      const session = await start();
      expect(await session.ask('profiles.erase', { id: 'first' })).toMatchObject({ ok: false });
      const mine = await playInto(session, SETUP, SENT.slice(0, 3));
      const mia = await add(session, 'Mia');
      await turnTo(session, mia);
      const hers = await playInto(session, SETUP, SENT.slice(0, 3));
      expect(await session.ask('profiles.erase', { id: 'first' })).toMatchObject({ ok: false });
      await session.tell('profiles.erase', { id: mia });
      expect(await session.ask('settings.write', { volume: 1 })).toMatchObject({ ok: false });
      await session.tell('app.info', null);
      expect(await gamesOf(session)).toEqual([mine]);
      expect(readdirSync(profilesFolder(root))).toEqual(['list.json']);
      const lin = await add(session, 'Lin');
      await session.tell('profiles.erase', { id: 'first' });
      await session.tell('app.info', null);
      expect(await session.tell('profiles.list', null)).toEqual({
        current: lin,
        profiles: [{ id: lin, name: 'Lin' }],
      });
      expect(existsSync(root)).toBe(false);
      await end();
      const again = await start();
      expect(await again.tell('profiles.list', null)).toMatchObject({ current: lin });
      await end();
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const name of names.filter((each) => each.endsWith('.db')))
        for (const gone of [mine, hers]) expect(readFileSync(join(folder, name)).includes(gone)).toBe(false);
    },
    PATIENCE_MS,
  );

  it(
    'who cannot be opened is told, and does not keep the others from playing',
    async () => {
      const session = await start();
      const mia = await add(session, 'Mia');
      await turnTo(session, mia);
      await turnTo(session, 'first');
      await end();
      const hers = openSession({ path: profileDatabase(root, mia) });
      hers.storage.database.pragma('user_version = 999');
      hers.close();
      const again = await start();
      const week = { mode: 'daily', monday: '2026-11-23', today: '2026-11-27' } as const;
      expect(await again.tell('profiles.week', { id: mia, ...week })).toBeNull();
      await turnTo(again, mia);
      expect(again.storage.state).toMatchObject({ kind: 'memory', code: 'database-newer' });
      await turnTo(again, 'first');
      expect(again.storage.state).toEqual({ kind: 'ready' });
    },
    PATIENCE_MS,
  );

  it(
    'a start that may not write in the folder changes nobody’s turn',
    async () => {
      const first = await start();
      const mia = await add(first, 'Mia');
      const second = await start();
      expect(second.storage.state).toMatchObject({ kind: 'memory', code: 'database-locked' });
      for (const [channel, request] of [
        ['profiles.switch', { id: mia }],
        ['profiles.add', { name: 'Lin' }],
        ['profiles.rename', { id: mia, name: 'Lin' }],
      ] as const)
        expect(await second.ask(channel, request)).toMatchObject({
          ok: false,
          error: { code: 'storage-failed' },
        });
      expect(await second.tell('profiles.list', null)).toMatchObject({ current: 'first' });
    },
    PATIENCE_MS,
  );

  it(
    'while the files of the player are gone there is no switch, and what was played stays',
    async () => {
      const session = await start();
      const mia = await add(session, 'Mia');
      const gameId = await playInto(session, SETUP, SENT.slice(0, 2));
      renameSync(folder, `${folder}-away`);
      const refused = { ok: false, error: { code: 'storage-gone' } };
      expect(await session.ask('profiles.switch', { id: mia })).toMatchObject(refused);
      expect(existsSync(folder)).toBe(false);
      expect((await session.tell('games.load', { gameId })).journal).toHaveLength(2);
      renameSync(`${folder}-away`, folder);
      await turnTo(session, mia);
      await turnTo(session, 'first');
      expect((await session.tell('games.load', { gameId })).journal).toHaveLength(2);
    },
    PATIENCE_MS,
  );

  it(
    'a damaged list leaves all of them within reach',
    async () => {
      const session = await start();
      const mine = await playInto(session, SETUP, SENT.slice(0, 3));
      const mia = await add(session, 'Mia');
      await turnTo(session, mia);
      const hers = await playInto(session, SETUP, SENT.slice(0, 3));
      await end();
      writeFileSync(join(profilesFolder(root), 'list.json'), '{"version":');
      const again = await start();
      expect(await gamesOf(again)).toEqual([mine]);
      await turnTo(again, mia);
      expect(await gamesOf(again)).toEqual([hers]);
    },
    PATIENCE_MS,
  );
});

describe('a list that changes while somebody plays', () => {
  it(
    'takes no data from who is open: nobody else is removed, and a switch leads where it says',
    async () => {
      const session = await start();
      const mine = await playInto(session, SETUP, SENT.slice(0, 3));
      const mia = await add(session, 'Mia');
      await turnTo(session, mia);
      const hers = await playInto(session, SETUP, SENT.slice(0, 2));
      writeFileSync(join(profilesFolder(root), 'list.json'), '{"version":');
      expect(await session.tell('profiles.list', null)).toMatchObject({ current: mia });
      expect(await session.ask('profiles.erase', { id: 'first' })).toMatchObject({ ok: false });
      await turnTo(session, 'first');
      expect(await gamesOf(session)).toEqual([mine]);
      await turnTo(session, mia);
      expect(await gamesOf(session)).toEqual([hers]);
    },
    PATIENCE_MS,
  );
});

describe('the household’s table', () => {
  const week = { mode: 'daily', monday: '2026-11-23', today: '2026-11-27' } as const;

  it(
    'says of each player what that one’s own storage says, and changes no file of another one',
    async () => {
      const session = await start();
      const at = { mode: 'classic', monday: today(-3), today: today(0) } as const;
      await finish(session);
      await finish(session);
      const mia = await add(session, 'Mia');
      const lin = await add(session, 'Lin');
      await turnTo(session, mia);
      await finish(session);
      const of = (id: string) => session.tell('profiles.week', { id, ...at });
      const cleared = async (id: string) => (await of(id))?.cleared;
      expect(await cleared('first')).toEqual([0, 0, 0, 2, 0, 0, 0]);
      expect(await cleared(mia)).toEqual([0, 0, 0, 1, 0, 0, 0]);
      expect(await of(lin)).toEqual({ streak: 0, cleared: Array(7).fill(0), best: null });
      const before = readFileSync(root);
      await of('first');
      expect(readFileSync(root).equals(before)).toBe(true);
      expect(readdirSync(folder).sort()).toEqual(
        ['twofold.db', 'twofold.db-accepted', 'twofold.db-check', 'twofold.db-profiles', 'twofold.db.lock']
          .concat(existsSync(`${root}-backups`) ? ['twofold.db-backups'] : [])
          .sort(),
      );
      const told = await of(mia);
      await turnTo(session, 'first');
      expect(await of(mia)).toEqual(told);
    },
    PATIENCE_MS,
  );

  it(
    'leaves out whose data are damaged',
    async () => {
      const session = await start();
      const mia = await add(session, 'Mia');
      await turnTo(session, mia);
      await end();
      writeFileSync(root, Buffer.alloc(8_192, 7));
      const again = await start();
      expect(await again.tell('profiles.week', { id: 'first', ...week })).toBeNull();
    },
    PATIENCE_MS,
  );

  /** The date so many days from now on. */
  function today(days: number): string {
    const date = new Date();
    date.setDate(date.getDate() + days);
    const two = (value: number) => String(value).padStart(2, '0');
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  }

  async function finish(session: HostedSession): Promise<void> {
    const gameId = await playInto(session, SETUP, SENT);
    await session.tell('games.finish', { gameId });
  }
});

/** The channels that each player in turn is asked, and for each of the others the reason why not. */
const ASKED: Readonly<Record<Channel, boolean | string>> = {
  'settings.read': true,
  'templates.list': true,
  'designs.list': true,
  'packs.list': true,
  'pictures.list': true,
  'games.list': true,
  'games.ended': true,
  'games.facets': true,
  'games.on-boards': true,
  'games.days': true,
  'scores.list': true,
  'scores.all': true,
  'statistics.read': true,
  'statistics.play': true,
  'statistics.games': true,
  'achievements.list': true,
  'puzzles.record': true,
  'puzzles.lost-games': true,
  'puzzles.recent-games': true,
  'games.load': 'asked for each game of each player, below',
  'games.ghosts': 'asked for each game of each player, below',
  'games.export': 'asked for each game of each player, below',
  'reviews.read': 'asked for each game of each player, below',
  'designs.history': 'asked for each template of each player, below',
  'data.export': 'asked of each player, below',
  'data.step': 'asked of each player, below',
  'data.part': 'asked of each player, below',
  'profiles.week': 'numbers alone; compared above',
  'profiles.list': 'names of all players',
  'app.info': 'the host',
  'data.place': 'where it lies',
  'texts.part': 'kept by no database',
  ...Object.fromEntries(
    Object.keys(CONTRACT)
      .filter((channel) =>
        /^(settings\.write|designs\.(save|draft|delete|restore|import)|packs\.(put|delete|restore)|games\.(start|append|clock|finish|play-on|import|abandon)|reviews\.keep|pictures\.(add|rename|remove)|puzzles\.(run|answer|keep)|data\.(show|import|drop|erase)|profiles\.(add|rename|switch|erase))$/.test(
          channel,
        ),
      )
      .map((channel) => [channel, 'changes something']),
  ),
} as Readonly<Record<Channel, boolean | string>>;

describe('nothing of one player is told to another', () => {
  it('every channel of the contract is looked at', () => {
    expect(Object.keys(ASKED).sort()).toEqual(Object.keys(CONTRACT).sort());
  });

  it(
    'whoever did what, and whoever’s turn it was',
    async () => {
      const kinds = ['play', 'finish', 'design', 'draft', 'pack', 'picture', 'set'] as const;
      const act = fc.record({ who: fc.nat(2), kind: fc.constantFrom(...kinds) });
      const kept = fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 12 }), async (acts) => {
        const place = makeFolder();
        const session = await openHostedSession(join(place, 'twofold.db'));
        try {
          await expectApart(session, acts);
        } finally {
          await session.close();
          dropFolder(place);
        }
      });
      await fc.assert(kept, { numRuns: 2, endOnFailure: true });
    },
    4 * PATIENCE_MS,
  );
});

type Act = { readonly who: number; readonly kind: string };
/** A text by which what a player did is known; one that `mayGo` is not told for ever. */
interface Mark {
  readonly text: string;
  readonly mayGo: boolean;
}

/** Each thing that a player does leaves a mark that no other player's has; a mark is found with its own player alone. */
async function expectApart(session: HostedSession, acts: readonly Act[]): Promise<void> {
  const ids = ['first', await add(session, 'Mia'), await add(session, 'Lin')];
  const marks = ids.map((): Mark[] => []);
  let now = 0;
  const turn = async (who: number) => {
    if (who !== now) await turnTo(session, ids[who] ?? '');
    now = who;
  };
  for (const [place, { who, kind }] of acts.entries()) {
    await turn(who);
    marks[who]?.push(...(await leaveMark(session, kind, `mark-${who}-${place}-x`)));
  }
  const texts = marks.flat().map(({ text }) => text);
  const games = texts.filter((text) => !text.startsWith('mark-'));
  for (const who of ids.keys()) {
    await turn(who);
    const told = await everything(session, games, texts);
    for (const [other, theirs] of marks.entries())
      for (const { text, mayGo } of theirs) {
        const isTold = told.includes(text);
        // The last name of a set takes the place of the one before.
        if (other !== who || !mayGo) expect([who, text, isTold]).toEqual([who, text, other === who]);
      }
  }
}

/** Does one thing, and answers the texts by which it is known. */
async function leaveMark(session: HostedSession, kind: string, mark: string): Promise<Mark[]> {
  const { tell, ask } = session;
  const good = goodRequests();
  const { design } = good['designs.save'] as { readonly design: object };
  const named = { ...design, name: mark } as never;
  const known = (text: string, mayGo = false) => [{ text, mayGo }];
  // A second game on the same board sets the first one aside, without a place in any list.
  if (kind === 'play') return known(await playInto(session, SETUP, SENT.slice(0, 2)));
  if (kind === 'finish') {
    const gameId = await playInto(session, SETUP, SENT);
    await tell('games.finish', { gameId });
    return known(gameId);
  }
  if (kind === 'design') await tell('designs.save', { id: mark, design: named });
  else if (kind === 'draft') await tell('designs.draft', { id: mark, draft: named });
  else if (kind === 'pack') await tell('packs.put', { id: mark, name: mark, author: '', designIds: [] });
  else if (kind === 'picture') {
    // The same picture is kept once.
    const answer = await ask('pictures.add', { id: crypto.randomUUID(), name: mark, data: PLAIN_WEBP });
    return answer.ok ? known(mark) : [];
  } else {
    await tell('settings.write', { ownSetName: mark });
    return known(mark, true);
  }
  return known(mark);
}

/** All that a window can be told, as one text. */
async function everything(
  { ask, tell }: HostedSession,
  games: readonly string[],
  marks: readonly string[],
): Promise<string> {
  const good = goodRequests();
  const told: unknown[] = [];
  // A refusal says what was asked for.
  const note = async (channel: string, request: unknown) => {
    const answer = await ask(channel, request);
    if (answer.ok) told.push(answer.value);
  };
  for (const [channel, isAsked] of Object.entries(ASKED))
    if (isAsked === true)
      await note(channel, channel === 'games.ended' ? { after: null } : good[channel as Channel]);
  for (const gameId of games)
    for (const channel of ['games.load', 'games.ghosts', 'games.export', 'reviews.read'])
      await note(channel, { gameId });
  for (const id of marks) await note('designs.history', { id });
  const { jobId } = await tell('data.export', { form: 'readable' });
  let step = await tell('data.step', { jobId });
  while (step.state === 'working') step = await tell('data.step', { jobId });
  if (step.state !== 'ready') throw new Error(`an export that is ${step.state}`);
  for (let index = 0; index < step.parts; index++) {
    const { base64 } = await tell('data.part', { jobId, index });
    told.push(Buffer.from(base64, 'base64').toString());
  }
  return JSON.stringify(told);
}
