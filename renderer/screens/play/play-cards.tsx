/** What lies over the board when it is not to be played: the pause, a cleared level, a game that could not be opened. */
import './play-cards.css';
import { useTranslation } from 'react-i18next';
import { usePrimaryFocus } from '../../components/use-primary-focus.ts';
import { useApp, useSession } from '../../state/app-context.ts';
import type { SessionTrouble, Table } from '../../state/play/session-state.ts';
import { CopyCode } from '../share/copy-code.tsx';
import { TroubleWords } from '../trouble.tsx';
import { DealingView } from './dealing-view.tsx';

export function PauseCard({ table }: { readonly table: Table }) {
  const { t } = useTranslation();
  const { session, isTrial } = useApp();
  const button = usePrimaryFocus();
  return (
    <div className="play-card" data-testid="paused">
      <h2>{t('pause.title')}</h2>
      <p>{t('pause.note')}</p>
      <button ref={button} type="button" className="button button-primary" onClick={() => session.resume()}>
        {t('command.resume')}
      </button>
      {!isTrial && <CopyCode deal={table.view.deal} />}
    </div>
  );
}

export function LevelCard({ table, onHome }: { readonly table: Table; readonly onHome: () => void }) {
  const { t } = useTranslation();
  const { session } = useApp();
  const { level, canRedo } = table.view;
  const isLong = useSession((state) => state.dealing !== null);
  const button = usePrimaryFocus();
  if (isLong) return <DealingView onCancel={onHome} />;
  return (
    <div className="play-card play-card-late" data-testid="level-won">
      <h2>{t('level.won', { level })}</h2>
      {canRedo ? (
        <button
          ref={button}
          type="button"
          className="button button-primary"
          onClick={() => void session.nextLevel()}
        >
          {t('level.next')}
        </button>
      ) : (
        <p>{t('level.coming', { level: level + 1 })}</p>
      )}
    </div>
  );
}

interface TroubleCardProps {
  readonly trouble: SessionTrouble;
  readonly onHome: () => void;
  readonly onTryAgain?: () => void;
}

export function TroubleCard({ trouble, onHome, onTryAgain }: TroubleCardProps) {
  const { t } = useTranslation();
  const button = usePrimaryFocus();
  return (
    <div className="play-card" role="alert">
      <p>
        <TroubleWords code={trouble} />
      </p>
      {onTryAgain !== undefined && (
        <button type="button" className="button" onClick={onTryAgain}>
          {t('trouble.try-again')}
        </button>
      )}
      <button ref={button} type="button" className="button button-primary" onClick={onHome}>
        {t('app.home')}
      </button>
    </div>
  );
}
