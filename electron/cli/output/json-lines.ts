/** Longest line that is read: the largest board there is takes a fifth of it. */
export const MAX_LINE_BYTES = 8 * 1024 * 1024;

/** A line of input, or the mark that a line was too long and passed over. */
export type InputLine = { readonly text: string } | { readonly tooLong: true };

const NEWLINE = 0x0a;

/**
 * Cuts a stream of bytes into lines, and gives together those that a piece of the stream ends. It holds one piece and one
 * line at a time. Blank lines are left out; a last line without an ending counts.
 */
export async function* readLineGroups(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine[], void> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const take = (): InputLine[] => {
    const line: InputLine =
      size > MAX_LINE_BYTES ? { tooLong: true } : { text: Buffer.concat(parts).toString('utf8').trim() };
    parts = [];
    size = 0;
    return 'text' in line && line.text === '' ? [] : [line];
  };
  for await (const chunk of chunks) {
    const lines: InputLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      size += end - start;
      parts.push(chunk.subarray(start, end));
      start = end + 1;
      lines.push(...take());
    }
    size += chunk.length - start;
    // The rest of a line that is too long already is counted and not kept.
    if (size <= MAX_LINE_BYTES) parts.push(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  const last = take();
  if (last.length > 0) yield last;
}
