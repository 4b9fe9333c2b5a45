import { useTranslation } from 'react-i18next';
import { Seal } from '../components/seal.tsx';
import { useApp } from '../state/app/app-context.ts';

/** The mark as the way home. */
export function SealButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  const name = useApp().isTrial ? t('editor.trial.back') : t('app.home');
  return (
    <button type="button" className="seal" aria-label={name} title={name} onClick={onClick}>
      <Seal />
    </button>
  );
}
