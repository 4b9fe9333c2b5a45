import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import entry from '../../../parts/modes/entry.module.css';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';

/** The way to the puzzles, which are no mode: none of them is a game with a score. */
export function PuzzlesEntry() {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  return (
    <button
      type="button"
      className={entry.entry}
      data-testid="puzzles"
      onClick={() => goTo(navigation, 'puzzles')}
    >
      <Icon name="puzzle" />
      <b>{t('card.puzzles.name')}</b> <span className={entry.note}>{t('card.puzzles.note')}</span>
    </button>
  );
}
