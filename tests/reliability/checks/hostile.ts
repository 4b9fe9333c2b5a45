import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import { readTextFile } from '../../support/read-text-file.ts';
import { type Check, Tally } from '../check.ts';
import { forgedGames } from '../games/forged-games.ts';
import { HARMLESS_TEXTS, HOSTILE_TEXTS } from '../games/hostile-texts.ts';
import { FIELDS, HOSTILE_VALUES } from '../games/hostile-values.ts';
import { furnish, type GoodRequest } from '../games/requests.ts';
import { play } from '../games/scripted.ts';
import { inFolder } from '../support/place.ts';
import type { Session } from '../support/session.ts';
import { withValueAt } from '../support/spoil.ts';
import { exportOf, openTarget, type Target } from '../support/target.ts';

/** Inputs written by hand, each the worst of its kind: over the bridge, as a text to import, and as a file. */
export const hostile: Check = {
  name: 'hostile input',
  promise: 'hostile input is refused in time, with a code that has words, and nothing of it is written',
  async run() {
    const tally = new Tally();
    await inFolder('fast', async (folder) => {
      const target = openTarget(join(folder, 'twofold.sqlite'), tally);
      const good = await furnish(target.session);
      await target.session.tell('settings.write', { volume: 5 });
      await attackBridge(tally, target, good);
      await attackImport(tally, target);
      await attackFiles(tally, target, folder);
      await attackScores(tally, target);
      tally.attempt(target.aftermath());
      target.session.close();
    });
    return tally.outcome();
  },
};

async function attackBridge(tally: Tally, target: Target, good: readonly GoodRequest[]): Promise<void> {
  for (const [channel, path] of FIELDS) {
    const request = good.find((each) => each.channel === channel)?.request;
    for (const [what, value] of HOSTILE_VALUES) {
      const name = `${channel} ${path.join('.')} ${what}`;
      const spoiled = withValueAt(request, path, value);
      const reaction = await target.watch(name, () => target.ask(channel, spoiled));
      if (reaction === null) tally.attempt([`${name}: was taken`]);
    }
  }
  for (const channel of ['', '__proto__', 'constructor', 'toString', 'games.list\0', 'x'.repeat(1_000_000)]) {
    const reaction = await target.watch(`channel ${channel.slice(0, 20)}`, () => target.ask(channel, null));
    if (reaction?.code !== 'unknown-channel')
      tally.attempt([`channel ${channel.slice(0, 20)}: ${reaction?.code}`]);
  }
}

async function attackImport(tally: Tally, target: Target): Promise<void> {
  const good = exportOf(target.session);
  for (const { what, code, make } of HOSTILE_TEXTS) {
    const text = make(good);
    const reaction = await target.watch(`import of ${what}`, () => target.import(text));
    if (reaction?.code !== code)
      tally.attempt([`import of ${what}: ${reaction?.code ?? 'taken'}, not ${code}`]);
  }
  for (const { what, make } of HARMLESS_TEXTS) {
    const reaction = await target.watch(`import of ${what}`, () => target.import(make(good)));
    if (reaction !== null) tally.attempt([`import of ${what}: refused with ${reaction.code}`]);
  }
}

/** Games that are playable and claim what is not so: none may ever stand among the scores. */
async function attackScores(tally: Tally, target: Target): Promise<void> {
  const { session } = target;
  const scoresOf = async () => (await session.tell('scores.all', null)).map(({ gameId }) => gameId);
  const before = await scoresOf();
  for (const { what, refusedAs, setup, entries } of forgedGames()) {
    const code = await finishForged(session, setup, entries);
    const expected = refusedAs === 'setup' ? 'bad-request' : 'forged-game';
    const isCounted = (await scoresOf()).some((gameId) => !before.includes(gameId));
    const complaints = [
      ...(code === expected ? [] : [`${what}: ${code}, not ${expected}`]),
      ...(isCounted ? [`${what}: counts`] : []),
    ];
    tally.attempt(complaints);
  }
}

