/**
 * Imports one large pack after the other, and says each answer the moment it has it: `ack <number>`. A pack comes in the
 * parts that a window would send.
 */
import type BetterSqlite3 from 'better-sqlite3';
import { partsOf } from '../../../core/contract/text-parts.ts';
import { packText } from '../games/packs.ts';
import { say } from '../support/say.ts';
import { openSession } from '../support/session.ts';

interface Options {
  readonly path: string;
  readonly packs: number;
  /** Kill yourself before this write of a row, the first being 0; null to be killed from outside. */
  readonly dieAtWrite: number | null;
}

/** The only way to be sure of a kill between two rows of a pack: on a fast disk the clock seldom finds one. */
function dieBefore(database: BetterSqlite3.Database, write: number): void {
  const statements: BetterSqlite3.Statement = Object.getPrototypeOf(database.prepare('SELECT 1'));
  const { run } = statements;
  let written = 0;
  statements.run = function (...values) {
    if (written++ === write) process.kill(process.pid, 'SIGKILL');
    return run.apply(this, values);
  };
}

async function main({ path, packs, dieAtWrite }: Options): Promise<void> {
  const session = openSession({ path });
  if (dieAtWrite !== null) dieBefore(session.storage.database, dieAtWrite);
  say(`open ${session.storage.state.kind}`);
  const { length } = await session.tell('packs.list', null);
  for (let number = length; number < length + packs; number++) {
    const textId = `pack-text-${number}`;
    for (const part of partsOf(textId, packText(number))) await session.tell('texts.part', part);
    await session.tell('designs.import', { textId });
    say(`ack ${number}`);
  }
  session.close();
}

await main(JSON.parse(process.argv[2] ?? '{}'));
