/**
 * SQLite's rollback journal as a file, read without SQLite. Our databases leave one only when they are killed in the
 * moment of their creation, before they are switched to a write-ahead log. Format: sqlite.org/fileformat2.html, section 3.
 */

import { isPageSize } from './log-file.ts';

const MAGIC = Buffer.from('d9d505f920a163d7', 'hex');
const HEADER = 28;
/** The count of a header whose transaction was never flushed: as many records as the file holds. */
const UNCOUNTED = 0xffffffff;

/** The database as it was before the transaction that the journal belongs to. Never throws because of its content. */
export function imageRolledBack(database: Buffer, journal: Buffer): Buffer {
  const pagesBefore = journal.length < HEADER ? 0 : journal.readUInt32BE(16);
  const pageSize = journal.length < HEADER ? 0 : journal.readUInt32BE(24);
  if (!isHeader(journal, 0) || !isPageSize(pageSize)) return database;
  // The journal names the size of before; what it does not bring back must be in the database already.
  const size = Math.min(pagesBefore * pageSize, database.length + journal.length);
  const image = Buffer.alloc(size);
  database.copy(image);
  for (const { page, data } of recordsOf(journal, pageSize)) {
    const offset = (page - 1) * pageSize;
    if (offset + pageSize <= size) data.copy(image, offset);
  }
  return image;
}

interface SavedPage {
  readonly page: number;
  readonly data: Buffer;
}

/** Sections in order, each a header that fills a sector and its records; the first record that fails ends it. */
function recordsOf(journal: Buffer, pageSize: number): SavedPage[] {
  const sectorSize = Math.max(HEADER, journal.readUInt32BE(20));
  const recordSize = pageSize + 8;
  const records: SavedPage[] = [];
  for (let section = 0; isHeader(journal, section); ) {
    const from = section + sectorSize;
    const counted = journal.readUInt32BE(section + 8);
    const fitting = Math.max(0, Math.floor((journal.length - from) / recordSize));
    const count = counted === UNCOUNTED ? fitting : Math.min(counted, fitting);
    for (let index = 0; index < count; index++) {
      const record = readRecord(journal, from + index * recordSize, pageSize, section);
      if (record === null) return records;
      records.push(record);
    }
    section = Math.ceil((from + count * recordSize) / sectorSize) * sectorSize;
  }
  return records;
}

function readRecord(journal: Buffer, at: number, pageSize: number, section: number): SavedPage | null {
  const page = journal.readUInt32BE(at);
  const data = journal.subarray(at + 4, at + 4 + pageSize);
  let sum = journal.readUInt32BE(section + 12);
  for (let byte = pageSize - 200; byte > 0; byte -= 200) sum = (sum + (data[byte] ?? 0)) >>> 0;
  return page === 0 || sum !== journal.readUInt32BE(at + 4 + pageSize) ? null : { page, data };
}

function isHeader(journal: Buffer, at: number): boolean {
  return at + HEADER <= journal.length && journal.subarray(at, at + MAGIC.length).equals(MAGIC);
}
