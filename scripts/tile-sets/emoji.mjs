// Fluent Emoji: flat in colour, and in black and white.
import { EMOJI } from './emoji-list.mjs';
import { readPackage } from './package-file.mjs';

/** The share of their colourfulness that emoji keep, so that they sit on ivory. */
const KEPT_COLOUR = 0.8;
/** The share of the ivory's own brown that is mixed in. */
const WARMTH = 0.07;
const WARM = [150, 118, 72];

/** A colour nearer to the grey of its own lightness, and a little browner. */
function softened(_, digits) {
  const channels = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
  const [red, green, blue] = channels;
  const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
  const mixed = channels.map((channel, at) => {
    const calm = grey + KEPT_COLOUR * (channel - grey);
    return Math.round(calm + WARMTH * (WARM[at] - calm));
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Pictures with less in them than the package has, or lighter: on a tile they would be dark blots. Or darker: white ones vanish on ivory. */
const ON_IVORY = {
  // Without its bow, of a wood that the ivory shows.
  violin: (body) =>
    `${painted({ '#8c5543': '#f0923a', '#321b41': '#7a4326' })(body.split('<path fill="#e1ada0"')[0])}</g>`,
  butterfly: painted({ '#533566': '#6c7be0', '#ff6723': '#ff8a3a' }),
  rabbit: painted({ '#fff': '#dcb58c', '#9b9b9b': '#8c6340' }),
  swan: painted({ '#fff': '#cfe3f8', '#9b9b9b': '#3f74ad' }),
};

/** Returns a function that exchanges colours. */
function painted(colours) {
  return (body) =>
    Object.entries(colours).reduce((text, [from, to]) => text.replaceAll(`"${from}"`, `"${to}"`), body);
}

/** A set of the emoji in one of the packages of Fluent Emoji. */
function emojiSet(packageName, about, changes = {}, list = EMOJI) {
  const { icons, width, height } = readPackage(`${packageName}/icons.json`);
  const svgOf = (id) => {
    const icon = icons[id];
    if (icon === undefined) throw new Error(`${packageName} has no picture named ${id}`);
    const [w, h] = [icon.width ?? width, icon.height ?? height];
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${(changes[id]?.(icon.body) ?? icon.body).replaceAll('currentColor', '#000').replace(/#([0-9a-f]{6})\b/gi, about.style === 'printed' ? softened : '$&')}</svg>`;
  };
  return {
    ...about,
    credits: [
      {
        author: 'Microsoft Corporation',
        source: 'https://github.com/microsoft/fluentui-emoji',
        taken: `${packageName} ${readPackage(`${packageName}/package.json`).version}`,
        licence: 'MIT',
        text: 'fluent-emoji.txt',
      },
    ],
    pictures: list.map(([id, zh, en]) => ({ id, names: { 'zh-CN': zh, en }, svg: svgOf(id) })),
  };
}

export const emoji = emojiSet(
  '@iconify-json/fluent-emoji-flat',
  { id: 'emoji', position: 2, names: { 'zh-CN': '表情', en: 'Emoji' }, style: 'printed' },
  ON_IVORY,
);

/**
 * Without colours the turtle is too like a boat, and pictures of many lines run together: bold shapes stand in their places.
 * The sailing boat has the violin's, as on every kept board.
 */
const INSTEAD = {
  turtle: ['pineapple', '菠萝', 'pineapple'],
  watermelon: ['star', '星星', 'star'],
  rainbow: ['crown', '王冠', 'crown'],
  violin: ['sailboat', '帆船', 'sailing boat'],
  sailboat: ['trophy', '奖杯', 'trophy'],
  elephant: ['locked', '挂锁', 'padlock'],
  'spouting-whale': ['top-hat', '礼帽', 'top hat'],
  'folding-hand-fan': ['gem-stone', '宝石', 'gem'],
  giraffe: ['house', '房子', 'house'],
  pretzel: ['light-bulb', '灯泡', 'light bulb'],
  abacus: ['bone', '骨头', 'bone'],
  bicycle: ['bell', '铃铛', 'bell'],
};
const PLAIN_EMOJI = EMOJI.map((each) => INSTEAD[each[0]] ?? each);

export const contrast = emojiSet(
  '@iconify-json/fluent-emoji-high-contrast',
  {
    id: 'contrast',
    position: 5,
    names: { 'zh-CN': '高对比', en: 'High contrast' },
    style: 'contrast',
  },
  {},
  PLAIN_EMOJI,
);
