import { err, ok, type Result } from '../../core/result.ts';
import { decodeText as decode } from '../../core/text/decode-text.ts';
import type { FileTools } from './command.ts';
import { type Failure, notTextFailure, systemFailure, tooLargeFailure } from './failure.ts';

/** Standard input, where a file could be named. */
export const STANDARD_INPUT = '-';

/** Returns the name of a source in a message. */
export function labelOf(source: string): string {
  return source === STANDARD_INPUT ? '<stdin>' : source;
}

/** The bytes of a file or of standard input; of more than `mostBytes` nothing is taken. */
export async function readBytes(
  source: string,
  tools: Pick<FileTools, 'input' | 'readFile'>,
  mostBytes: number,
): Promise<Result<Uint8Array, Failure>> {
  try {
    const chunks = source === STANDARD_INPUT ? tools.input() : tools.readFile(source);
    const bytes = await readAll(chunks, mostBytes);
    return bytes === null ? err(tooLargeFailure(labelOf(source), mostBytes)) : ok(bytes);
  } catch (error) {
    return err(systemFailure('unreadable', labelOf(source), error));
  }
}

/** The text of a file. */
export async function readText(
  source: string,
  tools: Pick<FileTools, 'input' | 'readFile'>,
  mostBytes: number,
): Promise<Result<string, Failure>> {
  const bytes = await readBytes(source, tools, mostBytes);
  return bytes.ok ? decodeText(source, bytes.value) : bytes;
}

/** The text that bytes are, as core/text/decode-text.ts reads them. */
export function decodeText(source: string, bytes: Uint8Array): Result<string, Failure> {
  const text = decode(bytes);
  return text.ok ? text : err(notTextFailure(labelOf(source), bytes, text.error));
}

/** Null when there are more than `mostBytes`. */
async function readAll(chunks: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
    if (size > mostBytes) return null;
  }
  return Buffer.concat(parts);
}
