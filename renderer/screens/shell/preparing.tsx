import { useTranslation } from 'react-i18next';
import { Seal } from '../../components/seal.tsx';

/** A database of an earlier version is being brought to this one's, and nothing can be shown before that. */
export function Preparing({ share }: { readonly share: number }) {
  const { t } = useTranslation();
  return (
    <main className="calm" data-screen="preparing">
      <span className="seal calm-seal">
        <Seal />
      </span>
      <h1>{t('preparing.title')}</h1>
      <p>{t('preparing.note')}</p>
      <progress aria-label={t('preparing.title')} value={share} max={1} />
    </main>
  );
}
