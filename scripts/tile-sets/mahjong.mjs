// Mahjong: characters, winds and flowers by brush, dots and bamboos drawn here, dragons of riichi-mahjong-tiles.
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
const INK = '#1f2825';
const RED = '#b93c3c';
const GREEN = '#0f6450';
const BLUE = '#22408f';
const PAPER = '#fbf6e9';
/** The component's name and what the tile is called. */
const HONOURS = [
  ['Chun', '红中', 'red dragon'],
  ['Hatsu', '发财', 'green dragon'],
];
const WINDS = [
  ['东', 'east wind'],
  ['南', 'south wind'],
  ['西', 'west wind'],
  ['北', 'north wind'],
];
const FLOWERS = [
  ['春', 'spring', GREEN],
  ['夏', 'summer', RED],
  ['秋', 'autumn', RED],
  ['冬', 'winter', BLUE],
];

/** A plant beside its character, small, as on real tiles. */
const PLANTS = [
  [
    '梅',
    'plum blossom',
    `<path fill="none" stroke="${INK}" stroke-width="16" stroke-linecap="round" d="M22 352C90 330 130 290 292 96M150 262 96 214"/>${around(5, 50, (x, y) => `<circle cx="${190 + x}" cy="${236 + y}" r="38" fill="${RED}"/>`)}<circle cx="190" cy="236" r="22" fill="#e0a526"/>`,
  ],
  [
    '兰',
    'orchid',
    `<g fill="none" stroke="${GREEN}" stroke-width="18" stroke-linecap="round"><path d="M150 356C120 280 70 240 8 236M156 356C160 250 200 170 298 150M154 356C190 300 240 280 306 290M150 356C150 300 158 240 160 196"/></g><g fill="#7a4ea3">${around(5, 34, (x, y, turn) => `<ellipse cx="${166 + x}" cy="${160 + y}" rx="34" ry="17" transform="rotate(${turn} ${166 + x} ${160 + y})"/>`)}</g><circle cx="166" cy="160" r="13" fill="#e0a526"/>`,
  ],
  [
    '菊',
    'chrysanthemum',
    `<path fill="none" stroke="${GREEN}" stroke-width="18" stroke-linecap="round" d="M190 240C186 290 176 330 160 360M178 318 232 292M172 332 112 322"/><g fill="#c98a1d">${around(14, 62, (x, y, turn) => `<ellipse cx="${190 + x}" cy="${212 + y}" rx="44" ry="14" transform="rotate(${turn} ${190 + x} ${212 + y})"/>`)}</g><circle cx="190" cy="212" r="34" fill="${RED}"/>`,
  ],
  [
    '竹',
    'bamboo',
    `<g fill="${GREEN}"><path d="M190 50h52v84h-52zM186 148h60v92h-60zM190 254h52v104h-52zM116 214h46v62h-46zM112 288h54v70h-54z"/><path d="M250 146c26-40 50-52 82-50 0 38-34 62-82 50zM250 258c30-30 60-34 84-22-12 36-48 44-84 22zM106 282c-26-42-52-54-96-52 10 44 46 66 96 52z"/></g>`,
  ],
];

/** The middle of each dot, in its colour, and the radius of all dots of a tile. */
const DOTS = [
  [150, [[150, 200, RED]]],
  [
    72,
    [
      [150, 118, GREEN],
      [150, 282, BLUE],
    ],
  ],
  [
    58,
    [
      [72, 106, BLUE],
      [150, 200, RED],
      [228, 294, GREEN],
    ],
  ],
  [
    62,
    [
      [80, 122, BLUE],
      [220, 122, GREEN],
      [80, 278, GREEN],
      [220, 278, BLUE],
    ],
  ],
  [
    52,
    [
      [66, 104, BLUE],
      [234, 104, GREEN],
      [150, 200, RED],
      [66, 296, GREEN],
      [234, 296, BLUE],
    ],
  ],
  [48, [[88, 96, GREEN], [212, 96, GREEN], ...rowsOf([88, 212], [222, 326], RED)]],
  [42, [[54, 76, GREEN], [150, 116, GREEN], [246, 156, GREEN], ...rowsOf([84, 216], [232, 326], RED)]],
  [38, rowsOf([108, 192], [74, 158, 242, 326], BLUE)],
  [
    44,
    [
      ...rowsOf([48, 150, 252], [86], GREEN),
      ...rowsOf([48, 150, 252], [200], RED),
      ...rowsOf([48, 150, 252], [314], BLUE),
    ],
  ],
];
/** The middle of each stick, in its colour and its slant in degrees, and the length of all sticks of a tile. */
const STICKS = [
  null,
  [
    138,
    [
      [150, 118, GREEN],
      [150, 282, BLUE],
    ],
  ],
  [
    138,
    [
      [150, 118, GREEN],
      [84, 282, GREEN],
      [216, 282, GREEN],
    ],
  ],
  [138, [...rowsOf([84, 216], [118], GREEN), ...rowsOf([84, 216], [282], BLUE)]],
  [112, [...rowsOf([66, 234], [100, 300], GREEN), [150, 200, RED]]],
  [112, [...rowsOf([82, 150, 218], [106], GREEN), ...rowsOf([82, 150, 218], [294], BLUE)]],
  [96, [[150, 92, RED], ...rowsOf([66, 150, 234], [200, 308], GREEN)]],
  [138, [...slanted(118, 1, GREEN), ...slanted(282, -1, BLUE)]],
  [
    96,
    [
      ...rowsOf([42], [92, 200, 308], GREEN),
      ...rowsOf([150], [92, 200, 308], RED),
      ...rowsOf([258], [92, 200, 308], GREEN),
    ],
  ],
];

