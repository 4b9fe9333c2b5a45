/**
 * Mach-O as far as the merge of two apps looks at it (Apple's mach-o/loader.h and mach-o/fat.h): a program begins with a number
 * and its processor; a universal one with another number, how many programs are in it, and 20 bytes on each of them.
 */
const PROGRAM = 0xfeedfacf;
const UNIVERSAL = 0xcafebabe;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 20;
const PROCESSORS = { x64: 0x01000007, arm64: 0x0100000c } as const;

export type Processor = keyof typeof PROCESSORS;

/** The first bytes of a program whose processor is not set yet. */
export const PROGRAM_HEAD = Buffer.from([0xcf, 0xfa, 0xed, 0xfe, 0, 0, 0, 0]);

/** Returns whether a file is a program for one processor. */
export function isProgram(content: Buffer): boolean {
  return content.length >= HEADER_BYTES && content.readUInt32LE(0) === PROGRAM;
}

export function setProcessor(program: Buffer, processor: Processor): void {
  program.writeUInt32LE(PROCESSORS[processor], 4);
}

/** A universal program from programs for one processor each. */
export function mergePrograms(programs: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * programs.length);
  head.writeUInt32BE(UNIVERSAL, 0);
  head.writeUInt32BE(programs.length, 4);
  let offset = head.length;
  for (const [index, program] of programs.entries()) {
    if (!isProgram(program)) throw new Error('not a program for one processor');
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    head.writeUInt32BE(program.readUInt32LE(4), entry);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(program.length, entry + 12);
    offset += program.length;
  }
  return Buffer.concat([head, ...programs]);
}

/** The processors that a program runs on, sorted by name; none of a file that is no program. */
export function processorsOf(content: Buffer): string[] {
  const names = new Map<number, string>(Object.entries(PROCESSORS).map(([name, number]) => [number, name]));
  return readProcessors(content)
    .map((number) => names.get(number) ?? `processor ${number}`)
    .sort();
}

function readProcessors(content: Buffer): number[] {
  if (isProgram(content)) return [content.readUInt32LE(4)];
  if (content.length < HEADER_BYTES || content.readUInt32BE(0) !== UNIVERSAL) return [];
  return Array.from({ length: content.readUInt32BE(4) }, (_, index) =>
    content.readUInt32BE(HEADER_BYTES + index * ENTRY_BYTES),
  );
}
