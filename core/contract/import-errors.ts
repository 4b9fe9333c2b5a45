/** Why a file could not be imported. Each code has a message in every language. */
export const IMPORT_ERRORS = [
  'import-not-a-file',
  'import-unreadable',
  'import-too-large',
  'import-changed-while-read',
  'import-not-utf8',
  'import-not-json',
  'import-repeated-key',
  'import-not-ours',
  'import-newer',
  'import-wrong-shape',
  'import-journal-too-long',
  'import-too-much-work',
  'import-disk-full',
  'import-storage-failed',
] as const;
/** One of `IMPORT_ERRORS`. */
export type ImportErrorCode = (typeof IMPORT_ERRORS)[number];

/** `detail` says where: a line, a field, a limit. Shown below the message. */
export interface ImportError {
  readonly code: ImportErrorCode;
  readonly detail: string;
}

/** Most bytes of a file that is imported: ten thousand games and more. */
export const MAX_IMPORT_BYTES = 128 * 1_048_576;

/**
 * Why a file with one game is refused after it was read. `game-setup`: the game cannot begin as it says; `game-moves`: its
 * moves do not give its boards; the others: its deal, its measured difficulty, a level or a reshuffle comes out otherwise.
 */
export const GAME_FILE_ERRORS = [
  'game-setup',
  'game-moves',
  'game-deal',
  'game-difficulty',
  'game-level',
  'game-reshuffle',
] as const;
/** One of `GAME_FILE_ERRORS`. */
export type GameFileErrorCode = (typeof GAME_FILE_ERRORS)[number];

/**
 * What it is that does not fit in a game that is refused as `game-setup` or `game-moves`: its template, the date that it
 * claims, its board or its proof; an entry that the rules refuse there, or one that leads to another board than the file claims.
 */
export const GAME_FILE_REASONS = [
  'template',
  'no-date',
  'other-board',
  'witness-fails',
  'not-a-tile',
  'same-tile',
  'different-kinds',
  'blocked',
  'clock-went-back',
  'against-rules',
  'board-hash-mismatch',
] as const;
/** One of `GAME_FILE_REASONS`. */
export type GameFileReason = (typeof GAME_FILE_REASONS)[number];
