import { useTranslation } from 'react-i18next';
import { CalmPage, ReloadButton } from './calm-page.tsx';

/** The page was opened by something that is not the game. */
export function NoHost() {
  const { t } = useTranslation();
  return (
    <CalmPage screen="no-host" title={t('no-host.title')}>
      <p>{t('no-host.note')}</p>
      <ReloadButton>{t('trouble.try-again')}</ReloadButton>
      <details>
        <summary>{t('trouble.details')}</summary>
        <p>{t('no-host.developers', { command: 'npm start' })}</p>
      </details>
    </CalmPage>
  );
}
