import { join } from 'node:path';
import { type Check, notRun, Tally } from '../check.ts';
import { start } from '../support/child.ts';
import { inFolder } from '../support/place.ts';
import { readTrace, straceCommand, straceProblem } from '../support/strace.ts';

/** Counts by strace what reaches the disk before each answer. */
export const flush: Check = {
  name: 'flush',
  promise: 'each answered move was flushed to the disk before its answer',
  async run({ isShort }) {
    const problem = straceProblem();
    if (problem !== null) return notRun(problem);
    return inFolder('real', async (folder) => {
      const path = join(folder, 'twofold.sqlite');
      const player = start('player', { path, games: isShort ? 3 : 30 }, straceCommand(folder));
      const ended = await player.gone;
      const tally = new Tally();
      if (ended !== 0) tally.attempt([`the player ended with ${ended}: ${player.errors()}`]);
      let unflushed = 0;
      let flushes = 0;
      for (const event of readTrace(folder, path)) {
        // The count beside the database has to survive a kill and no power cut.
        if ('file' in event && event.file.endsWith('-accepted')) continue;
        if (event.kind === 'sync') {
          flushes++;
          unflushed = 0;
        }
        if (event.kind === 'write') unflushed++;
        const isAnswer = event.kind === 'said' && event.text.startsWith('ack');
        if (isAnswer)
          tally.attempt(unflushed === 0 ? [] : [`${event.text.trim()}: ${unflushed} writes not flushed`]);
      }
      const answered = player.lines.filter((line) => line.startsWith('ack')).length;
      tally.set('moves answered', answered);
      tally.set('flushes', flushes);
      if (flushes < answered) tally.attempt([`${flushes} flushes for ${answered} moves`]);
      return tally.outcome();
    });
  },
};
