/** The result of replaying the game of a file: that it is as it says, or why it is refused. */
import type { ClaimOf } from './claim.ts';
import { type LineSentence, type Sentence, sentence } from './sentence.ts';

/** Of the two cells that an entry of the journal names, of its time, of its board, or of the game at that point. */
const ENTRY_REFUSALS = {
  'same-tile': { says: 'tried-pair', is: 'one-cell' },
  'not-a-tile': { says: 'tried-pair', is: 'no-tile' },
  'different-kinds': { says: 'tried-pair', is: 'unlike' },
  blocked: { says: 'tried-pair', is: 'unlinked' },
  'clock-went-back': { says: 'clock-back' },
  'board-hash-mismatch': { says: 'leads-elsewhere' },
  'against-rules': { says: 'against-rules' },
} as const;
/** Of what the game begins with. */
const SETUP_REFUSALS = {
  template: { says: 'unsound-template' },
  'no-date': { says: 'dateless' },
  'other-board': { says: 'other-board' },
  'witness-fails': { says: 'witness-fails' },
} as const;
/** Of what is computed again, on the command line. */
const COMPUTED_REFUSALS = {
  'unknown-version': { says: 'unknown-version' },
  score: { says: 'other-score' },
  deal: { says: 'other-deal' },
  difficulty: { says: 'other-difficulty' },
  level: { says: 'unplanned' },
  reshuffle: { says: 'other-reshuffle' },
} as const;

const FILE_REFUSALS = { ...ENTRY_REFUSALS, ...SETUP_REFUSALS } as const;
const REPLAY_REFUSALS = { ...FILE_REFUSALS, ...COMPUTED_REFUSALS } as const;

export type FileRefusal = keyof typeof FILE_REFUSALS;
export type ReplayRefusal = keyof typeof REPLAY_REFUSALS;

/** Returns whether a reason to refuse the game of a file is about one entry of its journal. */
export function isEntryRefusal(reason: string): reason is keyof typeof ENTRY_REFUSALS {
  return reason in ENTRY_REFUSALS;
}

export function fileRefusalSentence(reason: FileRefusal): Sentence {
  return { key: `record.file-reason.${reason}`, claims: [FILE_REFUSALS[reason]] } as unknown as Sentence;
}

/** The same on the command line. */
export function replayRefusalSentence(reason: ReplayRefusal): LineSentence {
  return { key: `cli.replay.reason.${reason}`, claims: [REPLAY_REFUSALS[reason]] } as unknown as LineSentence;
}

const ALL_LEGAL: ClaimOf<'all-legal'> = { says: 'all-legal' };

/** Of a game that is not refused, on the command line. */
export function replayVerdictSentence(verdict: 'verified' | 'replayed' | 'not-rechecked'): LineSentence {
  switch (verdict) {
    case 'verified':
      return sentence('cli.replay.verified', ALL_LEGAL, { says: 'recomputed' });
    case 'not-rechecked':
      return sentence('cli.replay.not-rechecked', ALL_LEGAL, { says: 'not-recomputed' });
    case 'replayed':
      return sentence('cli.replay.replayed', ALL_LEGAL);
  }
}
