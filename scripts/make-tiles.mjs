// Writes the tile sets that are made from packages into resources/tiles, and the list of all sets' licences. A set that is
// drawn by hand is its folder. Run it after changing a set: node scripts/make-tiles.mjs
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import { readArguments } from './arguments.mjs';
import { brushed } from './tile-sets/brushed.mjs';
import { contrast, emoji } from './tile-sets/emoji.mjs';
import { fitPictures } from './tile-sets/fit-pictures.mjs';
import { ink } from './tile-sets/ink.mjs';
import { mahjong } from './tile-sets/mahjong.mjs';

readArguments(
  'node scripts/make-tiles.mjs\n  Writes the tile sets that are made from packages, and the list of licences of all sets.',
);

const MADE = [emoji, mahjong, brushed, contrast, ink];
/** Characters keep the place that their face gives them, carved pictures and the tiles of mahjong theirs. */
const KEPT = [brushed, ink, mahjong];

const resources = fileURLToPath(new URL('../resources/', import.meta.url));

for (const set of MADE) await writeSet(set, KEPT.includes(set));
writeFileSync(`${resources}licences/pictures.md`, licenceList());

async function writeSet({ id, pictures, ...about }, isKept) {
  const folder = `${resources}tiles/${id}/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const drawn = pictures.map(({ svg }) => shrink(svg));
  const svgs = isKept ? drawn : await fitPictures(drawn);
  for (const [at, picture] of pictures.entries()) writeFileSync(`${folder}${picture.id}.svg`, svgs[at]);
  const listed = pictures.map(({ svg: _, ...picture }) => picture);
  writeFileSync(`${folder}set.json`, `${JSON.stringify({ ...about, pictures: listed }, null, 2)}\n`);
  console.log(`${id}: ${pictures.length} pictures`);
}

/**
 * Fewer digits than show at the largest size: of a drawing that is a few hundred units wide, one behind the point. Without
 * width and height an image has no size of its own on a canvas.
 */
function shrink(svg) {
  const width = Number(/viewBox="\S+ \S+ ([\d.]+)/.exec(svg)?.[1] ?? 0);
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: width > 200 ? 1 : 2,
    plugins: ['convertStyleToAttrs', 'preset-default', 'removeXlink'],
  });
  return `${data.replace(/ (width|height)="[^"]*"/g, (all, _, at) => (at < data.indexOf('>') ? '' : all)).replace('<svg ', '<svg width="256" height="256" ')}\n`;
}

function licenceList() {
  const sets = readdirSync(`${resources}tiles`).map((id) => ({
    id,
    ...JSON.parse(readFileSync(`${resources}tiles/${id}/set.json`, 'utf8')),
  }));
  const rows = sets
    .sort((a, b) => a.position - b.position)
    .flatMap(({ id, credits, pictures }) => credits.map((credit) => licenceRow(id, credit, pictures.length)));
  return `# Pictures that are shipped

Written by scripts/make-tiles.mjs from the set.json of each folder in resources/tiles.

| pictures | which | by | source | licence |
|---|---|---|---|---|
${rows.join('\n')}
| icon.svg | the seal | Twofold | drawn for Twofold | MIT |
`;
}

function licenceRow(id, { author, source, taken, licence, text, pictures }, count) {
  const which = pictures === undefined ? `${count} pictures` : pictures.join(', ');
  const from = taken === undefined ? source : `${source} (${taken})`;
  const terms = text === undefined ? licence : `${licence}, ${text}`;
  return `| tiles/${id} | ${which} | ${author} | ${from} | ${terms} |`;
}
