/**
 * The write-ahead log as a file, read without SQLite. SQLite stops at the first frame whose checksum fails and says
 * nothing: right after a power cut, which may tear the last commit, and wrong when older, flushed commits lie behind it.
 */

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

interface Frame {
  readonly page: number;
  /** Pages of the database after this commit; 0 when the frame ends none. */
  readonly commitPages: number;
  readonly data: Buffer;
  readonly isSound: boolean;
}

interface Log {
  readonly isHeaderSound: boolean;
  readonly pageSize: number;
  /** The frames of the log's present round, in order; those left over from earlier rounds bear other salts. */
  readonly frames: readonly Frame[];
}

/**
 * Returns whether the log lost commits that had been flushed: a frame fails, and behind it are more frames
 * than those of one commit.
 */
export function isLogDamaged(log: Buffer): boolean {
  // A log that was just begun may not have got its first sector.
  if (log.length < HEADER || log.subarray(0, HEADER).every((byte) => byte === 0)) return false;
  const { isHeaderSound, frames } = parseLog(log);
  if (!isHeaderSound) return true;
  const firstBad = frames.findIndex((frame) => !frame.isSound);
  if (firstBad < 0) return false;
  const behind = frames.slice(firstBad);
  const firstCommit = behind.findIndex((frame) => frame.commitPages > 0);
  // A commit is flushed before the next one begins, so what lies behind a commit proves that it was whole once.
  return firstCommit >= 0 && firstCommit < behind.length - 1;
}

/** Returns whether anything was ever committed into the log. */
export function holdsCommits(log: Buffer): boolean {
  return log.length >= HEADER && parseLog(log).frames.some((frame) => frame.commitPages > 0);
}

/**
 * The database with what SQLite takes from its log: every frame up to the last commit before the first frame that fails.
 * Never throws because of their content.
 */
export function imageWithSoundLog(database: Buffer, log: Buffer): Buffer {
  if (log.length < HEADER) return database;
  const { pageSize, frames } = parseLog(log);
  const firstBad = frames.findIndex((frame) => !frame.isSound);
  const sound = firstBad < 0 ? frames : frames.slice(0, firstBad);
  const last = sound.findLastIndex((frame) => frame.commitPages > 0);
  const pages = sound[last]?.commitPages;
  return pages === undefined
    ? database
    : imageWith(database, sound.slice(0, last + 1), pages * pageSize, pageSize);
}

/** The database with everything its log holds, failed checksums or not: for salvage, where each row proves itself. */
export function imageWithWholeLog(database: Buffer, log: Buffer): Buffer {
  if (log.length < HEADER) return database;
  const { pageSize, frames } = parseLog(log);
  const last = frames.findLastIndex((frame) => frame.commitPages > 0);
  const pages = frames[last]?.commitPages ?? 0;
  const size = Math.max(database.length, pages * pageSize);
  return imageWith(database, frames.slice(0, last + 1), size, pageSize);
}

/** No database is larger than its file and a page for each frame, whatever a damaged frame says. */
function imageWith(database: Buffer, frames: readonly Frame[], size: number, pageSize: number): Buffer {
  const image = Buffer.alloc(Math.min(size, database.length + frames.length * pageSize));
  database.copy(image);
  for (const { page, data } of frames) {
    const offset = (page - 1) * pageSize;
    if (offset >= 0 && offset + pageSize <= image.length) data.copy(image, offset);
  }
  return image;
}

function parseLog(log: Buffer): Log {
  const magic = log.readUInt32BE(0);
  const isBigEndian = (magic & 1) === 1;
  const pageSize = log.readUInt32BE(8);
  const start = addUp([0, 0], log.subarray(0, HEADER - 8), isBigEndian);
  const isHeaderSound = (magic & ~1) === MAGIC && isPageSize(pageSize) && isSum(start, log, HEADER - 8);
  if (!isHeaderSound) return { isHeaderSound, pageSize, frames: [] };
  return { isHeaderSound, pageSize, frames: readFrames(log, pageSize, start, isBigEndian) };
}

function readFrames(log: Buffer, pageSize: number, start: Sum, isBigEndian: boolean): Frame[] {
  const salts = log.subarray(16, 24);
  const frames: Frame[] = [];
  let sum: Sum | null = start;
  for (let at = HEADER; at + FRAME_HEADER + pageSize <= log.length; at += FRAME_HEADER + pageSize) {
    const data = log.subarray(at + FRAME_HEADER, at + FRAME_HEADER + pageSize);
    const isOfThisRound = log.subarray(at + 8, at + 16).equals(salts);
    // Each sum goes on from the one before, so behind a frame that fails none can be checked.
    if (sum !== null) sum = addUp(addUp(sum, log.subarray(at, at + 8), isBigEndian), data, isBigEndian);
    const isSound = isOfThisRound && log.readUInt32BE(at) > 0 && sum !== null && isSum(sum, log, at + 16);
    if (!isSound) sum = null;
    if (!isOfThisRound) continue;
    frames.push({ page: log.readUInt32BE(at), commitPages: log.readUInt32BE(at + 4), data, isSound });
  }
  return frames;
}

/** Returns whether SQLite allows pages of this size, in bytes. */
export function isPageSize(size: number): boolean {
  return size >= 512 && size <= 65_536 && (size & (size - 1)) === 0;
}

type Sum = readonly [number, number];

function isSum([first, second]: Sum, log: Buffer, at: number): boolean {
  return log.readUInt32BE(at) === first && log.readUInt32BE(at + 4) === second;
}

/** SQLite's running checksum over 32-bit words. */
function addUp(sum: Sum, bytes: Buffer, isBigEndian: boolean): Sum {
  let [first, second] = sum;
  for (let at = 0; at < bytes.length; at += 8) {
    const one = isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);
    const two = isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4);
    first = (first + one + second) >>> 0;
    second = (second + two + first) >>> 0;
  }
  return [first, second];
}
