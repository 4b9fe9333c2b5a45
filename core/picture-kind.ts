/** Which kinds of picture files are known, told by their first bytes. */

export const PICTURE_KINDS = ['png', 'jpeg', 'webp', 'gif', 'avif', 'bmp', 'svg'] as const;
/** One of `PICTURE_KINDS`. */
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** The kind of a picture is known from at most this many bytes at the head of its file. */
export const PICTURE_HEAD_BYTES = 4_096;

/** The bytes by which a kind of picture is known, as Latin letters with their offsets. */
const HEADS: readonly (readonly [kind: PictureKind, ...parts: (readonly [at: number, letters: string])[]])[] =
  [
    ['png', [0, '\x89PNG\r\n\x1a\n']],
    ['jpeg', [0, '\xff\xd8\xff']],
    ['webp', [0, 'RIFF'], [8, 'WEBP']],
    ['gif', [0, 'GIF8']],
    ['avif', [4, 'ftypavi']],
    // Behind its size stand four bytes that are zero.
    ['bmp', [0, 'BM'], [6, '\0\0\0\0']],
  ];
/** The constructs that may stand before the first element of an SVG, each with its end. */
const BEFORE_SVG: readonly (readonly [begin: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
  // The rest of a document type that has declarations of its own.
  [']', '>'],
];

/** The kind of picture that a file begins like, or null. */
export function pictureKindOf(head: Uint8Array): PictureKind | null {
  const letters = String.fromCharCode(...head.subarray(0, PICTURE_HEAD_BYTES));
  const found = HEADS.find(([, ...parts]) => parts.every(([at, text]) => letters.startsWith(text, at)));
  return found?.[0] ?? (isSvgHead(letters) ? 'svg' : null);
}

/**
 * Returns whether the first element is `svg`, in UTF-8, or in UTF-16, of which every other byte is zero here.
 */
function isSvgHead(letters: string): boolean {
  return fromSvg(letters.replaceAll('\0', '').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')) !== null;
}

/** A text from its first element on, when that is `svg`; null when something else comes first. Linear. */
export function fromSvg(text: string): string | null {
  let rest = text.trimStart();
  for (;;) {
    const before = BEFORE_SVG.find(([begin]) => rest.startsWith(begin));
    if (before === undefined) return /^<(?:[\w.-]{1,20}:)?svg[\s/>]/i.test(rest) ? rest : null;
    const end = rest.indexOf(before[1]);
    if (end < 0) return null;
    rest = rest.slice(end + before[1].length).trimStart();
  }
}
