/** Picture files of every kind that is offered, and SVGs that mean no good. A violation of the content security policy fails the spec. */
import { expect, type Page } from '@playwright/test';
import { chooseFile, drawYourOwn } from './harness/drawing.ts';
import { test } from './harness/test.ts';

const HEAD = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const CAT = '<path d="M10 90 L10 10 L40 35 L60 35 L90 10 L90 90 Z" fill="#222"/>';
const svg = (attributes: string, content = CAT) => `<svg ${HEAD} ${attributes}>${content}</svg>`;
const doubled = (count: number, content: (id: string) => string) =>
  Array.from(
    { length: count },
    (_, index) => `<g id="g${index + 1}">${content(`g${index}`).repeat(2)}</g>`,
  ).join('');

const nestedPatterns = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const rect = `<rect width="9" height="9" fill="url(#p${index})"/>`;
    return `<pattern id="p${index + 1}" width="9" height="9">${rect.repeat(3)}</pattern>`;
  }).join('');

const MORE_THAN_SHAPES = /contains a photo, a page or a filter/;

/** Read as the same cat: nothing that is left out would be drawn. */
const READ: Readonly<Record<string, string>> = {
  'with a size': svg('width="100" height="100"'),
  'with a viewBox': svg('viewBox="0 0 100 100"'),
  'with a size in percent and a viewBox': svg('width="100%" height="100%" viewBox="0 0 100 100"'),
  'with a size in millimetres': svg('width="10mm" height="10mm" viewBox="0 0 100 100"'),
  'of a huge size': svg('width="9000000" height="9000000" viewBox="0 0 100 100"'),
  'with a script': svg('width="100" height="100"', `<script>window.hit = 1</script>${CAT}`),
  'with handlers': svg(
    'width="100" height="100" onload="window.hit = 1"',
    CAT.replace('<path', '<path onclick="window.hit = 1"'),
  ),
  'with a style': svg(
    'width="100" height="100"',
    `<style>.cat{fill:#222}</style>${CAT.replace('fill="#222"', 'class="cat"')}`,
  ),
  'with a style of its own': svg('width="100" height="100"', CAT.replace('fill="#222"', 'style="fill:#222"')),
  'with styles from outside': svg(
    'width="100" height="100"',
    `<style>@import url(OUTSIDE/a.css); @font-face{font-family:x;src:url(OUTSIDE/a.woff)} path{fill:#222}</style>
     ${CAT.replace('<path', '<path style="mask:url(OUTSIDE/m.svg#m);filter:url(OUTSIDE/f.svg#f)"')}`,
  ),
  'with foreign content that no browser draws': svg(
    'width="100" height="100"',
    `<switch><foreignObject requiredExtensions="urn:x" width="9" height="9"/><g>${CAT}</g></switch>`,
  ),
  'with a filter that nothing uses': svg(
    'width="100" height="100"',
    `<filter id="f"><feTurbulence/></filter>${CAT.replace('<path', '<path filter="none" style="filter:none"')}`,
  ),
  'with an animation': svg(
    'width="100" height="100"',
    `${CAT}<animate attributeName="x" dur="1ms" repeatCount="indefinite"/>`,
  ),
  'in UTF-16': `\ufeff${svg('width="100" height="100"')}`,
};
const REFUSED: Readonly<Record<string, readonly [text: string, words: RegExp]>> = {
  'without a size': [svg(''), /this SVG has no size/],
  'with a size in percent': [svg('width="100%" height="50%"'), /this SVG has no size/],
  'of no size': [svg('width="0" height="-3"'), /this SVG has no size/],
  'of endless entities': [
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('width="9" height="9"', '<text>&b;</text>')}`,
    /would take too long to draw/,
  ],
  'of shapes in one another': [
    svg(
      'width="9" height="9"',
      `<g id="g0">${CAT}</g>${doubled(40, (id) => `<use href="#${id}"/>`)}<use href="#g40"/>`,
    ),
    /would take too long to draw/,
  ],
  'of patterns in one another': [
    svg('width="9" height="9"', `${nestedPatterns(40)}<rect width="9" height="9" fill="url(#p40)"/>`),
    /would take too long to draw/,
  ],
  'that comes back to itself': [
    svg('width="9" height="9"', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    /would take too long to draw/,
  ],
  'of too many shapes': [svg('width="9" height="9"', '<g/>'.repeat(60_000)), /would take too long to draw/],
  'that is too long': [
    svg('width="9" height="9"', `<desc>${'x'.repeat(2_000_000)}</desc>`),
    /would take too long to draw/,
  ],
  'with a picture': [
    svg('width="9" height="9"', `${CAT}<image href="OUTSIDE/a.png" width="9" height="9"/>`),
    MORE_THAN_SHAPES,
  ],
  'with a picture by another name': [
    svg('width="9" height="9"', `${CAT}<image xlink:href="data:image/png;base64,AA" width="9" height="9"/>`),
    MORE_THAN_SHAPES,
  ],
  'with foreign content': [
    svg(
      'width="9" height="9"',
      `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><img src="OUTSIDE/c.png"/><iframe src="OUTSIDE/"/></body></foreignObject>`,
    ),
    MORE_THAN_SHAPES,
  ],
  'with an endless filter': [
    svg(
      'width="9" height="9"',
      `<filter id="f"><feMorphology radius="100000"/></filter>${CAT.replace('<path', '<path filter="url(#f)"')}`,
    ),
    MORE_THAN_SHAPES,
  ],
  'with a filter in a style': [
    svg('width="9" height="9"', CAT.replace('<path', '<path style="fill:red;filter:blur(9px)"')),
    MORE_THAN_SHAPES,
  ],
  'with a filter in its styles': [
    svg('width="9" height="9"', `<style>path{filter : blur(9px)}</style>${CAT}`),
    MORE_THAN_SHAPES,
  ],
  'that is cut off': [svg('width="9" height="9"').slice(0, -9), /it is not a picture that can be read/],
  'that is a line': [svg('width="100000" height="1"'), /less than 16 pixels high or wide/],
};

function svgFile(name: string, text: string) {
  const buffer = text.startsWith('\ufeff') ? Buffer.from(text, 'utf16le') : Buffer.from(text);
  return { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer };
}

/** A white ring on transparency, in the kinds that this browser writes, and as a PNG with a palette. */
async function rasterFiles(page: Page) {
  const urls = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.strokeStyle = '#fff';
    context.lineWidth = 12;
    context.arc(32, 32, 22, 0, 7);
    context.stroke();
    return ['image/png', 'image/webp'].map((type) => canvas.toDataURL(type));
  });
  return urls.map((url) => {
    const [, kind = '', data = ''] = /^data:image\/(\w+);base64,(.*)$/.exec(url) ?? [];
    return { name: `ring.${kind}`, mimeType: `image/${kind}`, buffer: Buffer.from(data, 'base64') };
  });
}

test('pictures are read within limits, and SVGs run and ask for nothing', async ({ app }) => {
  test.setTimeout(120_000);
  const { page } = await app.launch();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && !request.url().startsWith('blob:'))
      asked.push(request.url());
  });
  const origin = 'http://127.0.0.1:9';

  await test.step('as tiles', async () => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(page.locator('[data-screen="settings"]')).toBeVisible();
    const input = page.getByTestId('own-files');
    const refused = page.locator('[data-part~="own-pictures-refused"]');
    await expect(input).toHaveAttribute('accept', '.png,.jpg,.jpeg,.webp,.gif,.avif,.bmp,.svg');
    for (const [name, [text, words]] of Object.entries(REFUSED)) {
      await input.setInputFiles(svgFile(name, text.replaceAll('OUTSIDE', origin)));
      await expect(refused).toContainText(`${name}.svg was not added: `);
      await expect(refused).toContainText(words);
    }
    for (const [index, [name, text]] of Object.entries(READ).entries()) {
      await input.setInputFiles(svgFile(name, text.replaceAll('OUTSIDE', origin)));
      // They are one picture, so all but the first are known: what was left out left nothing behind.
      if (index === 0)
        await expect(page.getByRole('textbox', { name: `Name of ${name}`, exact: true })).toBeVisible();
      else await expect(refused).toHaveText(`${name}.svg was not added: it has been added already.`);
    }
    // Of the next shade it is another picture.
    await input.setInputFiles(svgFile('black', (READ['with a size'] ?? '').replace('#222', '#000')));
    await expect(page.getByRole('textbox', { name: 'Name of black', exact: true })).toBeVisible();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(asked).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('as boards', async () => {
    await drawYourOwn(page);
    const files = [...(await rasterFiles(page)), svgFile('cat', READ['with a viewBox'] ?? '')];
    for (const file of files) {
      const making = () => page.getByRole('button', { name: 'From a picture', exact: true }).click();
      await chooseFile(page, making, file);
      await expect(page.getByTestId('notice')).toContainText(`Made from “${file.name.split('.')[0]}”`);
      await expect
        .poll(async () => Number(await page.getByTestId('slots').textContent()))
        .toBeGreaterThanOrEqual(100);
      await page.keyboard.press('Escape');
      await drawYourOwn(page);
    }
    await chooseFile(
      page,
      () => page.getByRole('button', { name: 'From a picture', exact: true }).click(),
      svgFile('none', svg('')),
    );
    await expect(page.getByTestId('notice')).toContainText('This SVG has no size');
  });
});
