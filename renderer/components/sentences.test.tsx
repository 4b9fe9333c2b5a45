import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { windowWords } from '../../tests/support/window-words.ts';
import { Sentences } from './sentences.tsx';

it.each([
  ['en', '<b>One.</b> Two. Three.'],
  ['zh-CN', '<b>One.</b>Two.Three.'],
] as const)('sentences in %s are joined as the language joins them', (language, line) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={windowWords(language)}>
      <Sentences>
        <b>One.</b>
        {false}
        Two.
        {''}
        {'Three.'}
      </Sentences>
    </I18nextProvider>,
  );
  expect(html).toBe(line);
});
