/** An empty plug-in of NSIS: a DLL for 32-bit Windows that exports names and does nothing. makensis reads the names alone. */

const FILE_ALIGNMENT = 0x200;
const SECTION = 0x1000;
const HEADERS = 0x200;

/** The bytes of a DLL called `name` with these exports. Layout: learn.microsoft.com, PE format. */
export function makePlugin(name: string, exported: readonly string[]): Buffer {
  // The loader looks names up by halves.
  const names = exported.toSorted((a, b) => (a < b ? -1 : 1));
  const section = makeExports(name, names);
  const size = Math.ceil(section.length / FILE_ALIGNMENT) * FILE_ALIGNMENT;
  const file = Buffer.alloc(HEADERS + size);
  file.write('MZ', 0, 'latin1');
  file.writeUInt32LE(0x40, 0x3c);
  file.write('PE\0\0', 0x40, 'latin1');
  // i386, one section, an optional header of 224 bytes, a DLL that can run.
  file.writeUInt16LE(0x14c, 0x44);
  file.writeUInt16LE(1, 0x46);
  file.writeUInt16LE(224, 0x54);
  file.writeUInt16LE(0x2102, 0x56);
  const optional = 0x58;
  file.writeUInt16LE(0x10b, optional);
  file.writeUInt32LE(0x10000000, optional + 28);
  file.writeUInt32LE(SECTION, optional + 32);
  file.writeUInt32LE(FILE_ALIGNMENT, optional + 36);
  file.writeUInt16LE(5, optional + 48);
  file.writeUInt32LE(2 * SECTION, optional + 56);
  file.writeUInt32LE(HEADERS, optional + 60);
  file.writeUInt16LE(2, optional + 68);
  file.writeUInt32LE(16, optional + 92);
  file.writeUInt32LE(SECTION, optional + 96);
  file.writeUInt32LE(section.length, optional + 100);
  const header = optional + 224;
  file.write('.edata', header, 'latin1');
  file.writeUInt32LE(section.length, header + 8);
  file.writeUInt32LE(SECTION, header + 12);
  file.writeUInt32LE(size, header + 16);
  file.writeUInt32LE(HEADERS, header + 20);
  file.writeUInt32LE(0x40000040, header + 36);
  section.copy(file, HEADERS);
  return file;
}

/** The export directory: its head, addresses of functions, of names, ordinals, and the names. */
function makeExports(name: string, names: readonly string[]): Buffer {
  const functions = 40;
  const pointers = functions + 4 * names.length;
  const ordinals = pointers + 4 * names.length;
  let at = ordinals + 2 * names.length;
  const texts = [`${name}.dll`, ...names].map((text) => Buffer.from(`${text}\0`, 'latin1'));
  const places = texts.map((text) => {
    const place = at;
    at += text.length;
    return SECTION + place;
  });
  const section = Buffer.alloc(at);
  section.writeUInt32LE(places[0] ?? 0, 12);
  section.writeUInt32LE(1, 16);
  for (const [index, value] of [
    names.length,
    names.length,
    SECTION + functions,
    SECTION + pointers,
    SECTION + ordinals,
  ].entries())
    section.writeUInt32LE(value, 20 + 4 * index);
  for (let index = 0; index < names.length; index++) {
    section.writeUInt32LE(SECTION, functions + 4 * index);
    section.writeUInt32LE(places[index + 1] ?? 0, pointers + 4 * index);
    section.writeUInt16LE(index, ordinals + 2 * index);
  }
  for (const [index, text] of texts.entries()) text.copy(section, (places[index] ?? 0) - SECTION);
  return section;
}
