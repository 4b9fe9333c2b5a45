import type { TFunction } from 'i18next';
import type { Figure } from '../../core/sentences/figure.ts';
import { figuresOf, type Sentence } from '../../core/sentences/sentence.ts';
import { formatNumber, formatTime } from '../i18n/format.ts';
import type { PictureName } from './use-picture-name.ts';
import { asLanguage, turnsName } from './words.ts';

/** A sentence about a board or a game, in the language of `t`; `others` are words of other sentences that stand in it. */
export function sentenceWords(
  t: TFunction,
  said: Sentence,
  pictureName: PictureName = String,
  others: Readonly<Record<string, string>> = {},
): string {
  const figures = Object.entries(figuresOf(said));
  const words = Object.fromEntries(
    figures.map(([name, figure]) => [name, figureWords(t, figure, pictureName)]),
  );
  return t(said.key, { ...words, ...others });
}

function figureWords(t: TFunction, figure: Figure, pictureName: PictureName): number | string {
  if (typeof figure === 'number') return figure;
  if ('kind' in figure) return pictureName(figure.kind);
  if ('turns' in figure) return turnsName(t, figure.turns);
  if ('moves' in figure) return t('count.moves', { count: figure.moves });
  if ('ms' in figure) return formatTime(figure.ms);
  if ('links' in figure) return figure.links;
  if ('points' in figure) return formatNumber(figure.points, asLanguage(t('app.tag')));
  if ('numeral' in figure) return figure.numeral;
  if ('pairs' in figure) return t('count.pairs-left', { count: figure.pairs });
  return figure.cell;
}
