import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { MissingMoves, StorageState } from '../../../core/contract/schemas.ts';
import { Sentences } from '../../components/sentences.tsx';
import { asLanguage } from '../../components/words.ts';
import { formatDay } from '../../i18n/format.ts';
import { lazyWordedPart } from '../../parts/lazy-worded-part.ts';
import { gameName } from '../../parts/modes/mode-looks.ts';
import { TroubleLines, TroubleWords } from '../../parts/trouble.tsx';
import { useService } from '../../services/use-service.ts';
import { HOST } from '../../state/host-state.ts';
import { canPass, JOURNAL } from '../../state/play/journal.ts';
import { SESSION } from '../../state/play/session.ts';

/** Loaded with the first trouble. */
const {
  Part: BannerExport,
  load: loadExport,
  isLoaded: isExportLoaded,
} = lazyWordedPart(async () => (await import('./banner-export.tsx')).BannerExport, 'data');

/** The faults that start-up found in the data folder, if any. */
export function StorageNotice() {
  const storage = useStore(useService(HOST), (state) => state.storage);
  if (storage.kind === 'memory') return <MemoryNotice storage={storage} />;
  if (storage.kind === 'restored') return <RestoredNotice storage={storage} />;
  if (storage.kind === 'damage-found') return <DamageNotice />;
  return null;
}

/** The database was damaged: what came back, and where the damaged file went. */
function RestoredNotice({ storage }: { readonly storage: Extract<StorageState, { kind: 'restored' }> }) {
  const { t, i18n } = useTranslation();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  const { backupAt, games, quarantine } = storage;
  const origin =
    backupAt === null
      ? t('restored.from-nothing')
      : t('restored.from-backup', { day: formatDay(backupAt, asLanguage(i18n.language)) });
  return (
    <div className="notice" role="alert">
      <div className="notice-text">
        <p>
          <Sentences>
            <strong>{t('restored.what')}</strong>
            {origin}
            {t('restored.games', { count: games })}
          </Sentences>
        </p>
        <MissingMovesWords missing={storage.missing} />
        <p className="notice-detail">{t('restored.kept', { path: quarantine })}</p>
      </div>
      <button type="button" className="button" onClick={() => setRead(true)}>
        {t('restored.understood')}
      </button>
    </div>
  );
}

/** So many games are named one by one. */
const NAMED_GAMES = 3;

/** Moves that had been accepted and did not come back, game by game. */
function MissingMovesWords({ missing }: { readonly missing: readonly MissingMoves[] }) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  const others = missing.slice(NAMED_GAMES);
  const moves = others.reduce((sum, game) => sum + game.moves, 0);
  return (
    <p>
      <Sentences>
        {missing.slice(0, NAMED_GAMES).map((game) => (
          <span key={game.gameId}>
            {t('restored.missing', {
              count: game.moves,
              game: gameName(t, game.mode, game),
            })}
          </span>
        ))}
        {others.length > 0 && t('restored.missing-more', { count: others.length, moves })}
      </Sentences>
    </p>
  );
}

/** The database could not be used: said once in full, then kept in view as two words. It waits for its export, which would move its button. */
function MemoryNotice({ storage }: { readonly storage: Extract<StorageState, { kind: 'memory' }> }) {
  const { t } = useTranslation();
  const [isRead, setRead] = useState(false);
  const [isWhole, setWhole] = useState(isExportLoaded);
  useEffect(() => {
    const show = () => setWhole(true);
    // Code that cannot be fetched is told where it is shown.
    loadExport().then(show, show);
  }, []);
  if (!isWhole) return null;
  if (isRead) {
    return (
      <div className="notice notice-small">
        <span>{t('trouble.not-saved')}</span>
        <BannerExport code={storage.code} isQuiet />
      </div>
    );
  }
  return (
    <div className="notice" role="alert">
      <div className="notice-text">
        <p>
          <TroubleWords code={storage.code} />
        </p>
        <p className="notice-detail">
          {storage.path} · {t('trouble.code', { code: storage.code })}
        </p>
      </div>
      <BannerExport code={storage.code} />
      <button type="button" className="button" onClick={() => setRead(true)}>
        {t('trouble.play-unsaved')}
      </button>
    </div>
  );
}

/** Damage was met while the database was in use: what that means, and when it is mended. */
function DamageNotice() {
  const { t } = useTranslation();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div className="notice" role="alert">
      <p className="notice-text">
        <Sentences>
          <strong>{t('damage.what')}</strong>
          {t('damage.why')}
          {t('damage.what-to-do')}
        </Sentences>
      </p>
      <button type="button" className="button" onClick={() => setRead(true)}>
        {t('damage.understood')}
      </button>
    </div>
  );
}

/** Moves that wait to be saved. */
export function JournalNotice() {
  const { t } = useTranslation();
  const journal = useService(JOURNAL);
  const session = useService(SESSION);
  const { pending, trouble } = useStore(journal.store);
  const gameId = useStore(session.store, (state) => state.game?.gameId);
  if (trouble === null || trouble === 'taken-over') return null;
  const isPassing = canPass(trouble);
  return (
    <div className="notice" role="alert">
      <div className="notice-text">
        <TroubleLines code={trouble} more={t('trouble.unsaved', { count: pending })} />
      </div>
      {isPassing && (
        <button type="button" className="button" onClick={() => journal.retryNow()}>
          {t('trouble.try-again')}
        </button>
      )}
      {!isPassing && gameId !== undefined && (
        <button type="button" className="button" onClick={() => void session.continueGame(gameId)}>
          {t('trouble.reopen')}
        </button>
      )}
    </div>
  );
}

/** The last resort of the window. */
export function BugNotice() {
  const { t } = useTranslation();
  const hasBug = useStore(useService(HOST), (state) => state.hasBug);
  if (!hasBug) return null;
  return (
    <div className="notice" role="alert">
      <p className="notice-text">{t('trouble.bug')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('trouble.reload')}
      </button>
    </div>
  );
}

/** Whatever the player must be told above the screen. */
export function Notices() {
  return (
    <div className="notices">
      <BugNotice />
      <StorageNotice />
      <JournalNotice />
    </div>
  );
}
