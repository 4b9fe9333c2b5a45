import { useTranslation } from 'react-i18next';
import { Seal } from '../../components/seal.tsx';

/** The page was opened by something that is not the game. */
export function NoHost() {
  const { t } = useTranslation();
  return (
    <main className="calm" data-screen="no-host">
      <span className="seal calm-seal">
        <Seal />
      </span>
      <h1>{t('no-host.title')}</h1>
      <p>{t('no-host.note')}</p>
    </main>
  );
}
