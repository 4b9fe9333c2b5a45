/** The page for a browser that comes without a start link: it says where to find one. No script, nothing personal. */

import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../core/languages.ts';
import type { HostWords } from '../host/words.ts';
import { NO_ACCESS_PATH, NO_ACCESS_STYLE_PATH } from './no-access-paths.ts';

const TITLE = 'Twofold · 连连看';

export interface NoAccessFile {
  readonly type: string;
  readonly body: string;
}

/** The page and its style sheet, by path; the page begins with the language that the browser prefers. */
export function makeNoAccessFiles(
  words: (language: Language) => HostWords,
  preferred: Language,
): Readonly<Record<string, NoAccessFile>> {
  return {
    [NO_ACCESS_PATH]: { type: 'text/html; charset=utf-8', body: makeNoAccessPage(words, preferred) },
    [NO_ACCESS_STYLE_PATH]: { type: 'text/css; charset=utf-8', body: NO_ACCESS_STYLE },
  };
}

/** The page in one language, and behind its name each other one: the language that was chosen is not known without access. */
function makeNoAccessPage(words: (language: Language) => HostWords, preferred: Language): string {
  const say = words(preferred);
  const others = LANGUAGES.filter((language) => language !== preferred);
  return `<!doctype html>
<html lang="${preferred}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${TITLE}</title>
<link rel="stylesheet" href="${NO_ACCESS_STYLE_PATH}">
</head>
<body>
${HILLS}
<main>
<h1>${say('no-access.title')}</h1>
<p>${say('no-access.note')}</p>
<a class="button" href="/">${say('no-access.again')}</a>
<details>
<summary>${say('no-access.details')}</summary>
${makeDetails(say)}
</details>
${others.map((language) => makeOther(language, words(language))).join('\n')}
</main>
</body>
</html>
`;
}

/** For those who started the game by a terminal. */
function makeDetails(say: HostWords): string {
  return `<div>
<p>${say('no-access.terminal', { ready: '<code>READY</code>' })}</p>
<p>${say('no-access.used', { start: '<code>npm start</code>' })}</p>
<p>${say('no-access.why')} ${say('no-access.stolen')}</p>
</div>`;
}

function makeOther(language: Language, say: HostWords): string {
  return `<details lang="${language}">
<summary>${LANGUAGE_NAMES[language]}</summary>
<div>
<h2>${say('no-access.title')}</h2>
<p>${say('no-access.note')}</p>
</div>
${makeDetails(say)}
</details>`;
}

/** Crests of three rows of hills, each at every 32nd of 1600 units, from the top of 480. */
const CRESTS = [
  '263 255 228 195 221 207 159 193 216 203 180 132 161 166 147 100 93 113 148 178 191 206 211 218 190 170 206 212 218 208 184 178 197 228 236 236 250 262 254 247 269 270 268 261 239 236 213 231 252 265 260',
  '296 284 243 244 207 253 283 303 308 298 288 277 273 253 237 217 206 205 186 203 236 260 267 255 290 288 269 285 294 295 283 255 273 284 304 296 274 225 252 248 213 209 230 237 209 254 269 260 237 238 249',
  '391 386 373 385 393 392 394 392 379 384 389 387 383 367 380 389 391 400 408 405 403 405 410 409 403 402 397 396 398 396 389 387 386 379 369 381 387 390 383 379 373 374 365 361 364 367 365 366 361 341 337',
];
const HILLS = `<svg viewBox="0 0 1600 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
${CRESTS.map(
  (row) =>
    `<path d="M0 480${row
      .split(' ')
      .map((y, place) => `L${32 * place} ${y}`)
      .join('')}V480Z"/>`,
).join('\n')}
</svg>`;

/** In the colours of renderer/theme/tokens.css, and in the system's faces for the language of each part. */
const NO_ACCESS_STYLE = `:root { color-scheme: light dark; }
body {
  position: relative;
  display: grid;
  box-sizing: border-box;
  min-height: 100vh;
  margin: 0;
  padding: 2rem 1.5rem;
  place-items: center;
  isolation: isolate;
  background: light-dark(#efe9dc, #161b1a);
  color: light-dark(#26302c, #ece7da);
  font: 1.125rem/1.55 system-ui, sans-serif;
}
body::before {
  position: fixed;
  z-index: -2;
  top: 50%;
  left: 50%;
  width: min(86vh, 92vw);
  aspect-ratio: 1;
  border: 2px solid light-dark(#d9d3c4, #38413e);
  border-radius: 50%;
  background: radial-gradient(light-dark(#fffdf5, #515c58), light-dark(#faf4e4, #343e3b));
  translate: -50% -50%;
  content: '';
}
svg {
  position: fixed;
  z-index: -1;
  bottom: 0;
  left: 0;
  width: 100%;
  height: 62%;
  mask-image: linear-gradient(to bottom, black 55%, transparent 88%);
}
path:nth-child(1) { fill: light-dark(#dfe0d2, #212a27); }
path:nth-child(2) { fill: light-dark(#cbd5c8, #1f2f2a); }
path:nth-child(3) { fill: light-dark(#b4c7ba, #1c3530); }
main { max-width: 36rem; text-align: center; text-wrap: balance; }
h1, h2 { font-family: Georgia, 'Noto Serif CJK SC', 'Songti SC', SimSun, serif; font-weight: 600; line-height: 1.25; }
:is(h1, h2):lang(zh-TW) { font-family: Georgia, 'Noto Serif CJK TC', 'Songti TC', PMingLiU, serif; }
:is(h1, h2):lang(ja) { font-family: Georgia, 'Noto Serif CJK JP', 'Hiragino Mincho ProN', 'Yu Mincho', serif; }
h1 { margin: 0; font-size: 2.25rem; }
h1::before {
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  margin: 0 auto 1rem;
  border-radius: 22%;
  background: linear-gradient(150deg, #c8452f, #ad3522);
  color: #fff6ee;
  font-size: 3rem;
  line-height: 1;
  content: '连' / '';
}
h2 { margin: 0; font-size: 1.25rem; }
p { margin: 1rem 0; }
h2 + p { margin: 0.5rem 0 0; }
.button {
  display: flex;
  align-items: center;
  width: fit-content;
  min-height: 3.5rem;
  margin: 1.25rem auto 0.75rem;
  padding: 0 1.75rem;
  border-radius: 16px;
  background: light-dark(#1a7660, #3fb893);
  color: light-dark(#ffffff, #0d1f1a);
  font-weight: 650;
  text-decoration: none;
}
:focus-visible { outline: 3px solid light-dark(#12584a, #8ff0cf); outline-offset: 2px; }
details { display: inline-block; }
details[open] { display: block; }
summary { display: inline-block; padding: 0.6rem 0.75rem; font-size: 1rem; cursor: pointer; list-style: none; text-decoration: underline; text-underline-offset: 0.25em; }
summary::-webkit-details-marker { display: none; }
details > div {
  margin-bottom: 0.75rem;
  padding: 0 1.25rem;
  border: 1px solid light-dark(#d5ccb8, #323c39);
  border-radius: 16px;
  background: light-dark(#f8f4ea, #212927);
  font-size: 1rem;
  text-align: start;
  text-wrap: wrap;
}
details > div:has(h2) { padding-block: 1rem; }
code { overflow-wrap: anywhere; }
`;
