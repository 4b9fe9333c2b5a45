/** Small drawings such as a player may add as tiles; the two apples differ in their colour alone. */
const APPLE = (skin) =>
  `<path d="M50 30c8-9 34-8 34 18 0 22-15 40-25 40-4 0-6-2-9-2s-5 2-9 2c-10 0-25-18-25-40 0-26 26-27 34-18z" fill="${skin}"/>` +
  '<path d="M50 31c0-8 2-15 7-20" fill="none" stroke="#6b4a2b" stroke-width="5" stroke-linecap="round"/>' +
  '<path d="M57 20c6-10 18-10 22-8-2 9-12 14-22 8z" fill="#4f9a4a"/>';
const PETALS = [0, 72, 144, 216, 288]
  .map(
    (turn) => `<ellipse cx="50" cy="24" rx="13" ry="17" transform="rotate(${turn} 50 42)" fill="#f2b3cc"/>`,
  )
  .join('');
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((turn) => `<path d="M50 6l6 14H44z" transform="rotate(${turn} 50 50)" fill="#f0a52b"/>`)
  .join('');

const DRAWN = [
  [
    { en: 'Cat', 'zh-CN': '小猫', 'zh-TW': '小貓', ja: 'ねこ' },
    '<path d="M20 14l20 14h20l20-14v38a30 32 0 0 1-60 0z" fill="#d98b45"/><path d="M25 24l10 7-9 7zm50 0l-10 7 9 7z" fill="#f6c9a8"/><circle cx="38" cy="50" r="5" fill="#2d2a26"/><circle cx="62" cy="50" r="5" fill="#2d2a26"/><path d="M45 61h10l-5 6z" fill="#b3524a"/><path d="M50 67q-6 8-12 3m12-3q6 8 12 3M6 58l18 3M6 70l18-3m70-9l-18 3m18 9l-18-3" fill="none" stroke="#5b4030" stroke-width="2.5" stroke-linecap="round"/>',
  ],
  [
    { en: 'Flower', 'zh-CN': '小花', 'zh-TW': '小花', ja: '花' },
    `<path d="M50 44v50" stroke="#4f9a4a" stroke-width="6" stroke-linecap="round"/><path d="M50 84c4-16 18-18 26-16-2 12-12 18-26 16zm0-4c-4-14-16-16-24-14 2 10 10 16 24 14z" fill="#4f9a4a"/>${PETALS}<circle cx="50" cy="42" r="11" fill="#f2c23c"/>`,
  ],
  [
    { en: 'Cup', 'zh-CN': '茶杯', 'zh-TW': '茶杯', ja: 'カップ' },
    '<path d="M70 46h8a12 12 0 0 1 0 24h-9" fill="none" stroke="#3b6ea5" stroke-width="7"/><path d="M16 38h56v26a22 22 0 0 1-22 22H38a22 22 0 0 1-22-22z" fill="#3b6ea5"/><path d="M16 50h56" stroke="#f4ead2" stroke-width="5"/><path d="M32 30c-6-8 6-10 0-19m14 19c-6-8 6-10 0-19m14 19c-6-8 6-10 0-19" fill="none" stroke="#a9a292" stroke-width="4" stroke-linecap="round"/>',
  ],
  [
    { en: 'Boat', 'zh-CN': '帆船', 'zh-TW': '帆船', ja: 'ヨット' },
    '<path d="M48 8v56" stroke="#6b4a2b" stroke-width="5"/><path d="M53 10c18 14 26 30 26 46H53z" fill="#d8563f"/><path d="M43 20L20 56h23z" fill="#f0b65a"/><path d="M10 64h80L76 84H24z" fill="#2f6f73"/><path d="M6 92q11-8 22 0t22 0 22 0 22 0" fill="none" stroke="#6fa8c9" stroke-width="4"/>',
  ],
  [
    { en: 'Sun', 'zh-CN': '太阳', 'zh-TW': '太陽', ja: '太陽' },
    `${RAYS}<circle cx="50" cy="50" r="25" fill="#f6c12f"/><circle cx="42" cy="47" r="3" fill="#7a4d12"/><circle cx="58" cy="47" r="3" fill="#7a4d12"/><path d="M41 56q9 9 18 0" fill="none" stroke="#7a4d12" stroke-width="3" stroke-linecap="round"/>`,
  ],
  [{ en: 'Red apple', 'zh-CN': '红苹果', 'zh-TW': '紅蘋果', ja: '赤りんご' }, APPLE('#cf3f34')],
  [{ en: 'Green apple', 'zh-CN': '青苹果', 'zh-TW': '青蘋果', ja: '青りんご' }, APPLE('#7fae3c')],
  [
    { en: 'House', 'zh-CN': '房子', 'zh-TW': '房子', ja: '家' },
    '<path d="M66 18h11v20H66z" fill="#8a5a44"/><path d="M22 46h56v44H22z" fill="#f0d9a8"/><path d="M50 10L10 50h80z" fill="#b8503c"/><path d="M43 62h16v28H43z" fill="#5f7f5a"/><path d="M28 56h11v12H28zm35 0h11v12H63z" fill="#7fb3cf"/>',
  ],
  [
    { en: 'Umbrella', 'zh-CN': '雨伞', 'zh-TW': '雨傘', ja: '傘' },
    '<path d="M50 12v66a9 9 0 0 0 18 0" fill="none" stroke="#6b4a2b" stroke-width="5" stroke-linecap="round"/><path d="M8 52a42 38 0 0 1 84 0q-10-9-21 0-10-9-21 0-11-9-21 0-11-9-21 0z" fill="#7a5aa6"/><path d="M29 52q4-30 21-38 17 8 21 38-10-9-21 0-11-9-21 0z" fill="#9a7cc4"/>',
  ],
  [
    { en: 'Bird', 'zh-CN': '小鸟', 'zh-TW': '小鳥', ja: '小鳥' },
    '<path d="M14 62c10 4 16-2 22-14 8-18 34-22 44 0l12 4-12 6c-2 20-18 30-36 28-16-2-28-12-30-24z" fill="#4a90b8"/><path d="M34 62c8-12 22-12 30-2-6 14-20 16-30 2z" fill="#2f6a92"/><circle cx="68" cy="46" r="4" fill="#1f2a30"/><path d="M80 48l14 4-14 5z" fill="#eaa63c"/><path d="M48 86v8m12-9v9" stroke="#a86a2c" stroke-width="4" stroke-linecap="round"/>',
  ],
  [
    { en: 'Mushroom', 'zh-CN': '蘑菇', 'zh-TW': '蘑菇', ja: 'きのこ' },
    '<path d="M38 54h24l5 32q-17 10-34 0z" fill="#f1e3c6"/><path d="M8 58C8 26 30 12 50 12s42 14 42 46q-42 10-84 0z" fill="#c9463a"/><circle cx="36" cy="34" r="8" fill="#fff4e4"/><circle cx="62" cy="28" r="6" fill="#fff4e4"/><circle cx="70" cy="48" r="7" fill="#fff4e4"/><circle cx="22" cy="50" r="5" fill="#fff4e4"/>',
  ],
  [
    { en: 'Cake', 'zh-CN': '蛋糕', 'zh-TW': '蛋糕', ja: 'ケーキ' },
    '<path d="M50 12q8 8 0 16-8-8 0-16z" fill="#f0a52b"/><path d="M47 27h6v17h-6z" fill="#5b8fc0"/><path d="M16 44h68v44H16z" fill="#e9c08c"/><path d="M16 42h68v16q-8 10-17 0-9 10-17 0-9 10-17 0-9 10-17 0z" fill="#f7e9ee"/><path d="M16 72h68" stroke="#c9808f" stroke-width="6"/>',
  ],
];

/** The drawings as files that a page takes, named in a language. */
export function ownPictureFiles(language) {
  return DRAWN.map(([names, shapes]) => ({
    name: `${names[language]}.svg`,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 100 100">${shapes}</svg>`,
    ),
  }));
}