async function finishForged(session: Session, setup: GameSetup, entries: readonly Entry[]): Promise<string> {
  const started = await session.ask('games.start', { setup });
  if (!started.ok) return started.error.code;
  // A start that is answered well tells the id of its game.
  const { gameId } = started.value as { gameId: string };
  for (const each of play(setup, entries).sent) await session.tell('games.append', { gameId, ...each });
  const finished = await session.ask('games.finish', { gameId });
  return finished.ok ? 'taken' : finished.error.code;
}

async function attackFiles(tally: Tally, target: Target, folder: string): Promise<void> {
  for (const [what, path, code] of makeFiles(folder)) {
    const reaction = await target.watch(what, async () => {
      const read = readTextFile(path);
      if (what === 'a file that grows') keepGrowing(path, read);
      const result = await read;
      return result.ok ? target.import(result.value) : { code: result.error.code };
    });
    if (reaction?.code !== code) tally.attempt([`${what}: ${reaction?.code ?? 'taken'}, not ${code}`]);
  }
}

const isWindows = process.platform === 'win32';

function makeFiles(folder: string): (readonly [what: string, path: string, code: string])[] {
  const at = (name: string) => join(folder, name);
  mkdirSync(at('folder'));
  const hasLinks = linked(at('folder'), at('link to a folder')) && linked(at('itself'), at('itself'));
  if (!isWindows) spawnSync('mkfifo', [at('pipe')]);
  writeFileSync(at('huge'), '');
  truncateSync(at('huge'), 10_000_000_000);
  writeFileSync(at('growing'), 'x'.repeat(30_000_000));
  const marked = Buffer.from('\ufeff{"format":"shopping"}', 'utf16le');
  writeFileSync(at('utf-16'), marked);
  writeFileSync(at('utf-16-no-mark'), marked.subarray(2));
  writeFileSync(at('utf-16-half'), Buffer.concat([marked, Buffer.from([0x00, 0xd8])]));
  writeFileSync(at('utf-16-be'), Buffer.from(marked).swap16());
  writeFileSync(at('latin-1'), Buffer.from([0x7b, 0xe9, 0x7d]));
  writeFileSync(at('overlong'), Buffer.from([0x22, 0xc0, 0x80, 0x22]));
  writeFileSync(at('surrogate'), Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]));
  return [
    ['a folder', at('folder'), 'import-not-a-file'],
    ...(hasLinks
      ? ([
          ['a link to a folder', at('link to a folder'), 'import-not-a-file'],
          ['a link to itself', at('itself'), 'import-unreadable'],
        ] as const)
      : []),
    // Windows has no pipes among its files.
    ...(isWindows ? [] : [['a pipe', at('pipe'), 'import-not-a-file'] as const]),
    ['a device', isWindows ? '\\\\.\\NUL' : '/dev/zero', 'import-not-a-file'],
    ['no file', at('nothing'), 'import-unreadable'],
    ['a name with a zero byte', at('a\0b'), 'import-unreadable'],
    ['10 GB', at('huge'), 'import-too-large'],
    ['a file that grows', at('growing'), 'import-changed-while-read'],
    ['UTF-16', at('utf-16'), 'import-not-ours'],
    ['UTF-16, the other way', at('utf-16-be'), 'import-not-ours'],
    ['UTF-16 without a mark', at('utf-16-no-mark'), 'import-has-nul'],
    ['half of a pair in UTF-16', at('utf-16-half'), 'import-not-utf8'],
    ['Latin-1', at('latin-1'), 'import-not-utf8'],
    ['overlong UTF-8', at('overlong'), 'import-not-utf8'],
    ['half of a pair in UTF-8', at('surrogate'), 'import-not-utf8'],
  ];
}

/** Makes a link; false where the system has none, as wine. Windows makes junctions alone without special rights. */
function linked(target: string, path: string): boolean {
  try {
    symlinkSync(target, path, 'junction');
    return true;
  } catch (error) {
    if (!isWindows) throw error;
    return false;
  }
}

/** Writes on every millisecond until the reading is over. */
function keepGrowing(path: string, reading: Promise<unknown>): void {
  let isOver = false;
  const grow = () => {
    if (isOver) return;
    appendFileSync(path, 'x');
    setTimeout(grow, 1);
  };
  reading.finally(() => {
    isOver = true;
  });
  setImmediate(grow);
}
