import { useTranslation } from 'react-i18next';
import { CalmPage } from './calm-page.tsx';

/** Stands in place of a screen that cannot be drawn. */
export function BrokenScreen() {
  const { t } = useTranslation();
  return (
    <CalmPage screen="broken" role="alert" title={t('trouble.bug')}>
      <button type="button" className="button button-primary button-large" onClick={() => location.reload()}>
        {t('trouble.reload')}
      </button>
    </CalmPage>
  );
}
