import { useTranslation } from 'react-i18next';
import { useApp } from '../state/app/app-context.ts';
import { goTo } from '../state/navigation.ts';

/** Opens the review of a game that is over. */
export function ReviewButton({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation();
  const { navigation, reviewing } = useApp();
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => {
        goTo(navigation, 'review');
        void reviewing.open(gameId, 'lost');
      }}
    >
      {t('scores.review')}
    </button>
  );
}
