import { useTranslation } from 'react-i18next';
import { EraseDialog } from '../../../parts/erase-dialog.tsx';
import { useCurrentProfile } from '../../../parts/use-current-profile.ts';
import { useService } from '../../../services/use-service.ts';
import { DATA_TRANSFER } from '../../../state/data-transfer.ts';

/** Asks before all data are erased. */
export function EraseSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const data = useService(DATA_TRANSFER);
  const profile = useCurrentProfile();
  const erase = async () => {
    // Everything that the window knows came from what is gone.
    if (await data.erase()) location.reload();
  };
  const what =
    profile == null
      ? t('data.erase-what')
      : t('data.erase-what-own', { name: profile.name || t('players.unnamed') });
  return (
    <EraseDialog
      title={t('data.erase-title')}
      what={what}
      now={t('data.erase-now')}
      onErase={erase}
      onClose={onClose}
    />
  );
}
