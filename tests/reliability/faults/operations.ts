/** Pieces of the storage's work, during which one system call fails. */
import { partsOf } from '../../../core/contract/text-parts.ts';
import { openImage } from '../../../electron/storage/base/connection.ts';
import { backupFolder, makeBackup } from '../../../electron/storage/trust/backups/backup.ts';
import { exportText } from '../../support/export-import.ts';
import type { Accepted } from '../model/accepted.ts';
import { type BaseState, nameOfState } from '../model/base-states.ts';
import type { Player } from '../model/player.ts';
import type { Session } from '../support/session.ts';
import type { Tree } from '../support/tree.ts';

/** A piece of work and the folder that it begins with. */
export interface Operation {
  /** Name of the base state; null for no data at all. */
  readonly state: string | null;
  /** Returns the files as a disk left them beforehand. */
  readonly spoil?: (files: Tree) => Tree;
  /** Acts in an open session; a start has none. */
  readonly act?: (acting: Acting) => Promise<void>;
}

export interface Acting {
  readonly session: Session;
  readonly player: Player;
  readonly accepted: Accepted;
  readonly path: string;
  readonly now: () => number;
  /** An export of another database. */
  readonly export: string;
}

const DATABASE = 'twofold.sqlite';
const LATE_KILLED = nameOfState('in a second session', 'killed');
const LATE_CLOSED = nameOfState('in a second session', 'closed');

export const OPERATIONS = {
  'first start': { state: null },
  'start after a clean end': { state: LATE_CLOSED },
  'start after a kill': { state: LATE_KILLED },
  'recovery of a damaged database': { state: nameOfState('after a backup', 'closed'), spoil: zeroPage },
  'recovery of a damaged database beside its log': { state: LATE_KILLED, spoil: zeroPage },
  'recovery of a missing database': { state: LATE_CLOSED, spoil: withoutDatabase },
  move: { state: LATE_CLOSED, act: ({ player }) => player.moves(2).then(() => undefined) },
  'move after a kill': { state: LATE_KILLED, act: ({ player }) => player.moves(2).then(() => undefined) },
  'new game': { state: LATE_CLOSED, act: ({ player }) => player.begin() },
  setting: { state: LATE_CLOSED, act: ({ player }) => player.setVolume(77) },
  template: { state: LATE_CLOSED, act: ({ player }) => player.draw('Three') },
  backup: { state: LATE_KILLED, act: backUp },
  import: { state: nameOfState('before any backup', 'closed'), act: importExport },
  end: { state: LATE_KILLED, act: end },
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationName = keyof typeof OPERATIONS;

function zeroPage(files: Tree): Tree {
  const bytes = Buffer.from(files.get(DATABASE) ?? Buffer.alloc(0));
  bytes.fill(0, 3 * 4_096, 4 * 4_096);
  return new Map(files).set(DATABASE, bytes);
}

function withoutDatabase(files: Tree): Tree {
  return new Map([...files].filter(([name]) => name !== DATABASE));
}

/** A backup that fails is tried again by its schedule. */
async function backUp({ session, path, now }: Acting): Promise<void> {
  await makeBackup(session.storage.database, backupFolder(path), now()).catch(() => undefined);
}

async function importExport({ session, export: text }: Acting): Promise<void> {
  for (const part of partsOf('an-export', text)) {
    const sent = await session.ask('texts.part', part);
    if (!sent.ok) return;
  }
  const begun = await session.ask('data.import', { textId: 'an-export', whose: 'mine' });
  for (let state: unknown = 'working'; begun.ok && state === 'working'; ) {
    const step = await session.ask('data.step', begun.value);
    // The bridge checked the reply against the schema of this channel.
    state = step.ok ? (step.value as { state: string }).state : null;
  }
}

async function end({ session }: Acting): Promise<void> {
  session.close();
}

/** The export of a base state that was closed. */
export function exportOf(state: BaseState): string {
  const database = openImage(state.files.get(DATABASE) ?? Buffer.alloc(0));
  try {
    return exportText(database, '1.0.0', 1_700_000_000_000);
  } finally {
    database.close();
  }
}
