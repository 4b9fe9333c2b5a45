/**
 * For a database whose schema cannot be read: pages of its schema from another database of this app. Migrations lay out
 * tables in one order, so the roots that the schema names are the same ones; and where they are not, no row proves itself.
 * Format: sqlite.org/fileformat2.html, sections 1.3 and 1.6.
 */

/** The offsets of fields in the header, and of the b-tree in a page. */
const HEADER_BYTES = 100;
const CHANGE_COUNTER = 24;
const PAGE_COUNT = 28;
const FREE_PAGES = { from: 32, to: 40 } as const;
const VALID_FOR = 92;

const INTERIOR = 5;

/** The image with the schema of `donor`, its other pages as they are; null when there are none. */
export function imageWithSchemaOf(donor: Buffer, image: Buffer): Buffer | null {
  const pageSize = pageSizeOf(donor);
  const pages = Math.floor(image.length / pageSize);
  if (pages < 2) return null;
  const mended = Buffer.from(image.subarray(0, pages * pageSize));
  for (const page of schemaPages(donor, pageSize)) {
    const from = (page - 1) * pageSize;
    if (page <= pages) donor.copy(mended, from, from, from + pageSize);
  }
  mended.writeUInt32BE(pages, PAGE_COUNT);
  // SQLite uses the count of pages only when both numbers are equal.
  mended.writeUInt32BE(mended.readUInt32BE(CHANGE_COUNTER), VALID_FOR);
  mended.fill(0, FREE_PAGES.from, FREE_PAGES.to);
  return mended;
}

function pageSizeOf(image: Buffer): number {
  const size = image.readUInt16BE(16);
  return size === 1 ? 65_536 : size;
}

/** The pages of the b-tree at page 1. */
function schemaPages(image: Buffer, pageSize: number, page = 1): number[] {
  const start = (page - 1) * pageSize;
  const tree = page === 1 ? start + HEADER_BYTES : start;
  if (image[tree] !== INTERIOR) return [page];
  const cells = Array.from({ length: image.readUInt16BE(tree + 3) }, (_, cell) =>
    image.readUInt32BE(start + image.readUInt16BE(tree + 12 + 2 * cell)),
  );
  const children = [...cells, image.readUInt32BE(tree + 8)];
  return [page, ...children.flatMap((child) => schemaPages(image, pageSize, child))];
}
