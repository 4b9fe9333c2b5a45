import { useTranslation } from 'react-i18next';
import { Seal } from '../../components/seal.tsx';

/** Another window has taken the game over; this one does nothing more. */
export function TakenOver() {
  const { t } = useTranslation();
  return (
    <main className="calm" data-screen="taken-over">
      <span className="seal calm-seal">
        <Seal />
      </span>
      <h1>{t('taken-over.title')}</h1>
      <p>{t('taken-over.note')}</p>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {t('taken-over.reload')}
      </button>
    </main>
  );
}
