// Which characters the Chinese and Japanese faces have to hold: those of titles in one, those of seals in the other.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './setup.mjs';

const WORDS = join(ROOT, 'resources', 'words');

const BOKU = '@fontsource/yuji-boku/files/yuji-boku-japanese-400-normal.woff2';
/**
 * The faces of each language that Latin letters do not write. Neither Noto nor the brushed ones reserve a name, so they
 * may be cut; Source Serif and Inter are shipped as their packages have them.
 */
export const CUT_FACES = {
  'zh-CN': {
    title: {
      source: '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-600-normal.woff2',
      file: 'title-sc.woff2',
      longest: 12,
    },
    seal: {
      source: '@fontsource/ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2',
      file: 'seal.woff2',
    },
  },
  'zh-TW': {
    title: {
      source: '@fontsource/noto-serif-tc/files/noto-serif-tc-chinese-traditional-600-normal.woff2',
      file: 'title-tc.woff2',
      // Its characters have more strokes: with longer texts, or with the names of boards, it would be too large.
      longest: 8,
      without: ['names.json'],
      // The package has these in no file with characters; the system's face has them.
      lacks: /[（），：；？！]/u,
    },
    seal: { source: BOKU, file: 'seal-tc.woff2' },
  },
  ja: {
    title: {
      source: '@fontsource/noto-serif-jp/files/noto-serif-jp-japanese-600-normal.woff2',
      file: 'title-jp.woff2',
      longest: 12,
    },
    seal: { source: BOKU, file: 'seal-jp.woff2' },
  },
};

/** A face with these characters alone. */
export function cutFace(bytes, characters, format) {
  return subsetFont(bytes, characters, { targetFormat: format });
}

const CUT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー，。、：；！？（）《》「」『』“”…·・〜％＋]/u;

function texts(words) {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ key, text: value }] : texts(value),
  );
}

/** The words of terminals, menus, dialogs and verdicts, which the page's faces never show. */
const OUTSIDE_PAGE = ['cli.json', 'host.json', 'judge.json'];

function readWords(language, without = []) {
  const folder = join(WORDS, language);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json') && ![...OUTSIDE_PAGE, ...without].includes(name))
    .flatMap((name) => {
      const words = texts(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      // Boards are titles, pictures are not: only those of boards are written with a capital.
      return name === 'names.json' ? words.filter(({ key }) => /\p{Lu}/u.test(key)) : words;
    });
}

const sorted = (characters, lacks) =>
  [...new Set(characters)]
    .filter((one) => CUT.test(one) && !lacks?.test(one))
    .sort()
    .join('');

/** Of every text that is short enough for a title of this language, what is filled in aside. */
export function readTitleCharacters(language) {
  const { longest, without, lacks } = CUT_FACES[language].title;
  const short = readWords(language, without)
    .map(({ text }) => text.replaceAll(/\{\{[^}]*\}\}/g, ''))
    .filter((text) => text.length <= longest);
  return sorted(short.join(''), lacks);
}

/** The mark of the game and those of the achievements. */
export function sealCharacters(language) {
  return sorted(
    readWords(language)
      .filter(({ key }) => key === 'seal')
      .map(({ text }) => text)
      .join(''),
  );
}
