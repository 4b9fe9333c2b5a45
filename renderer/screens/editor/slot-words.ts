import type { TFunction } from 'i18next';

/** How many pairs so many slots are; slots where they do not pair up. */
export function slotWords(t: TFunction, slots: number): string {
  return slots % 2 === 0 ? t('editor.pairs', { count: slots / 2 }) : t('editor.slots', { count: slots });
}
