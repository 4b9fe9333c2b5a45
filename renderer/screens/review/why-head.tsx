import { useTranslation } from 'react-i18next';
import { ReviewMarkIcon } from '../../components/review/review-marks.tsx';
import { keyLabel } from '../../input/keymap.ts';
import { useApp } from '../../state/app-context.ts';
import { provedWords } from '../why/loss-picture.ts';
import { ReviewKey } from './review-key.tsx';

/** That it is proved, and the way back to the game. */
export function WhyHead({ move }: { readonly move: number }) {
  const { t } = useTranslation();
  const { reviewing } = useApp();
  return (
    <div className="review-actions">
      <p className="why-proved">
        <ReviewMarkIcon sign="lost" />
        {provedWords(t)}
      </p>
      <button type="button" className="button" onClick={() => reviewing.closeWhy()}>
        {t('review.why.close', { move })}
        <ReviewKey label={keyLabel('game', 'back')} />
      </button>
    </div>
  );
}
