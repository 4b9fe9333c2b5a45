// Outlines of characters in Ma Shan Zheng, a brush font.
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { readPackage } from './package-file.mjs';

const PACKAGE = '@fontsource/ma-shan-zheng';
const FILE = `${PACKAGE}/files/ma-shan-zheng-chinese-simplified-400-normal.woff`;

const font = openSync(fileURLToPath(import.meta.resolve(FILE)));

export const BRUSH_CREDIT = {
  author: 'The MaShanZheng Project Authors',
  source: 'https://github.com/googlefonts/mashanzheng',
  taken: `${PACKAGE} ${readPackage(`${PACKAGE}/package.json`).version}`,
  licence: 'OFL-1.1',
  text: 'ma-shan-zheng.txt',
};

/** The path of a character, as large as a square around `centre` of twice `reach` holds it. */
export function brushPath(character, [x, y], reach) {
  const { path } = font.glyphForCodePoint(character.codePointAt(0));
  const { minX, minY, maxX, maxY } = path.bbox;
  const scale = (2 * reach) / Math.max(maxX - minX, maxY - minY);
  const [left, top] = [x - ((minX + maxX) / 2) * scale, y + ((minY + maxY) / 2) * scale];
  return path.transform(scale, 0, 0, -scale, left, top).toSVG();
}
