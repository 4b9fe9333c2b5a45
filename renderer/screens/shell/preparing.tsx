import { useTranslation } from 'react-i18next';
import { CalmPage } from './calm-page.tsx';

/** A database of an earlier version is being brought to this one's, and nothing can be shown before that. */
export function Preparing({ share }: { readonly share: number }) {
  const { t } = useTranslation();
  return (
    <CalmPage screen="preparing" title={t('preparing.title')}>
      <p>{t('preparing.note')}</p>
      <progress aria-label={t('preparing.title')} value={share} max={1} />
    </CalmPage>
  );
}
