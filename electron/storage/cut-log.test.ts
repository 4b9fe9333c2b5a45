import { join } from 'node:path';
import { expect, test } from 'vitest';
import { play, setupOf, wanderingEntries } from '../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFastFolder } from '../../tests/reliability/support/folder.ts';
import { DATABASE, layOut, leftIn, withFile } from '../../tests/reliability/support/killed.ts';
import { openSession, playInto } from '../../tests/reliability/support/session.ts';

/** Bytes of the log's header, and of a frame: its header and a page. */
const [HEADER, FRAME] = [32, 24 + 4_096];
const MOVES = 4;

test('a first log that is cut off anywhere tells each accepted move that it held', async () => {
  const folder = makeFastFolder();
  try {
    const session = openSession({ path: join(folder, DATABASE) });
    const setup = setupOf(3);
    const gameId = await playInto(session, setup, play(setup, wanderingEntries(setup)).sent.slice(0, MOVES));
    const left = leftIn(folder);
    session.close();
    const log = left.get('-wal') ?? Buffer.alloc(0);
    const frames = Math.floor((log.length - HEADER) / FRAME);
    for (let kept = 0; kept < frames; kept += 3) {
      const path = layOut(
        withFile(left, '-wal', log.subarray(0, HEADER + kept * FRAME)),
        join(folder, 'cut'),
      );
      const again = openSession({ path });
      const { state } = again.storage;
      const told =
        state.kind === 'restored' ? (state.missing.find((each) => each.gameId === gameId)?.moves ?? 0) : 0;
      const found = await again.ask('games.load', { gameId });
      const shown = found.ok ? (found.value as { journal: unknown[] }).journal.length : 0;
      again.close();
      expect({ kept, moves: shown + told }).toEqual({ kept, moves: MOVES });
    }
  } finally {
    dropFolder(folder);
  }
});
