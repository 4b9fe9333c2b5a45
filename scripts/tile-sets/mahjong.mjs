// Mahjong: the 34 tiles of riichi-mahjong-tiles, and the eight flowers, which that game leaves out, by brush.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { BRUSH_CREDIT, brushPath } from './brush-font.mjs';
import { readPackage } from './package-file.mjs';

const PACKAGE = 'riichi-mahjong-tiles';
const components = await import(PACKAGE);
/** Tiles are higher than wide; a face of ours is square. */
const SQUARE = 'viewBox="-20 30 340 340"';
const NUMBERS = [
  ['一', 'one'],
  ['二', 'two'],
  ['三', 'three'],
  ['四', 'four'],
  ['五', 'five'],
  ['六', 'six'],
  ['七', 'seven'],
  ['八', 'eight'],
  ['九', 'nine'],
];
/** The component's name and what the tile is called. */
const SUITS = [
  ['Man', '万', 'characters'],
  ['Pin', '筒', 'dots'],
  ['Sou', '条', 'bamboos'],
].flatMap(([suit, zh, en]) =>
  NUMBERS.map(([zhNumber, number], index) => [
    `${suit}${index + 1}`,
    `${zhNumber}${zh}`,
    `${number} of ${en}`,
  ]),
);
const HONOURS = [
  ['Ton', '东风', 'east wind'],
  ['Nan', '南风', 'south wind'],
  ['Shaa', '西风', 'west wind'],
  ['Pei', '北风', 'north wind'],
  ['Chun', '红中', 'red dragon'],
  ['Hatsu', '发财', 'green dragon'],
];
const FLOWERS = [
  ['梅', 'plum blossom', '#b93c3c'],
  ['兰', 'orchid', '#005a24'],
  ['菊', 'chrysanthemum', '#b93c3c'],
  ['竹', 'bamboo', '#005a24'],
  ['春', 'spring', '#005a24'],
  ['夏', 'summer', '#b93c3c'],
  ['秋', 'autumn', '#b93c3c'],
  ['冬', 'winter', '#22308f'],
];

/**
 * Rows of the same sticks and rings, six and nine or four and five of them, fall onto each other at 24 pixels. Stretched by
 * these factors about the middle of the tile, across and down, they have spaces of their own.
 */
const STRETCHED = {
  'four-of-dots': [1.3, 1.04],
  'five-of-dots': [0.96, 0.92],
  'six-of-dots': [1.24, 0.9],
  'eight-of-dots': [0.92, 0.92],
  'nine-of-dots': [1.12, 0.92],
  'five-of-bamboos': [1.22, 0.96],
  'six-of-bamboos': [1.4, 0.86],
  'seven-of-bamboos': [1.14, 0.96],
  'nine-of-bamboos': [0.95, 0.98],
};

/** Those first that are told apart most easily, by the measure of renderer/board/likeness/likeness.ts. */
const ORDER = [
  'one-of-characters',
  'three-of-bamboos',
  'plum-blossom',
  'orchid',
  'white-dragon',
  'two-of-bamboos',
  'three-of-dots',
  'five-of-bamboos',
  'summer',
  'autumn',
  'north-wind',
  'nine-of-characters',
  'winter',
  'bamboo',
  'west-wind',
  'seven-of-dots',
  'red-dragon',
  'one-of-dots',
  'four-of-dots',
  'seven-of-characters',
  'chrysanthemum',
  'green-dragon',
  'spring',
  'two-of-dots',
  'south-wind',
  'four-of-characters',
  'seven-of-bamboos',
  'nine-of-dots',
  'one-of-bamboos',
  'eight-of-characters',
  'six-of-dots',
  'east-wind',
  'two-of-characters',
  'six-of-characters',
  'four-of-bamboos',
  'eight-of-bamboos',
  'three-of-characters',
  'nine-of-bamboos',
  'five-of-characters',
  'eight-of-dots',
  'five-of-dots',
  'six-of-bamboos',
];

const drawn = [...SUITS, ...HONOURS].map(([name, zh, en]) => {
  const id = en.replaceAll(' ', '-');
  const svg = name.startsWith('Man') ? withLargeNumber(drawTile(name)) : drawTile(name);
  return { id, names: { 'zh-CN': zh, en }, svg: stretched(svg, STRETCHED[id]) };
});
/** Riichi leaves it blank; a frame says that the tile is not face down. */
const white = {
  id: 'white-dragon',
  names: { 'zh-CN': '白板', en: 'white dragon' },
  svg: svgOf(
    '<g fill="none" stroke="#22308f"><rect x="42" y="44" width="216" height="312" rx="14" stroke-width="20"/><rect x="76" y="78" width="148" height="244" rx="6" stroke-width="7"/></g>',
  ),
};
const flowers = FLOWERS.map(([character, en, colour]) => ({
  id: en.replaceAll(' ', '-'),
  names: { 'zh-CN': character, en },
  svg: svgOf(`<path fill="${colour}" d="${brushPath(character, [150, 200], 176)}"/>`),
}));

export const mahjong = {
  id: 'mahjong',
  position: 3,
  names: { 'zh-CN': '麻将', en: 'Mahjong' },
  style: 'carved',
  // Measured at 24 pixels: nine bamboos and the frame of the white dragon 0.73, three and five of characters 0.71. All other
  // pairs are below 0.7.
  mostAlike: 0.75,
  credits: [
    {
      author: 'FluffyStuff',
      source: 'https://github.com/FluffyStuff/riichi-mahjong-tiles',
      taken: `${PACKAGE} ${readPackage(`${PACKAGE}/package.json`).version}`,
      licence: 'CC0-1.0',
    },
    { ...BRUSH_CREDIT, pictures: flowers.map(({ id }) => id) },
  ],
  pictures: [...drawn, white, ...flowers].sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id)),
};

function drawTile(name) {
  return renderToStaticMarkup(createElement(components[`Regular${name}`])).replace(/viewBox="[^"]*"/, SQUARE);
}

function stretched(svg, factors) {
  if (factors === undefined) return svg;
  return svg.replace(
    /^(<svg[^>]*>)(.*)<\/svg>$/s,
    (_, head, content) =>
      `${head}<g transform="translate(150 200) scale(${factors.join(' ')}) translate(-150 -200)">${content}</g></svg>`,
  );
}

/** Nine tiles have the same lower half, which is red; their numbers, in black, become larger at its cost. */
function withLargeNumber(svg) {
  const paths = svg.match(/<path [^>]*\/?>(<\/path>)?/g);
  const isRed = (path) => /fill:#b93c3c/.test(path);
  const group = (transform, chosen) => `<g transform="${transform}">${chosen.join('')}</g>`;
  return svgOf(
    group(
      'translate(150 136) scale(1.4) translate(-150 -90)',
      paths.filter((path) => !isRed(path)),
    ) + group('translate(150 325) scale(.5) translate(-150 -278)', paths.filter(isRed)),
  );
}

function svgOf(content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${SQUARE}>${content}</svg>`;
}
