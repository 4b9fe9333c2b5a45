import { useTranslation } from 'react-i18next';
import { useApp } from '../state/app-context.ts';

/** The mark of the game. */
export function Seal() {
  const { t } = useTranslation();
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <text x="20" y="34" textAnchor="middle" fontSize="38" fontWeight="600" fill="currentColor" lang="zh-CN">
        {t('app.seal')}
      </text>
    </svg>
  );
}

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
