/** The page for a browser that comes without a start link: it says where to find one. No script, nothing personal. */

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../core/languages.ts';
import type { HostWords } from '../host/words.ts';
import { NO_ACCESS_PATH, NO_ACCESS_STYLE_PATH } from './no-access-paths.ts';

const TITLE = 'Twofold · 连连看';

export interface NoAccessFile {
  readonly type: string;
  readonly body: string;
}

/** The page and its style sheet, by path. */
export function makeNoAccessFiles(
  words: (language: Language) => HostWords,
): Readonly<Record<string, NoAccessFile>> {
  return {
    [NO_ACCESS_PATH]: { type: 'text/html; charset=utf-8', body: makeNoAccessPage(words) },
    [NO_ACCESS_STYLE_PATH]: { type: 'text/css; charset=utf-8', body: NO_ACCESS_STYLE },
  };
}

/** The page, in every language one below the other: the language that was chosen is not known without access. */
function makeNoAccessPage(words: (language: Language) => HostWords): string {
  return `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${TITLE}</title>
<link rel="stylesheet" href="${NO_ACCESS_STYLE_PATH}">
</head>
<body>
<main>
<h1>${TITLE}</h1>
${LANGUAGES.map((language) => makeSection(language, words(language))).join('\n')}
</main>
</body>
</html>
`;
}

function makeSection(language: Language, words: HostWords): string {
  return `<section lang="${language}">
<h2>${words('no-access.title')}</h2>
<p>${words('no-access.why')}</p>
<ul>
<li>${words('no-access.terminal', { ready: '<code>READY</code>' })}</li>
<li>${words('no-access.used', { start: '<code>npm start</code>' })}</li>
<li>${words('no-access.tab')}</li>
</ul>
<p>${words('no-access.stolen')}</p>
</section>`;
}

/** In the colours of renderer/theme/tokens.css, and in the system's faces for the language of each section. */
const NO_ACCESS_STYLE = `:root { color-scheme: light dark; }
body {
  margin: 0;
  background: light-dark(#efe9dc, #161b1a);
  color: light-dark(#26302c, #ece7da);
  font: 1rem/1.6 system-ui, sans-serif;
}
main { max-width: 42rem; margin: 0 auto; padding: clamp(1.25rem, 6vh, 3rem) 1.25rem; }
h1, h2 { font-family: Georgia, 'Noto Serif CJK SC', 'Songti SC', SimSun, serif; font-weight: 600; }
:lang(zh-TW) > h2 { font-family: Georgia, 'Noto Serif CJK TC', 'Songti TC', PMingLiU, serif; }
:lang(ja) > h2 { font-family: Georgia, 'Noto Serif CJK JP', 'Hiragino Mincho ProN', 'Yu Mincho', serif; }
h1 { display: flex; gap: 1rem; align-items: center; margin: 0 0 1.5rem; font-size: 1.75rem; }
h1::before {
  display: grid;
  flex: none;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 22%;
  background: #c8452f;
  color: #fdf6ea;
  font-size: 2rem;
  line-height: 1;
  content: '连' / '';
}
h2 { margin: 0 0 0.5rem; font-size: 1.25rem; }
section {
  padding: 1.25rem 1.5rem;
  border: 1px solid light-dark(#d5ccb8, #323c39);
  border-radius: 16px;
  background: light-dark(#f8f4ea, #212927);
}
section + section { margin-top: 1rem; }
section > :last-child { margin-bottom: 0; color: light-dark(#5f665e, #9fa9a2); }
ul { padding-left: 1.25rem; }
li + li { margin-top: 0.25rem; }
code { font-size: 0.9375em; }
`;
