import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { guarded } from './failures.ts';

const fromNode = (code: string) => Object.assign(new Error(code), { code });
const fromSqlite = (code: string) => new Database.SqliteError(code, code);

function codeOf(error: Error): string {
  const answer = guarded(() => {
    throw error;
  });
  return answer.ok ? 'ok' : answer.error.code;
}

it.each([
  ['disk-full', fromNode('ENOSPC')],
  ['disk-full', fromNode('EDQUOT')],
  ['disk-full', fromNode('EFBIG')],
  ['disk-full', fromSqlite('SQLITE_FULL')],
  // SQLite keeps to itself which errno it was: EDQUOT, EFBIG and EIO all come so.
  ['storage-failed', fromSqlite('SQLITE_IOERR_WRITE')],
  ['storage-failed', fromNode('EIO')],
])('answers %s to %s', (code, error) => {
  expect(codeOf(error)).toBe(code);
});

it('goes on throwing what is a bug', () => {
  expect(() => codeOf(new TypeError('a bug'))).toThrow('a bug');
});
