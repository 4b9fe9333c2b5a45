// Fluent Emoji: flat in colour, and in black and white.
import { EMOJI } from './emoji-list.mjs';
import { readPackage } from './package-file.mjs';

/** A set of the emoji in one of the packages of Fluent Emoji. */
function emojiSet(packageName, about, list = EMOJI) {
  const { icons, width, height } = readPackage(`${packageName}/icons.json`);
  const svgOf = (id) => {
    const icon = icons[id];
    if (icon === undefined) throw new Error(`${packageName} has no picture named ${id}`);
    const [w, h] = [icon.width ?? width, icon.height ?? height];
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${icon.body.replaceAll('currentColor', '#000')}</svg>`;
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

export const emoji = emojiSet('@iconify-json/fluent-emoji-flat', {
  id: 'emoji',
  position: 2,
  names: { 'zh-CN': '表情', en: 'Emoji' },
  style: 'printed',
});

/** Without colours the turtle is too like the sailing boat. */
const PLAIN_EMOJI = EMOJI.map((each) => (each[0] === 'turtle' ? ['pineapple', '菠萝', 'pineapple'] : each));

export const contrast = emojiSet(
  '@iconify-json/fluent-emoji-high-contrast',
  {
    id: 'contrast',
    position: 5,
    names: { 'zh-CN': '高对比', en: 'High contrast' },
    style: 'contrast',
  },
  PLAIN_EMOJI,
);
