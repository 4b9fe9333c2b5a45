import { useTranslation } from 'react-i18next';

/** The rows of home. */
export type RowId = 'journey' | 'classic' | 'timed' | 'calm' | 'puzzles';

/** The few words that say of a way to play how it goes. */
export function RowAbout({ id }: { readonly id: RowId }) {
  const { t } = useTranslation();
  return t(`players.way.${id}`);
}
