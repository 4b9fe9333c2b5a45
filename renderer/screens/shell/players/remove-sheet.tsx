import { useTranslation } from 'react-i18next';
import { EraseDialog } from '../../../parts/erase-dialog.tsx';

interface RemoveSheetProps {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before all data of a player are erased. */
export function RemoveSheet({ name, onRemove, onClose }: RemoveSheetProps) {
  const { t } = useTranslation();
  return (
    <EraseDialog
      title={t('players.remove-title', { name })}
      what={t('players.remove-what', { name })}
      now={t('players.remove-now', { name })}
      onErase={onRemove}
      onClose={onClose}
    />
  );
}
