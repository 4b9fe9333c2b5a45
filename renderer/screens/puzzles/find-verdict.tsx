/** The text below the board: the question, and the result of an answer. */
import { useTranslation } from 'react-i18next';
import { Sentences } from '../../components/sentences.tsx';
import { techniqueWords } from '../../components/technique-words.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import type { RefutedPair } from '../../engine/protocol.ts';
import { TroubleWords } from '../../parts/trouble.tsx';
import { seenLoss, shownLossWords } from '../../parts/why/loss-words.ts';
import { MiniBoard } from '../../parts/why/mini-board.tsx';
import type { FindState } from '../../state/puzzles/find-state.ts';
import { verdictWords } from './find-words.ts';
import styles from './puzzle-play.module.css';
import { refusalWords } from './puzzle-words.ts';

/** Why the other pairs lose: one sentence about one of them, and its picture. */
function Why({ why }: { readonly why: RefutedPair }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { cells, stuck } = seenLoss(why);
  const loss = shownLossWords(t, why, pictureName);
  return (
    <figure className={styles.why} data-testid="why">
      <MiniBoard board={{ ...why.position.board, cells }} stuck={stuck} tone="bad" />
      <figcaption>{t('puzzle.find.why', { picture: pictureName(why.kind), loss })}</figcaption>
    </figure>
  );
}

export function FindVerdict({ find }: { readonly find: FindState }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { phase, card, candidates, technique } = find;
  const isAsking = phase.name === 'asking' || phase.name === 'checking';
  const why = phase.name === 'right' || phase.name === 'told' ? phase.why : null;
  return (
    <div className={styles.verdict} data-phase={phase.name} data-testid="verdict">
      <p className={styles.sentence} role="status">
        {phase.name === 'wrong' && (
          <span className="chip" data-tone="bad">
            {t('puzzle.find.lost')}
          </span>
        )}
        {verdictWords(t, find, pictureName)}
      </p>
      {phase.name === 'asking' && phase.refusal !== null && card !== null && (
        <p className={styles.note} role="alert">
          {refusalWords(t, phase.refusal, card.position, pictureName, 'find')}
        </p>
      )}
      {isAsking &&
        candidates.length > 0 &&
        find.way !== 'storm' &&
        (phase.name !== 'asking' || phase.refusal === null) && (
          <p className={styles.note}>
            {t(card?.mistake == null ? 'puzzle.find.how' : 'puzzle.find.how-own')}
          </p>
        )}
      {phase.name === 'wrong' && phase.loss === null && (
        <p className={styles.note}>{t('puzzle.loss.looking')}</p>
      )}
      {phase.name === 'trouble' && (
        <p className={styles.note} role="alert">
          <TroubleWords code={phase.code} />
        </p>
      )}
      {card?.lesson != null &&
        (phase.name === 'right' || phase.name === 'told' || phase.name === 'wrong') && (
          <p className={styles.lesson}>
            <Sentences>{t(`puzzle.lesson.${card.lesson}.say`)}</Sentences>
          </p>
        )}
      {technique !== null && card !== null && phase.name !== 'asking' && (
        <p className={styles.note} data-testid="technique">
          {techniqueWords(t, technique, card.position.board, pictureName)}
        </p>
      )}
      {why !== null && <Why why={why} />}
    </div>
  );
}
