/** One page a screen with all its pictures: a column a language and theme, a row a window. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '../../core/languages.ts';
import { OUTPUT } from './session.mjs';
import { pictureName, SIZES, THEMES } from './sizes.mjs';

const COLUMN = 460;
const LOOKS = LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme })));

function sheetOf(folder) {
  const cells = Object.entries(SIZES).flatMap(([size, [width]]) =>
    LOOKS.map(({ language, theme }) => {
      const file = join(folder, pictureName(size, language, theme));
      if (!existsSync(file)) return '<i></i>';
      return `<img src="${pathToFileURL(file)}" width="${Math.min(width, COLUMN)}">`;
    }),
  );
  const style = `body{margin:0;padding:8px;background:#7a7a7a;display:grid;gap:8px;width:max-content;
    grid-template-columns:repeat(${LOOKS.length},${COLUMN}px);align-items:start}`;
  return `<!doctype html><style>${style}</style>${cells.join('')}`;
}

/** Writes a sheet for each screen that has pictures. */
export async function makeContactSheets(browser) {
  const sheets = join(OUTPUT, 'sheets');
  mkdirSync(sheets, { recursive: true });
  const page = await browser.newPage();
  // Pictures of the disk are read by a page of the disk alone.
  await page.goto(pathToFileURL(join(sheets, '.')).href);
  for (const screen of readdirSync(OUTPUT).filter((name) => !['sheets', 'gallery', 'media'].includes(name))) {
    await page.setContent(sheetOf(join(OUTPUT, screen)), { waitUntil: 'load' });
    await page.locator('body').screenshot({ path: join(sheets, `${screen}.png`) });
  }
  await page.close();
}
