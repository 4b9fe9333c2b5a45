import { useTranslation } from 'react-i18next';
import { CalmPage, ReloadButton } from './calm-page.tsx';

/** Another window has taken the game over; this one does nothing more. */
export function TakenOver() {
  const { t } = useTranslation();
  return (
    <CalmPage screen="taken-over" title={t('taken-over.title')}>
      <p>{t('taken-over.note')}</p>
      <ReloadButton>{t('taken-over.reload')}</ReloadButton>
    </CalmPage>
  );
}
