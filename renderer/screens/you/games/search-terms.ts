/** Turns a search in the list of games, written in the language of the window, into terms that the host understands. */
import type { TFunction } from 'i18next';
import {
  type ListFacets,
  type ListFilter,
  MOST_TERM_DAYS,
  MOST_TERMS,
} from '../../../../core/contract/reviews.ts';
import { type CalendarDate, daysOfMonth } from '../../../../core/daily/calendar-date.ts';
import { MODE_IDS } from '../../../../core/game/modes/mode-ids.ts';
import type { Mode } from '../../../../core/game/modes/table.ts';
import type { Language } from '../../../../core/languages.ts';
import { templateName } from '../../../components/words.ts';
import { formatDay, formatWhen } from '../../../i18n/format.ts';
import { modeName } from '../../../parts/modes/mode-looks.ts';
import { localDate } from '../../../state/local-date.ts';

export const END_FILTERS = ['all', 'won', 'lost', 'shown'] as const;
export type EndFilter = (typeof END_FILTERS)[number];

/** The chosen filters; null and empty stand for everything. */
export interface GamesFilter {
  readonly end: EndFilter;
  readonly mode: Mode | null;
  readonly templateHash: string | null;
  /** `2026-11`, by the player's own calendar. */
  readonly month: string | null;
  readonly text: string;
}

export const NO_FILTER: GamesFilter = { end: 'all', mode: null, templateHash: null, month: null, text: '' };

const ENDS: Readonly<Record<EndFilter, ListFilter['ends']>> = {
  all: null,
  won: ['won'],
  lost: ['given-up', 'time-up'],
  shown: ['shown'],
};

/** The words by which a list can be searched: the window's own, and the games that there are. */
export interface SearchWords {
  readonly t: TFunction;
  readonly language: Language;
  readonly now: number;
  readonly facets: ListFacets;
}

/** A filter as the host is asked for it. */
export function askedFilter(
  { end, mode, templateHash, month, text }: GamesFilter,
  words: SearchWords,
): ListFilter {
  const terms = text.toLocaleLowerCase().split(/\s+/u).filter(Boolean).slice(0, MOST_TERMS);
  return {
    ends: ENDS[end],
    mode,
    templateHash,
    month,
    terms: terms.map((term) => termOf(term, words)),
  };
}

function termOf(term: string, words: SearchWords): ListFilter['terms'][number] {
  const { t, facets } = words;
  const isIn = (said: string) => said.toLocaleLowerCase().includes(term);
  return {
    templates: facets.templates.filter((each) => isIn(templateName(t, each))).map(({ hash }) => hash),
    modes: MODE_IDS.filter((id) => isIn(modeName(t, id))),
    days: datesOf(words)
      .filter(([, said]) => said.includes(term))
      .map(([date]) => date)
      .slice(0, MOST_TERM_DAYS),
    // Ids are of these letters alone.
    id: /^[0-9a-z-]{4,64}$/.test(term) ? term : '',
  };
}

const datesSaid = new WeakMap<ListFacets, Map<string, readonly (readonly [CalendarDate, string])[]>>();

/** The days of all months in which a game was played, each with what a row may say of it, in small letters. */
function datesOf({ language, now, facets }: SearchWords): readonly (readonly [CalendarDate, string])[] {
  const today = localDate(now);
  const key = `${language} ${today}`;
  const known = datesSaid.get(facets) ?? new Map();
  datesSaid.set(facets, known);
  const said =
    known.get(key) ??
    facets.months.flatMap(daysOfMonth).map((date): [CalendarDate, string] => {
      const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
      const moment = new Date(year, month - 1, day).getTime();
      const words = [formatDay(moment, language), dayName(moment, now, language), date];
      return [date, words.join(' ').toLocaleLowerCase()];
    });
  known.set(key, said);
  return said;
}

/** The name of a day that has one beside its date, such as *today*. */
function dayName(moment: number, now: number, language: Language): string {
  const [name = ''] = formatWhen(moment, now, language).split(' ');
  return name;
}