/** A bird stands for one bamboo. */
const BIRD = `<g stroke-linecap="round" stroke-width="30" fill="none"><path stroke="${BLUE}" d="M176 236C210 268 236 300 252 340"/><path stroke="${GREEN}" d="M158 246C176 280 186 312 188 342"/><path stroke="${GREEN}" d="M190 222C230 240 262 258 290 288"/></g><g fill="${RED}"><circle cx="252" cy="334" r="11"/><circle cx="188" cy="336" r="11"/><circle cx="282" cy="284" r="11"/></g><path fill="${GREEN}" d="M62 118c0-40 32-64 66-62 38 2 58 30 58 66 0 22 20 44 20 78 0 42-34 66-72 66-48 0-82-34-82-78 0-30 10-46 10-70z"/><path fill="${BLUE}" d="M120 176c34-6 70 6 80 34-10 30-40 40-64 30-24-12-30-42-16-64z"/><path fill="#c98a1d" d="M66 96 14 122l50 18z"/><circle cx="104" cy="102" r="17" fill="${PAPER}"/><circle cx="102" cy="102" r="8" fill="${INK}"/><path fill="none" stroke="${RED}" stroke-width="18" stroke-linecap="round" d="M132 54 142 40M160 62 180 50"/><path fill="none" stroke="#c98a1d" stroke-width="14" stroke-linecap="round" d="M104 262v78M134 266v74M84 344h66"/>`;

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
  'one-of-dots',
  'bamboo',
  'west-wind',
  'seven-of-dots',
  'red-dragon',
  'winter',
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

const tile = (en, zh, svg) => ({ id: en.replaceAll(' ', '-'), names: { 'zh-CN': zh, en }, svg });
const characters = NUMBERS.map(([zh, en]) =>
  tile(
    `${en} of characters`,
    `${zh}万`,
    svgOf(`${brush(INK, zh === '五' ? '伍' : zh, [150, 140], 118)}${brush(RED, '万', [150, 312], 52)}`),
  ),
);
const dots = NUMBERS.map(([zh, en], index) =>
  tile(`${en} of dots`, `${zh}筒`, svgOf(drawDots(...DOTS[index]))),
);
const bamboos = NUMBERS.map(([zh, en], index) =>
  tile(`${en} of bamboos`, `${zh}条`, svgOf(index === 0 ? BIRD : drawSticks(...STICKS[index]))),
);
const honours = HONOURS.map(([name, zh, en]) => tile(en, zh, drawTile(name)));
const winds = WINDS.map(([zh, en]) => tile(en, `${zh}风`, svgOf(`${brush(BLUE, zh, [150, 200], 150)}`)));
/** Riichi leaves it blank; a frame says that the tile is not face down. */
const white = {
  id: 'white-dragon',
  names: { 'zh-CN': '白板', en: 'white dragon' },
  svg: svgOf(
    '<g fill="none" stroke="#22308f"><rect x="42" y="44" width="216" height="312" rx="14" stroke-width="20"/><rect x="76" y="78" width="148" height="244" rx="6" stroke-width="7"/></g>',
  ),
};
const plants = PLANTS.map(([zh, en, svg]) => tile(en, zh, svgOf(`${svg}${brush(INK, zh, [50, 104], 62)}`)));
const flowers = FLOWERS.map(([zh, en, colour]) =>
  tile(en, zh, svgOf(`${brush(colour, zh, [150, 200], 160)}`)),
);

