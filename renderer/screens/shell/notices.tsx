/** Notices above the screen: each takes its own room there, and covers nothing. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { MissingMoves, StorageState } from '../../../core/contract/schemas.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Sentences } from '../../components/sentences.tsx';
import { asLanguage } from '../../components/words.ts';
import { formatDay } from '../../i18n/format.ts';
import { lazyWordedPart } from '../../parts/lazy-worded-part.ts';
import { gameName } from '../../parts/modes/mode-looks.ts';
import { useService } from '../../services/use-service.ts';
import { HOST } from '../../state/host-state.ts';
import { canPass, JOURNAL } from '../../state/play/journal.ts';
import { SESSION } from '../../state/play/session.ts';
import styles from './notices.module.css';

/** Loaded with the first trouble. */
const { Part: BannerExport, load: loadExport } = lazyWordedPart(
  async () => (await import('./banner-export.tsx')).BannerExport,
  'data',
);

interface NoticeProps {
  readonly icon: IconName;
  /** Red is for what did not come back. */
  readonly isLoss?: boolean;
  /** One plain sentence: what happened. */
  readonly what: ReactNode;
  /** Its meaning for the player, and the next step. */
  readonly then?: ReactNode;
  /** Causes, paths and codes, for those who ask. */
  readonly details?: ReactNode;
  /** The way on. */
  readonly children?: ReactNode;
}

function Notice({ icon, isLoss = false, what, then, details, children }: NoticeProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.notice} role="alert" data-loss={isLoss}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.what}>{what}</p>
        {then}
      </div>
      <div className={styles.ways}>
        {details !== undefined && (
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('trouble.details')}
          </button>
        )}
        {children}
      </div>
      {isOpen && (
        <div className={styles.details} id={id}>
          {details}
        </div>
      )}
    </section>
  );
}

/** The faults that start-up found in the data folder, if any. */
export function StorageNotice() {
  const storage = useStore(useService(HOST), (state) => state.storage);
  if (storage.kind === 'memory') return <MemoryNotice storage={storage} />;
  if (storage.kind === 'restored') return <RestoredNotice storage={storage} />;
  if (storage.kind === 'damage-found') return <DamageNotice />;
  return null;
}

/**
 * The database was damaged: what came back, and where the damaged file went. Where no game came back, the moves of single
 * games are among the details: that they are missing is said already.
 */
function RestoredNotice({ storage }: { readonly storage: Extract<StorageState, { kind: 'restored' }> }) {
  const { t, i18n } = useTranslation();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  const { backupAt, games, missing, quarantine } = storage;
  return (
    <Notice
      icon={games === 0 ? 'question' : 'restart'}
      isLoss={games === 0 || missing.length > 0}
      what={
        <Sentences>
          {t('data.restored.what')}
          {t('data.restored.games', { count: games })}
        </Sentences>
      }
      then={
        <p>
          <Sentences>
            {backupAt !== null &&
              t('data.restored.from-backup', { day: formatDay(backupAt, asLanguage(i18n.language)) })}
            {games > 0 && <MissingMovesWords missing={missing} />}
            {t('data.restored.kept')}
          </Sentences>
        </p>
      }
      details={
        <>
          {backupAt === null && <p>{t('data.restored.from-nothing')}</p>}
          {games === 0 && missing.length > 0 && (
            <p>
              <MissingMovesWords missing={missing} />
            </p>
          )}
          <code>{quarantine}</code>
        </>
      }
    >
      <button type="button" className="button" onClick={() => setRead(true)}>
        {t('data.restored.understood')}
      </button>
    </Notice>
  );
}

/** So many games are named one by one. */
const NAMED_GAMES = 3;

/** Moves that had been accepted and did not come back, game by game. */
function MissingMovesWords({ missing }: { readonly missing: readonly MissingMoves[] }) {
  const { t } = useTranslation();
  const others = missing.slice(NAMED_GAMES);
  const moves = others.reduce((sum, game) => sum + game.moves, 0);
  return (
    <Sentences>
      {missing.slice(0, NAMED_GAMES).map((game) => (
        <span key={game.gameId}>
          {t('data.restored.missing', {
            count: game.moves,
            game: gameName(t, game.mode, game),
          })}
        </span>
      ))}
      {others.length > 0 && t('data.restored.missing-more', { count: others.length, moves })}
    </Sentences>
  );
}

/** The database could not be used: said once in full, then kept in view as a few words that say it again. */
function MemoryNotice({ storage }: { readonly storage: Extract<StorageState, { kind: 'memory' }> }) {
  const { t } = useTranslation();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    // Code that cannot be fetched is told where it is shown.
    loadExport().catch(() => undefined);
  }, []);
  const { code, path } = storage;
  if (isRead)
    return (
      <button type="button" className={`button ${styles.reminder}`} onClick={() => setRead(false)}>
        <Icon name="question" />
        {t('trouble.not-saved')} <u>{t('trouble.why')}</u>
      </button>
    );
  // Nothing that was played is in a file any more: the export is the way on.
  const isGone = code === 'database-gone';
  const way = <BannerExport code={code} />;
  return (
    <Notice
      icon="question"
      isLoss={isGone}
      what={t(`error.${code}.what`)}
      then={<p>{t(`error.${code}.what-to-do`)}</p>}
      details={
        <>
          <p>
            <Sentences>
              {t(`error.${code}.why`)}
              {t('trouble.code', { code })}
            </Sentences>
          </p>
          <code>{path}</code>
          {!isGone && way}
        </>
      }
    >
      {isGone && way}
      <button type="button" className="button" onClick={() => setRead(true)}>
        {t('trouble.play-unsaved')}
      </button>
    </Notice>
  );
}

/** Damage was met while the database was in use: what that means, and when it is mended. */
function DamageNotice() {
  const { t } = useTranslation();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Notice
      icon="question"
      what={t('data.damage.what')}
      then={<p>{t('data.damage.what-to-do')}</p>}
      details={<p>{t('data.damage.why')}</p>}
    >
      <button type="button" className="button" onClick={() => setRead(true)}>
        {t('data.damage.understood')}
      </button>
    </Notice>
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
    <Notice
      icon="clock"
      isLoss={!isPassing}
      what={t('trouble.unsaved', { count: pending })}
      then={<p>{t(`error.${trouble}.what-to-do`)}</p>}
      details={
        <p>
          <Sentences>
            {t(`error.${trouble}.what`)}
            {t(`error.${trouble}.why`)}
            {t('trouble.code', { code: trouble })}
          </Sentences>
        </p>
      }
    >
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
    </Notice>
  );
}

/** The last resort of the window. */
export function BugNotice() {
  const { t } = useTranslation();
  const hasBug = useStore(useService(HOST), (state) => state.hasBug);
  if (!hasBug) return null;
  return (
    <Notice icon="question" what={t('trouble.bug')}>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('trouble.reload')}
      </button>
    </Notice>
  );
}

export function Notices() {
  return (
    <div className={styles.notices}>
      <BugNotice />
      <StorageNotice />
      <JournalNotice />
    </div>
  );
}
