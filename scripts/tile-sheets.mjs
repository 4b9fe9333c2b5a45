/**
 * A Vite plugin that lays the pictures of each tile set onto one sheet: a window asks for one file and decodes one picture
 * where it asked for 64 and decoded 64. The module `virtual:tile-sheets` names the address of each set's sheet.
 */
import { readdirSync, readFileSync } from 'node:fs';

const MODULE = 'virtual:tile-sheets';
/** The address at which the development server answers with sheets. */
const SERVED = '/@tile-sheets/';
const FOLDER = new URL('../resources/tiles/', import.meta.url);
/** Sides of each picture in pixels, and how many stand in a row. */
const SIDE = 256;
const COLUMNS = 8;
/** From one picture to the next: what is drawn much smaller takes in pixels from beyond the edge of its part of the sheet. */
const STEP = SIDE + 32;

export function tileSheets() {
  let isBuild = false;
  return {
    name: 'tile-sheets',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const set = servedSet(request.url ?? '');
        if (set === null) return next();
        response.writeHead(200, { 'Content-Type': 'image/svg+xml; charset=utf-8' }).end(sheetOf(set));
      });
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const emit = (set) => {
        const reference = this.emitFile({ type: 'asset', name: `${set}.svg`, source: sheetOf(set) });
        return `import.meta.ROLLUP_FILE_URL_${reference}`;
      };
      const address = isBuild ? emit : (set) => JSON.stringify(`${SERVED}${set}.svg`);
      const entries = setNames().map((set) => `${JSON.stringify(set)}: ${address(set)}`);
      return [
        `export const SIDE = ${SIDE};`,
        `export const STEP = ${STEP};`,
        `export const COLUMNS = ${COLUMNS};`,
        `export const SHEETS = { ${entries.join(', ')} };`,
      ].join('\n');
    },
  };
}

function setNames() {
  return readdirSync(FOLDER);
}

/** The set whose sheet a path of the development server asks for. */
function servedSet(url) {
  const name = /^\/@tile-sheets\/([a-z0-9-]+)\.svg/.exec(url)?.[1];
  return setNames().find((set) => set === name) ?? null;
}

/** The sheet of a set as SVG: its pictures in the order of its list, row by row. */
export function sheetOf(set) {
  const { pictures } = JSON.parse(readFileSync(new URL(`${set}/set.json`, FOLDER), 'utf8'));
  const placed = pictures.map(({ id }, index) => {
    const at = { x: STEP * (index % COLUMNS), y: STEP * Math.floor(index / COLUMNS) };
    return placedPicture(readFileSync(new URL(`${set}/${id}.svg`, FOLDER), 'utf8'), `p${index}-`, at);
  });
  const height = STEP * Math.ceil(pictures.length / COLUMNS);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${STEP * COLUMNS}" height="${height}">${placed.join('\n')}</svg>\n`;
}

/** One picture as a part of a sheet; its ids get a prefix, since on one sheet they would meet those of the others. */
export function placedPicture(svg, prefix, { x, y }) {
  return svg
    .trim()
    .replace(
      /^<svg [^>]*?(viewBox="[^"]*")[^>]*>/,
      `<svg x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" $1>`,
    )
    .replace(/ id="/g, ` id="${prefix}`)
    .replace(/ href="#/g, ` href="#${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`);
}