const OWN_CREDIT = { author: 'Twofold', source: 'drawn for Twofold', licence: 'MIT' };

export const mahjong = {
  id: 'mahjong',
  position: 3,
  names: { 'zh-CN': '麻将', en: 'Mahjong' },
  style: 'carved',
  // Measured at 24 pixels: four dots and eight bamboos 0.72, five dots and five bamboos 0.70. All other pairs are below 0.7.
  mostAlike: 0.75,
  credits: [
    {
      author: 'FluffyStuff',
      source: 'https://github.com/FluffyStuff/riichi-mahjong-tiles',
      taken: `${PACKAGE} ${readPackage(`${PACKAGE}/package.json`).version}`,
      licence: 'CC0-1.0',
      pictures: honours.map(({ id }) => id),
    },
    { ...BRUSH_CREDIT, pictures: [...characters, ...winds, ...flowers, ...plants].map(({ id }) => id) },
    { ...OWN_CREDIT, pictures: [white, ...dots, ...bamboos].map(({ id }) => id) },
  ],
  pictures: [...characters, ...dots, ...bamboos, ...honours, ...winds, white, ...plants, ...flowers].sort(
    (a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id),
  ),
};

function drawTile(name) {
  return renderToStaticMarkup(createElement(components[`Regular${name}`])).replace(/viewBox="[^"]*"/, SQUARE);
}

/** Parts of a flower around its middle, `reach` from it. */
function around(count, reach, part) {
  return Array.from({ length: count }, (_, at) => {
    const turn = (360 * at) / count - 90;
    const angle = (turn * Math.PI) / 180;
    return part(...[Math.cos(angle), Math.sin(angle)].map((share) => Math.round(share * reach)), turn);
  }).join('');
}

function rowsOf(columns, rows, colour) {
  return rows.flatMap((y) => columns.map((x) => [x, y, colour]));
}

/** Four sticks that make an M, or turned over a W. */
function slanted(y, way, colour) {
  return [
    [48, y, colour],
    [118, y, colour, -24 * way],
    [182, y, colour, 24 * way],
    [252, y, colour],
  ];
}

/** Rings with a full middle; the one large dot is a flower. */
function drawDots(radius, dots) {
  return dots
    .map(([x, y, colour]) => (dots.length === 1 ? drawFlower(x, y) : drawDot(x, y, radius, colour)))
    .join('');
}

function drawDot(x, y, radius, colour) {
  return `<circle cx="${x}" cy="${y}" r="${radius * 0.82}" fill="${PAPER}" stroke="${colour}" stroke-width="${radius * 0.34}"/><circle cx="${x}" cy="${y}" r="${radius * 0.36}" fill="${colour}"/>`;
}

function drawFlower(x, y) {
  const petals = Array.from({ length: 8 }, (_, at) => {
    const angle = (at * Math.PI) / 4;
    return `<circle cx="${x + 78 * Math.cos(angle)}" cy="${y + 78 * Math.sin(angle)}" r="27" fill="${GREEN}"/>`;
  });
  return `<circle cx="${x}" cy="${y}" r="134" fill="${PAPER}" stroke="${BLUE}" stroke-width="22"/>${petals.join('')}<circle cx="${x}" cy="${y}" r="42" fill="${RED}"/>`;
}

/** Each stick has two joints, which bulge at their ends; few sticks are broad ones. */
function drawSticks(length, sticks) {
  const wide = sticks.length <= 5 ? 62 : length > 100 ? 46 : 42;
  return sticks
    .map(([x, y, colour, slant = 0]) => {
      const [joint, knot] = [length / 2 - 4, 18];
      const joints = [y - length / 2, y + 4].map(
        (top) =>
          `<rect x="${x - wide / 2 + 5}" y="${top}" width="${wide - 10}" height="${joint}" rx="6"/>${[top, top + joint - knot].map((at) => `<rect x="${x - wide / 2}" y="${at}" width="${wide}" height="${knot}" rx="9"/>`).join('')}`,
      );
      return `<g fill="${colour}" transform="rotate(${slant} ${x} ${y})">${joints.join('')}</g>`;
    })
    .join('');
}

/** A character, a little bolder than its face: its strokes are thin on a small tile. */
function brush(colour, ...place) {
  return `<path fill="${colour}" stroke="${colour}" stroke-width="7" d="${brushPath(...place)}"/>`;
}

function svgOf(content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${SQUARE}>${content}</svg>`;
}
