import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { ImportError } from '../../../core/contract/import-errors.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import { failureCode } from '../base/failures.ts';

/** The bytes of a plain file, nothing else is read: at most `mostBytes`, and only if it stayed the same meanwhile. */
export async function readPlainFile(path: string, mostBytes: number): Promise<Result<Buffer, ImportError>> {
  let file: FileHandle | null = null;
  try {
    // Non-blocking: opening a pipe without a writer would block the app for ever.
    file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    return await readPlain(file, mostBytes);
  } catch (error) {
    const code = failureCode(error);
    if (code === null) throw error;
    return refuse('import-unreadable', code);
  } finally {
    await file?.close();
  }
}

async function readPlain(file: FileHandle, mostBytes: number): Promise<Result<Buffer, ImportError>> {
  const before = await file.stat();
  if (!before.isFile()) return refuse('import-not-a-file', '');
  if (before.size > mostBytes) return refuse('import-too-large', `${before.size} > ${mostBytes}`);
  const bytes = Buffer.alloc(before.size);
  const { bytesRead } = await file.read(bytes, 0, before.size, 0);
  const after = await file.stat();
  const isSame = bytesRead === before.size && after.size === before.size && after.mtimeMs === before.mtimeMs;
  return isSame ? ok(bytes) : refuse('import-changed-while-read', '');
}
