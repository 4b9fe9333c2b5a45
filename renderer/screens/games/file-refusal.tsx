import './file-refusal.css';
import { useTranslation } from 'react-i18next';
import type { GameFileOutcome } from '../../state/review/game-files.ts';
import { TroubleWords } from '../trouble.tsx';

interface FileRefusalProps {
  readonly outcome: Extract<GameFileOutcome, { readonly code: string }>;
}

/** Why a file with a game was not taken: what, where, why, and what to do. */
export function FileRefusal({ outcome }: FileRefusalProps) {
  const { t } = useTranslation();
  const entry = outcome.state === 'refused' ? outcome.entry : null;
  return (
    <div className="card file-refusal" role="alert" data-testid="game-refused">
      <p>
        <TroubleWords code={outcome.code} />
      </p>
      {entry !== null && <p className="notice-detail">{t('record.file-entry', { entry })}</p>}
      {outcome.detail !== '' && <p className="notice-detail">{outcome.detail}</p>}
    </div>
  );
}
