// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../core/daily/calendar-date.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { useGradeWords, useWeekWords } from './weekday-grade.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

function Told({ day }: { readonly day: string }) {
  const gradeWords = useGradeWords();
  return (
    <>
      <h2>{gradeWords(day)}</h2>
      <p>{useWeekWords()(day)}</p>
    </>
  );
}

async function textOn(day: string, language: 'en' | 'zh-CN') {
  document.body.innerHTML = '<div id="root"></div>';
  const i18n = await createI18n(language);
  await i18n.loadNamespaces('record');
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Told day={day} />
      </I18nextProvider>,
    ),
  );
  const text = document.body.textContent ?? '';
  await act(async () => root.unmount());
  return text;
}

describe.each(['en', 'zh-CN'] as const)('what is told of a day in %s', (language) => {
  it('is its weekday while days are measured', async () => {
    const text = await textOn('2045-12-31', language);
    expect(text).toContain(language === 'en' ? 'Hard' : '困难');
    expect(text).not.toContain('2045');
  });

  it.each(Array.from({ length: 7 }, (_, day) => addDays('2046-01-01', day)))(
    'on %s is that no difficulty is known, and until when it is',
    async (day) => {
      const text = await textOn(day, language);
      expect(text).toContain('2045');
      expect(text).toMatch(language === 'en' ? /^Any difficulty/ : /^难易不定/);
    },
  );
});
