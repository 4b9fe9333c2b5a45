// Emoji: pictures of Fluent Emoji, flat, as they are.
import { readPackage } from './package-file.mjs';

const PACKAGE = '@iconify-json/fluent-emoji-flat';

/** Chosen so that no two look alike in outline and in grey; kind k shows picture k, so the first ones are on every board. */
const PICTURES = [
  ['panda', '熊猫', 'panda'],
  ['tulip', '郁金香', 'tulip'],
  ['butterfly', '蝴蝶', 'butterfly'],
  ['watermelon', '西瓜', 'watermelon'],
  ['crescent-moon', '月牙', 'crescent moon'],
  ['umbrella', '雨伞', 'umbrella'],
  ['cherries', '樱桃', 'cherries'],
  ['penguin', '企鹅', 'penguin'],
  ['rainbow', '彩虹', 'rainbow'],
  ['key', '钥匙', 'key'],
  ['snowflake', '雪花', 'snowflake'],
  ['mushroom', '蘑菇', 'mushroom'],
  ['cactus', '仙人掌', 'cactus'],
  ['sailboat', '帆船', 'sailing boat'],
  ['folding-hand-fan', '折扇', 'folding fan'],
  ['elephant', '大象', 'elephant'],
  ['scissors', '剪刀', 'scissors'],
  ['grapes', '葡萄', 'grapes'],
  ['spouting-whale', '鲸鱼', 'whale'],
  ['flamingo', '火烈鸟', 'flamingo'],
  ['violin', '小提琴', 'violin'],
  ['banana', '香蕉', 'banana'],
  ['owl', '猫头鹰', 'owl'],
  ['kite', '风筝', 'kite'],
  ['anchor', '船锚', 'anchor'],
  ['seedling', '幼苗', 'seedling'],
  ['crab', '螃蟹', 'crab'],
  ['hourglass-done', '沙漏', 'hourglass'],
  ['giraffe', '长颈鹿', 'giraffe'],
  ['pretzel', '椒盐卷饼', 'pretzel'],
  ['rocket', '火箭', 'rocket'],
  ['rabbit', '兔子', 'rabbit'],
  ['magnet', '磁铁', 'magnet'],
  ['feather', '羽毛', 'feather'],
  ['cloud-with-rain', '雨云', 'rain cloud'],
  ['bicycle', '自行车', 'bicycle'],
  ['high-voltage', '闪电', 'lightning'],
  ['swan', '天鹅', 'swan'],
  ['musical-note', '音符', 'musical note'],
  ['castle', '城堡', 'castle'],
  ['abacus', '算盘', 'abacus'],
  ['puzzle-piece', '拼图', 'puzzle piece'],
  ['croissant', '羊角面包', 'croissant'],
  ['glasses', '眼镜', 'glasses'],
  ['trumpet', '小号', 'trumpet'],
  ['open-book', '书本', 'open book'],
  ['turtle', '乌龟', 'turtle'],
  ['helicopter', '直升机', 'helicopter'],
];

const { icons, width, height } = readPackage(`${PACKAGE}/icons.json`);

export const emoji = {
  id: 'emoji',
  position: 2,
  names: { 'zh-CN': '表情', en: 'Emoji' },
  style: 'printed',
  credits: [
    {
      author: 'Microsoft Corporation',
      source: 'https://github.com/microsoft/fluentui-emoji',
      taken: `${PACKAGE} ${readPackage(`${PACKAGE}/package.json`).version}`,
      licence: 'MIT',
      text: 'fluent-emoji.txt',
    },
  ],
  pictures: PICTURES.map(([id, zh, en]) => ({ id, names: { 'zh-CN': zh, en }, svg: svgOf(id) })),
};

function svgOf(id) {
  const icon = icons[id];
  if (icon === undefined) throw new Error(`${PACKAGE} has no picture named ${id}`);
  const [w, h] = [icon.width ?? width, icon.height ?? height];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${icon.body}</svg>`;
}
