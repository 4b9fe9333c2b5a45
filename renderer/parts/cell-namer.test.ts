import { expect, it } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { cellSentence } from '../../core/sentences/board-sentences.ts';
import { windowWords } from '../../tests/support/window-words.ts';
import { sentenceWords } from '../components/sentence-words.ts';
import { cellNamer } from './cell-namer.ts';

it.each(LANGUAGES)('names each cell in %s by its sentence', (language) => {
  const { t } = windowWords(language);
  const pictureName = (kind: number) => `picture $1 ${kind}`;
  const nameOf = cellNamer(t, pictureName, 12);
  const cells = [1, 7, 0, -2, 30, 1, 7];
  for (const [place, kind] of cells.entries()) {
    const cell = 11 + 23 * place;
    const words = sentenceWords(t, cellSentence(cell, kind, 12), pictureName);
    expect(nameOf(cell, kind, false)).toBe(words);
    expect(nameOf(cell, kind, true)).toBe(t('record.playing.selected', { cell: words }));
  }
});
