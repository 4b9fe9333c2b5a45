import { encodeQR } from 'qr';
import { codeLink } from '../../../../core/codes/code-link.ts';

/** Modules on a side that are still read where the picture is shown at half its size. */
const MOST_MODULES = 57;

/**
 * The QR code of the link to a share code, by rows and without a margin; null where it would be too fine to be read. A link is
 * the same in capitals, and those take two thirds of the room.
 */
export function qrModules(code: string): readonly (readonly boolean[])[] | null {
  const link = codeLink(code).toUpperCase();
  // Longer ones do not fit into any QR code that is coarse enough, and some into none at all.
  if (link.length > MOST_MODULES ** 2 / 8) return null;
  // The library draws no code without a margin.
  const margined = encodeQR(link, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: 1 });
  const modules = margined.slice(1, -1).map((row) => row.slice(1, -1));
  return modules.length > MOST_MODULES ? null : modules;
}
