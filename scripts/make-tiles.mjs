// Takes the tile pictures out of the icon package into resources/tiles/fluent, with their names and licences.
// Run it after changing the list below: node scripts/make-tiles.mjs
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE = '@iconify-json/fluent-emoji-flat';
const SOURCE = 'https://github.com/microsoft/fluentui-emoji';
const LICENCE = 'MIT';

/**
 * Order matters: kind k shows picture k, so the first ones are on every board. Chosen so that no two look alike in
 * outline and in grey (renderer/board/tiles/likeness.ts; the test of the set says how alike two may be).
 */
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

const root = fileURLToPath(new URL('..', import.meta.url));
const { icons, width, height } = readPackage('icons.json');
const { version } = readPackage('package.json');

writePictures(`${root}resources/tiles/fluent/`);
writeLicenceList(`${root}resources/licences/pictures.md`);
console.log(`${PICTURES.length} pictures from ${PACKAGE} ${version}`);

function readPackage(file) {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`${PACKAGE}/${file}`)), 'utf8'));
}

function writePictures(folder) {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(folder + old);
  for (const [id] of PICTURES) writeFileSync(`${folder}${id}.svg`, makeSvg(id));
  const tiles = PICTURES.map(([id, zh, en]) => ({ id, zh, en }));
  const set = { id: 'fluent', source: SOURCE, package: `${PACKAGE} ${version}`, licence: LICENCE, tiles };
  writeFileSync(`${folder}tiles.json`, `${JSON.stringify(set, null, 2)}\n`);
}

function makeSvg(id) {
  const icon = icons[id];
  if (icon === undefined) throw new Error(`${PACKAGE} has no picture named ${id}`);
  const [w, h] = [icon.width ?? width, icon.height ?? height];
  // Without width and height an image has no size of its own, and a canvas cannot scale it.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${icon.body}</svg>\n`;
}

function writeLicenceList(file) {
  const rows = PICTURES.map(
    ([id, , en]) => `| tiles/fluent/${id}.svg | ${en} | Fluent Emoji flat \`${id}\` | ${LICENCE} |`,
  );
  const text = `# Pictures that are shipped

Written by scripts/make-tiles.mjs. Fluent Emoji is © Microsoft Corporation, ${SOURCE}, taken from ${PACKAGE} ${version};
the licence is in fluent-emoji.txt. The seal (icon.svg) was drawn for Twofold and has Twofold's licence.

| file | picture | source | licence |
|---|---|---|---|
${rows.join('\n')}
| icon.svg | seal | drawn for Twofold | MIT |
`;
  writeFileSync(file, text);
}
