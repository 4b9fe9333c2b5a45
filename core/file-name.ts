/**
 * Names of files that every system takes, for what is called after a name that a player gave. The rules are the narrowest
 * of all systems everywhere, because a file that is written on one system is sent to another.
 */

/** Characters that Windows takes in no name. */
const REFUSED = /[\\/:*?"<>|\p{Cc}]/gu;
/** Windows drops blanks and dots at the end of a name, and a leading dot hides a file on the other systems. */
const OUTER = /^[\s.]+|[\s.]+$/gu;
/** Names of devices of Windows, in any case, whatever ending follows. */
const DEVICE = /^(?:CON|PRN|AUX|NUL|CLOCK\$|CONIN\$|CONOUT\$|(?:COM|LPT)[0-9¹²³]) *(?:[.:]|$)/iu;
/** The longest name that each of the usual file systems takes, in UTF-8. */
const MAX_BYTES = 255;
/** For a name of which nothing is left. */
const NAMELESS = 'twofold';

/**
 * Returns whether Windows refuses to make an ordinary file of this name: it is the name of a device, or holds
 * a character or an end that is not allowed.
 */
export function isRefusedByWindows(fileName: string): boolean {
  return DEVICE.test(fileName) || fileName.search(REFUSED) !== -1 || /[ .]$/.test(fileName);
}

/** The name of a file that is called `name` and ends in `ending`, at most 255 bytes long. */
export function fileNameOf(name: string, ending: string): string {
  return joinParts(plainName(name), '', ending);
}

/**
 * The same for several files in one folder. No two are alike, also where a file system tells neither capital letters nor the
 * spellings of a letter with an accent apart: later ones are numbered from 2 on.
 */
export function fileNamesOf(names: readonly string[], ending: string): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = plainName(name);
    let fileName = joinParts(plain, '', ending);
    for (let copy = 2; taken.has(foldCase(fileName)); copy++) fileName = joinParts(plain, `-${copy}`, ending);
    taken.add(foldCase(fileName));
    return fileName;
  });
}

/**
 * Makes the part of a file name before the ending. An underscore before the name of a device makes it an
 * ordinary name.
 */
function plainName(name: string): string {
  const plain = name.replaceAll(REFUSED, '-').replaceAll(OUTER, '');
  if (plain === '') return NAMELESS;
  return DEVICE.test(plain) ? `_${plain}` : plain;
}

/** Shortens the first part where the name would be too long. */
function joinParts(plain: string, copy: string, ending: string): string {
  const room = MAX_BYTES - countBytes(copy) - countBytes(ending);
  return `${cutToBytes(plain, room)}${copy}${ending}`;
}

function cutToBytes(text: string, mostBytes: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += countBytes(character);
    if (bytes > mostBytes) break;
    kept += character;
  }
  return kept;
}

/** Counts the bytes of a text in UTF-8. */
function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint < 0x80) bytes += 1;
    else if (codePoint < 0x800) bytes += 2;
    else bytes += codePoint < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

/** Equal for names that some file system takes for the same. */
function foldCase(fileName: string): string {
  return fileName.normalize('NFC').toUpperCase().toLowerCase();
}
