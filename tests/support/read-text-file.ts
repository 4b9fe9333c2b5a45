/** A text file as a choice of the user's is read. */
import { type ImportError, MAX_IMPORT_BYTES } from '../../core/contract/import-errors.ts';
import { err, type Result } from '../../core/result.ts';
import { decodeText, isNulAt } from '../../core/text/decode-text.ts';
import { readPlainFile } from '../../electron/storage/files/read-text-file.ts';

/** The text of a file that the user chose, read as `readPlainFile` does; decoded as core/text/decode-text.ts does. */
export async function readTextFile(
  path: string,
  mostBytes = MAX_IMPORT_BYTES,
): Promise<Result<string, ImportError>> {
  const bytes = await readPlainFile(path, mostBytes);
  if (!bytes.ok) return bytes;
  const text = decodeText(bytes.value);
  if (text.ok) return text;
  return err({ code: isNulAt(bytes.value, text.error) ? 'import-has-nul' : 'import-not-utf8', detail: '' });
}
