/** Figures of play as the language writes them; nothing where nothing is known. */
import type { TFunction } from 'i18next';
import type { SpanLength } from '../../../../core/daily/time-spans.ts';
import type { Language } from '../../../../core/languages.ts';
import { makePercent, makeShortPercent } from '../../../../core/percent.ts';
import { formatNumber, formatShort } from '../../../i18n/format.ts';
import { isShare, type Measure, type PlayFigures } from './played-games.ts';

export function measureWords(figures: PlayFigures, measure: Measure, language: Language): string {
  const value = figures[measure];
  if (value === null) return '';
  if (isShare(measure)) return `${makePercent(value)}%`;
  // A tenth is told of small numbers alone: of large ones it is no news.
  return value < 10 ? formatShort(value, language) : formatNumber(Math.round(value), language);
}

/** A value of a chart's scale, as short as it can be written. */
export function scaleWords(value: number, measure: Measure, language: Language): string {
  return isShare(measure) ? `${makeShortPercent(value)}%` : formatShort(value, language);
}

const MINUTE_MS = 60_000;

/** The time that was played in all, in hours and minutes. */
export function spentWords(t: TFunction, elapsedMs: number): string {
  const all = Math.floor(elapsedMs / MINUTE_MS);
  if (all === 0) return t('record.spent.moment');
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return t(hours === 0 ? 'record.spent.minutes' : 'record.spent.hours', { hours, minutes });
}

/** A count as the language writes it. */
export function countWords(value: number, language: Language): string {
  return formatNumber(value, language);
}

/** A month such as `2026-03`, or a day such as `2026-03-05`, as the language writes it; short under a column. */
export function dateWords(name: string, language: Language, style: 'short' | 'long'): string {
  const [year = 0, month = 1, day] = name.split('-').map(Number);
  const date = new Date(year, month - 1, day ?? 1);
  if (style === 'long')
    return date.toLocaleDateString(language, {
      year: 'numeric',
      month: 'long',
      ...(day === undefined ? {} : { day: 'numeric' }),
    });
  return day === undefined
    ? date.toLocaleDateString(language, { month: 'short' })
    : date.toLocaleDateString(language, { month: 'numeric', day: 'numeric' });
}

/** A span of time by its first day, in full. */
export function spanWords(t: TFunction, name: string, length: SpanLength, language: Language): string {
  const words = dateWords(name, language, 'long');
  return length === 'week' ? t('record.week-of', { day: words }) : words;
}
