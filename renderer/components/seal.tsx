import { useTranslation } from 'react-i18next';

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
