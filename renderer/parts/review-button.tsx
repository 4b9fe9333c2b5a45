import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon.tsx';
import { useService } from '../services/use-service.ts';
import { goTo, NAVIGATION } from '../state/navigation.ts';
import { REVIEWING } from '../state/review/reviewing.ts';

/** Opens the review of a game that is over. */
export function ReviewButton({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const reviewing = useService(REVIEWING);
  return (
    <button
      type="button"
      className="button button-quiet"
      title={t('record.scores.review')}
      onClick={() => {
        goTo(navigation, 'review');
        void reviewing.open(gameId, 'lost');
      }}
    >
      <span className="visually-hidden">{t('record.scores.review')}</span>
      <Icon name="on" />
    </button>
  );
}
