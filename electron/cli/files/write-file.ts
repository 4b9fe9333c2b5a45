import { err, ok, type Result } from '../../../core/result.ts';
import type { FileTools } from '../command.ts';
import { type Failure, failure, systemFailure } from '../failure.ts';

/** A file to be written. */
export interface NewFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Writes files whole; none of them when one is there already and may not be replaced. */
export async function writeFiles(
  files: readonly NewFile[],
  mayReplace: boolean,
  tools: Pick<FileTools, 'hasFile' | 'writeFile'>,
): Promise<Result<null, Failure>> {
  const there = mayReplace ? undefined : files.find(({ path }) => tools.hasFile(path));
  if (there !== undefined) return err(failure('file-there', { file: there.path }));
  for (const { path, content } of files) {
    try {
      await tools.writeFile(path, content, mayReplace);
    } catch (error) {
      return err(systemFailure('unwritable', path, error));
    }
  }
  return ok(null);
}
