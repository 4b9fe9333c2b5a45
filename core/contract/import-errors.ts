/** Why a file could not be imported. Each code has a message in every language. */
export const IMPORT_ERRORS = [
  'import-not-a-file',
  'import-unreadable',
  'import-too-large',
  'import-changed-while-read',
  'import-not-utf8',
  'import-has-nul',
  'import-not-json',
  'import-repeated-key',
  'import-not-ours',
  'import-newer',
  'import-wrong-shape',
  'import-journal-too-long',
  'import-too-much-work',
  'import-disk-full',
  'import-cut-short',
  'import-storage-failed',
] as const;
/** One of `IMPORT_ERRORS`. */
export type ImportErrorCode = (typeof IMPORT_ERRORS)[number];

/** `detail` says where: a line, a field, a limit. Shown below the message. */
export interface ImportError {
  readonly code: ImportErrorCode;
  readonly detail: string;
}

/** The place of an error in a file. */
export type ImportPlace =
  | { readonly type: 'point'; readonly line: number; readonly column: number }
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'field'; readonly field: string }
  | { readonly type: 'sizes'; readonly size: number; readonly most: number };

const POINT = /^line (\d+) column (\d+)/;
const SIZES = /^(\d+) > (\d+)$/;

/**
 * Returns the place that the detail of an error names, which people may read. The rest of a detail comes from
 * a library and is for the log.
 */
export function importPlaceOf(code: string, detail: string): ImportPlace | null {
  const [, line, column] = POINT.exec(detail) ?? [];
  const [, size, most] = SIZES.exec(detail) ?? [];
  switch (code as ImportErrorCode) {
    case 'import-not-json':
      return line === undefined ? null : { type: 'point', line: Number(line), column: Number(column) };
    case 'import-too-large':
      return size === undefined ? null : { type: 'sizes', size: Number(size), most: Number(most) };
    case 'import-repeated-key':
      return { type: 'key', key: detail };
    case 'import-wrong-shape':
    case 'import-journal-too-long':
    case 'import-too-much-work':
      return line === undefined
        ? // An item that is no object has no path within it.
          { type: 'field', field: (detail.split(': ', 1)[0] ?? '').replace(/\.$/, '') }
        : { type: 'point', line: Number(line), column: Number(column) };
    default:
      return null;
  }
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
 * The part of a game that does not fit when it is refused as `game-setup` or `game-moves`: its template, the
 * date it claims, its board or its proof; an entry that the rules refuse, or one that leads to another board
 * than the file claims.
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
