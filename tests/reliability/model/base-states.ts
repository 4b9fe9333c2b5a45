/** Data folders as a process left them, with what had been accepted by then. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { backupFolder, makeBackup } from '../../../electron/storage/trust/backups/backup.ts';
import { openSession, type Session } from '../support/session.ts';
import { readTree, type Tree, writeTree } from '../support/tree.ts';
import { type Accepted, copyOf, nothingAccepted } from './accepted.ts';
import { Player } from './player.ts';

/** Points of time at which a process is killed or ends. */
export const MOMENTS = [
  'after the first moves',
  'before any backup',
  'after a backup',
  'after a checkpoint',
  'in a second session',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** `killed`: the log is left over. `closed`: everything was given back in good order. */
export const ENDS = ['killed', 'closed'] as const;
export type End = (typeof ENDS)[number];

export interface BaseState {
  readonly files: Tree;
  readonly accepted: Accepted;
}

/** Each moment, by what is done from the moment before. */
const STEPS: Readonly<Record<Moment, (life: Life) => Promise<void>>> = {
  async 'after the first moves'({ player }) {
    await player.moves(3);
  },
  async 'before any backup'({ player }) {
    await player.setVolume(11);
    await player.draw('One');
    await player.moves(30);
  },
  async 'after a backup'({ player, session, now, path }) {
    await makeBackup(session.storage.database, backupFolder(path), now());
    await player.setVolume(22);
    await player.moves(7);
    await player.begin();
    await player.moves(5);
  },
  async 'after a checkpoint'({ player, session }) {
    session.storage.database.pragma('wal_checkpoint(RESTART)');
    await player.draw('Two');
    await player.moves(9);
  },
  async 'in a second session'(life) {
    await life.reopen();
    await life.player.setVolume(33);
    await life.player.moves(8);
  },
};

/** A session that goes on from moment to moment. */
class Life {
  readonly path: string;
  readonly now: () => number;
  readonly accepted = nothingAccepted();
  session: Session;
  player: Player;

  constructor(path: string, now: () => number) {
    this.path = path;
    this.now = now;
    this.session = openReady(path, now);
    this.player = new Player(this.session, this.accepted);
  }

  async reopen(): Promise<void> {
    this.session.close();
    this.session = openReady(this.path, this.now);
    this.player = new Player(this.session, this.accepted);
  }
}

/** A storage in memory would be a database without anything in it. */
function openReady(path: string, now: () => number): Session {
  const session = openSession({ path, now });
  const { state } = session.storage;
  if (state.kind !== 'ready') throw new Error(`a database to spoil is ${JSON.stringify(state)}`);
  return session;
}

/** Every moment, killed and closed. The database is always at `path`, whose folder is made and taken away. */
async function makeBaseStates(path: string, now: () => number): Promise<ReadonlyMap<string, BaseState>> {
  const states = new Map<string, BaseState>();
  const life = new Life(path, now);
  for (const moment of MOMENTS) {
    await STEPS[moment](life);
    const state = { files: readTree(dirname(path)), accepted: copyOf(life.accepted) };
    states.set(nameOfState(moment, 'killed'), state);
  }
  if (life.player.refusals.length > 0) throw new Error(`while it was made: ${life.player.refusals.join()}`);
  life.session.close();
  for (const moment of MOMENTS) {
    const killed = states.get(nameOfState(moment, 'killed'));
    if (killed !== undefined) states.set(nameOfState(moment, 'closed'), closed(path, killed, now));
  }
  rmSync(dirname(path), { recursive: true, force: true });
  return states;
}

/** Returns the state that is left when a killed one is started once more and given back. */
function closed(path: string, { files, accepted }: BaseState, now: () => number): BaseState {
  writeTree(dirname(path), files);
  openReady(path, now).close();
  return { files: readTree(dirname(path)), accepted };
}

/** The same, made by the first process that asks and read by the others. */
export async function loadBaseStates(
  file: string,
  path: string,
  now: () => number,
): Promise<ReadonlyMap<string, BaseState>> {
  if (existsSync(file)) return deserialize(readFileSync(file));
  const states = await makeBaseStates(path, now);
  writeFileSync(`${file}.${process.pid}`, serialize(states));
  renameSync(`${file}.${process.pid}`, file);
  return states;
}

export function nameOfState(moment: Moment, end: End): string {
  return `${end} ${moment}`;
}
