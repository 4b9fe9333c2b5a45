/** Why the game of a file is refused at an entry of its journal. */
import type { LineSentence, Sentence } from './sentence.ts';

/** Of the two cells that the entry names, of its time, of its board, or of the game at that point. */
const FILE_REFUSALS = {
  'same-tile': { says: 'tried-pair', is: 'one-cell' },
  'not-a-tile': { says: 'tried-pair', is: 'no-tile' },
  'different-kinds': { says: 'tried-pair', is: 'unlike' },
  blocked: { says: 'tried-pair', is: 'unlinked' },
  'clock-went-back': { says: 'clock-back' },
  'board-hash-mismatch': { says: 'leads-elsewhere' },
  'against-rules': { says: 'against-rules' },
} as const;
export type FileRefusal = keyof typeof FILE_REFUSALS;

/** Returns whether a reason to refuse the game of a file is about one entry of its journal. */
export function isFileRefusal(reason: string): reason is FileRefusal {
  return reason in FILE_REFUSALS;
}

export function fileRefusalSentence(reason: FileRefusal): Sentence {
  return { key: `record.file-reason.${reason}`, claims: [FILE_REFUSALS[reason]] } as unknown as Sentence;
}

/** The same on the command line. */
export function replayRefusalSentence(reason: FileRefusal): LineSentence {
  return { key: `cli.replay.reason.${reason}`, claims: [FILE_REFUSALS[reason]] } as unknown as LineSentence;
}
