import { err, ok, type Result } from '../../../core/result.ts';
import type { FileTools } from '../command.ts';
import { type Failure, failure } from '../failure.ts';

/** Standard input, where a file could be named. */
export const STANDARD_INPUT = '-';

/** What a source is called in a message. */
export function labelOf(source: string): string {
  return source === STANDARD_INPUT ? '<stdin>' : source;
}

/** The bytes of a file or of standard input; `mostBytes` are taken at most. */
export async function readBytes(
  source: string,
  tools: Pick<FileTools, 'input' | 'readFile'>,
  mostBytes: number,
): Promise<Result<Uint8Array, Failure>> {
  try {
    const bytes =
      source === STANDARD_INPUT ? await readAll(tools.input(), mostBytes) : await tools.readFile(source);
    if (bytes.length > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
    return ok(bytes);
  } catch (error) {
    return err(unreadable(source, error));
  }
}

/** The text of a file, which is UTF-8. */
export async function readText(
  source: string,
  tools: Pick<FileTools, 'input' | 'readFile'>,
  mostBytes: number,
): Promise<Result<string, Failure>> {
  const bytes = await readBytes(source, tools, mostBytes);
  return bytes.ok ? decodeText(source, bytes.value) : bytes;
}

/** Bytes as the UTF-8 that they should be. */
export function decodeText(source: string, bytes: Uint8Array): Result<string, Failure> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return err(unreadable(source, error));
  }
}

/** A missing file, a folder, a refused right or a wrong encoding: the reason is the system's own sentence. */
function unreadable(source: string, error: unknown): Failure {
  const detail = error instanceof Error ? error.message : String(error);
  return failure('unreadable', { file: labelOf(source), detail });
}

async function readAll(chunks: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
    if (size > mostBytes) break;
  }
  return Buffer.concat(parts);
}
