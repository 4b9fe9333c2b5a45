import { useTranslation } from 'react-i18next';
import { CalmPage, ReloadButton } from './calm-page.tsx';

/** Stands in place of a screen that cannot be drawn. */
export function BrokenScreen() {
  const { t } = useTranslation();
  return (
    <CalmPage screen="broken" role="alert" title={t('trouble.bug')}>
      <ReloadButton>{t('trouble.reload')}</ReloadButton>
    </CalmPage>
  );
}
