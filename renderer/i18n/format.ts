import type { Language } from '../../core/contract/languages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whole seconds as `m:ss`, or `h:mm:ss` from an hour on. A part of a second is not shown. */
export function formatTime(elapsedMs: number): string {
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const seconds = two((elapsedMs % MINUTE_MS) / 1_000);
  if (elapsedMs < HOUR_MS) return `${Math.floor(elapsedMs / MINUTE_MS)}:${seconds}`;
  return `${Math.floor(elapsedMs / HOUR_MS)}:${two((elapsedMs % HOUR_MS) / MINUTE_MS)}:${seconds}`;
}

/** A whole number with the separators of the language. */
export function formatNumber(value: number, language: Language): string {
  return value.toLocaleString(language);
}

/** The day of a moment in UTC milliseconds, as the language writes it, in the time zone of the machine. */
export function formatDay(moment: number, language: Language): string {
  return new Date(moment).toLocaleDateString(language, { year: 'numeric', month: 'short', day: 'numeric' });
}
