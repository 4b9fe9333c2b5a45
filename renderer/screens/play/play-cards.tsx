/** What lies over the board when it is not to be played: a cleared level, a game that could not be opened. */
import './play-cards.css';
import { useTranslation } from 'react-i18next';
import { Seal } from '../../components/seal.tsx';
import { usePrimaryFocus } from '../../components/use-primary-focus.ts';
import { asLanguage } from '../../components/words.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useApp, useSession } from '../../state/app-context.ts';
import type { SessionTrouble, Table } from '../../state/play/session-state.ts';
import { TroubleWords } from '../trouble.tsx';
import { DealingView } from './dealing-view.tsx';

export function LevelCard({ table, onHome }: { readonly table: Table; readonly onHome: () => void }) {
  const { t, i18n } = useTranslation();
  const { session } = useApp();
  const { level, canRedo, score } = table.view;
  const isLong = useSession((state) => state.dealing !== null);
  const button = usePrimaryFocus();
  if (isLong) return <DealingView onCancel={onHome} />;
  return (
    <div className="play-card play-card-late level-room" data-testid="level-won">
      <span className="seal level-seal">
        <Seal />
      </span>
      <h2>{t('level.won', { level })}</h2>
      <p className="display level-score">{formatNumber(score.total, asLanguage(i18n.language))}</p>
      {canRedo ? (
        <button
          ref={button}
          type="button"
          className="button button-large button-primary"
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
