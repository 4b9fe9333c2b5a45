import { useTranslation } from 'react-i18next';
import { Seal } from '../components/seal.tsx';
import { useService } from '../services/use-service.ts';
import { IS_TRIAL } from '../state/shown/is-trial.ts';

/** The mark as the way home. */
export function SealButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  const name = useService(IS_TRIAL) ? t('editor.trial.back') : t('app.home');
  return (
    <button type="button" className="seal" aria-label={name} title={name} onClick={onClick}>
      <Seal />
    </button>
  );
}
