import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { GAME_FILE_ENDING } from '../../../../core/contract/game-file-ending.ts';
import { FileButton } from '../../../components/controls/file-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { FileRefusal } from '../../../parts/file-refusal.tsx';
import { useService } from '../../../services/use-service.ts';
import type { GameFileOutcome } from '../../../state/review/game-files.ts';
import { GAME_IMPORT } from '../../../state/review/game-import.ts';

/** Says why a file was not taken, or that its game is already here. */
function Outcome({ outcome }: { readonly outcome: GameFileOutcome }) {
  const { t } = useTranslation();
  if ('code' in outcome) return <FileRefusal outcome={outcome} />;
  return outcome.state === 'known' ? <p role="status">{t('review.games.known')}</p> : null;
}

/** Takes a game from a file: it is listed and opened for review, or refused with the reason. */
export function GameImportSection() {
  const { t } = useTranslation();
  const gameImport = useService(GAME_IMPORT);
  const { isChecking, outcome } = useStore(gameImport.store);
  useEffect(() => () => gameImport.forget(), [gameImport]);
  return (
    <>
      <FileButton
        accept={`${GAME_FILE_ENDING},.json,application/json`}
        isDisabled={isChecking}
        onFiles={([file]) => file !== undefined && void gameImport.take(file)}
      >
        <Icon name="import" />
        <span>{isChecking ? t('review.games.importing') : t('review.games.import')}</span>
      </FileButton>
      {outcome !== null && <Outcome outcome={outcome} />}
    </>
  );
}
