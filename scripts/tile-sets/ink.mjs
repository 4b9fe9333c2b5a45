// The carved pictures in ink alone: three tones of it in place of five paints.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../resources/tiles/carved/', import.meta.url));
const carved = JSON.parse(readFileSync(`${folder}set.json`, 'utf8'));

/** Each paint, light and deep, and the ink that stands for it. */
const INKS = {
  '#d9553b': '#3a4744',
  '#a92f1d': '#1f2825',
  '#2b9a7d': '#55625e',
  '#0f6450': '#37423f',
  '#3d64a8': '#3a4744',
  '#223f78': '#1f2825',
  '#d3992f': '#8a938f',
  '#a06c14': '#646d69',
};

function inked(svg) {
  return Object.entries(INKS).reduce((drawn, [paint, ink]) => drawn.replaceAll(paint, ink), svg);
}

const files = new Set(readdirSync(folder).map((name) => basename(name, '.svg')));

export const ink = {
  id: 'ink',
  position: 6,
  names: { 'zh-CN': '水墨', en: 'Ink' },
  style: 'carved',
  ...(carved.mostAlike === undefined ? {} : { mostAlike: carved.mostAlike }),
  credits: carved.credits,
  pictures: carved.pictures
    .filter(({ id }) => files.has(id))
    .map((picture) => ({ ...picture, svg: inked(readFileSync(`${folder}${picture.id}.svg`, 'utf8')) })),
};
