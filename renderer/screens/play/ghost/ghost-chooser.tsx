/** In the pause: which game runs beside this one, and the way to take one from a friend's file. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { GAME_FILE_ENDING } from '../../../../core/contract/game-file-ending.ts';
import type { SavedGame } from '../../../../core/contract/schemas.ts';
import { GHOST_CHOICES } from '../../../../core/contract/settings.ts';
import { FileButton } from '../../../components/controls/file-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Segments } from '../../../components/segments.tsx';
import { FileRefusal } from '../../../parts/file-refusal.tsx';
import { gameName } from '../../../parts/modes/mode-looks.ts';
import { useService, useServices } from '../../../services/use-service.ts';
import {
  canPlayAnew,
  type GhostFileOutcome,
  openGhostFile,
  raceGame,
} from '../../../state/app/ghost-file.ts';
import { GHOSTS } from '../../../state/play/ghosts.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';
import { SETTINGS } from '../../../state/settings.ts';
import styles from './ghost.module.css';

/** A game on another deal: that deal can be played with the game beside it. */
function OtherDeal({ game }: { readonly game: SavedGame }) {
  const { t } = useTranslation();
  const services = useServices();
  const name = gameName(t, game.setup.mode, game.setup.deal.template);
  if (!canPlayAnew(game.setup)) return <p role="status">{t('record.ghost.older-run')}</p>;
  return (
    <div className={styles.offer} role="status" data-testid="ghost-offer">
      <p>{t('record.ghost.other-deal', { name })}</p>
      <button type="button" className="button" onClick={() => void raceGame(services, game)}>
        <Icon name="play" />
        {t('record.ghost.play-it')}
      </button>
    </div>
  );
}

function Outcome({ outcome }: { readonly outcome: GhostFileOutcome }) {
  const { t } = useTranslation();
  if ('code' in outcome) return <FileRefusal outcome={outcome} />;
  if (outcome.state === 'other-deal') return <OtherDeal game={outcome.game} />;
  return <p role="status">{t('record.ghost.beside')}</p>;
}

function GhostFile() {
  const { t } = useTranslation();
  const services = useServices();
  const [isChecking, setChecking] = useState(false);
  const [outcome, setOutcome] = useState<GhostFileOutcome | null>(null);
  const take = async (file: File) => {
    setChecking(true);
    setOutcome(null);
    setOutcome(await openGhostFile(services, file));
    setChecking(false);
  };
  return (
    <>
      <FileButton
        accept={`${GAME_FILE_ENDING},.json,application/json`}
        isDisabled={isChecking}
        onFiles={([file]) => file !== undefined && void take(file)}
      >
        <Icon name="import" />
        {isChecking ? t('record.ghost.checking') : t('record.ghost.file')}
      </FileButton>
      {outcome !== null && <Outcome outcome={outcome} />}
    </>
  );
}

export function GhostChooser({ game }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const ghosts = useService(GHOSTS);
  const settings = useService(SETTINGS);
  const choice = useStore(settings.store, (state) => state.settings.ghost);
  const hasGhost = useStore(
    ghosts.store,
    (state) => state.ghost !== null && state.openGameId === game.gameId,
  );
  const isSought = useStore(ghosts.store, (state) => state.isSought);
  // Settled when the pause begins, as what stands below moves with it: the note keeps its line where a game may come yet.
  const [wasSought] = useState(isSought);
  return (
    <div data-part="ghost-choice" className={styles.choice}>
      <Segments
        name="ghost"
        title={t('record.ghost.title')}
        value={choice}
        options={GHOST_CHOICES.map((value) => ({ value, words: t(`record.ghost.choice.${value}`) }))}
        onChange={(value) => void ghosts.prefer(value)}
      />
      {choice !== 'off' && (!hasGhost || wasSought) && (
        <p className="page-note">{hasGhost || isSought ? '\u00a0' : t('record.ghost.none')}</p>
      )}
      {choice === 'imported' && <GhostFile />}
    </div>
  );
}
