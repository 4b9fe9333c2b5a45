// Which characters the Chinese faces have to hold: those of titles in one, those of seals in the other.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './setup.mjs';

const WORDS = join(ROOT, 'resources', 'words', 'zh-CN');

/** Noto reserves no name, so it may be cut; Source Serif and Inter are shipped as their packages have them. */
export const TITLE_FACE = {
  source: '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-600-normal.woff2',
  file: 'title-sc.woff2',
};
export const SEAL_FACE = {
  source: '@fontsource/ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2',
  file: 'seal.woff2',
};

/** A face with these characters alone. */
export function cutFace(bytes, characters, format) {
  return subsetFont(bytes, characters, { targetFormat: format });
}

/** No title is longer, so whatever is not may be one. */
const LONGEST_TITLE = 12;
const HAN = /\p{Script=Han}|[，。、：；！？（）《》“”…·]/u;

function texts(words) {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ key, text: value }] : texts(value),
  );
}

/** The words of terminals, menus, dialogs and verdicts, which the page's faces never show. */
const OUTSIDE_PAGE = ['cli.json', 'host.json', 'judge.json'];

function readWords() {
  return readdirSync(WORDS)
    .filter((name) => name.endsWith('.json') && !OUTSIDE_PAGE.includes(name))
    .flatMap((name) => texts(JSON.parse(readFileSync(join(WORDS, name), 'utf8'))));
}

const sorted = (characters) =>
  [...new Set(characters)]
    .filter((one) => HAN.test(one))
    .sort()
    .join('');

/** Of every text that is short enough for a title, what is filled in aside. */
export function readTitleCharacters() {
  const short = readWords()
    .map(({ text }) => text.replaceAll(/\{\{[^}]*\}\}/g, ''))
    .filter((text) => text.length <= LONGEST_TITLE);
  return sorted(short.join(''));
}

/** The mark of the game and those of the achievements. */
export function sealCharacters() {
  return sorted(
    readWords()
      .filter(({ key }) => key === 'seal')
      .map(({ text }) => text)
      .join(''),
  );
}
