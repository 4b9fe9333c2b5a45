import { useTranslation } from 'react-i18next';
import { fileRefusalSentence } from '../../core/sentences/file-refusal-sentences.ts';
import { sentenceWords } from '../components/sentence-words.ts';
import type { GameFileOutcome } from '../state/review/game-files.ts';
import { filePlace } from './file-place.ts';
import styles from './file-refusal.module.css';
import { TroubleWords } from './trouble.tsx';

type Refused = Extract<GameFileOutcome, { readonly state: 'refused' }>;

interface FileRefusalProps {
  readonly outcome: Extract<GameFileOutcome, { readonly code: string }>;
}

/** The part of a game that does not fit, and its place in the journal. */
function Reason({ refused: { reason, entry } }: { readonly refused: Refused }) {
  const { t } = useTranslation();
  if (reason === null) return null;
  const what = sentenceWords(t, fileRefusalSentence(reason));
  return <p className="notice-detail">{entry === null ? what : t('record.file-entry', { entry, what })}</p>;
}

/** Why a file with a game was not taken: what, where, why, and what to do. */
export function FileRefusal({ outcome }: FileRefusalProps) {
  const { t } = useTranslation();
  const { code, detail, file } = outcome;
  const place = filePlace(t, code, detail, file);
  return (
    <div className={`card ${styles.refusal}`} role="alert" data-testid="game-refused">
      <p>
        <TroubleWords code={code} />
      </p>
      {outcome.state === 'refused' && <Reason refused={outcome} />}
      {place !== null && <p className="notice-detail">{place}</p>}
    </div>
  );
}
