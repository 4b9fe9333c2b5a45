import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { GAME_FILE_ENDING } from '../../../core/contract/game-file-ending.ts';
import { Icon } from '../../components/icon.tsx';
import { useApp } from '../../state/app-context.ts';
import type { GameFileOutcome } from '../../state/review/game-files.ts';
import { FileRefusal } from './file-refusal.tsx';

/** What came of a file that was not taken, or was here. */
function Outcome({ outcome }: { readonly outcome: GameFileOutcome }) {
  const { t } = useTranslation();
  if ('code' in outcome) return <FileRefusal outcome={outcome} />;
  return outcome.state === 'known' ? <p role="status">{t('review.games.known')}</p> : null;
}

/** Takes a game from a file: it is listed and looked back at, or refused with the reason. */
export function GameImport() {
  const { t } = useTranslation();
  const { gameImport } = useApp();
  const { isChecking, outcome } = useStore(gameImport.store);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => gameImport.forget(), [gameImport]);
  return (
    <>
      <button type="button" className="button" disabled={isChecking} onClick={() => input.current?.click()}>
        <Icon name="import" />
        {isChecking ? t('review.games.importing') : t('review.games.import')}
      </button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        aria-label={t('review.games.import')}
        tabIndex={-1}
        accept={`${GAME_FILE_ENDING},.json,application/json`}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) void gameImport.take(file);
        }}
      />
      {outcome !== null && <Outcome outcome={outcome} />}
    </>
  );
}
