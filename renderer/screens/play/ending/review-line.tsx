import { useTranslation } from 'react-i18next';
import {
  afterLossSentence,
  keptChoicesSentence,
  lostAtSentence,
} from '../../../../core/sentences/review-sentences.ts';
import { ReviewMarkIcon } from '../../../components/pictures/review-marks.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { Sentences } from '../../../components/sentences.tsx';
import type { ToldLoss } from '../../../state/review/review-facts.ts';
import styles from './end.module.css';
import lossCardStyles from './loss-card.module.css';
import type { ToldReview } from './told-review.ts';

function LossWords({ loss }: { readonly loss: ToldLoss }) {
  const { t } = useTranslation();
  const afterwards = afterLossSentence(loss.afterwards);
  return (
    <span>
      <Sentences>
        <b>{sentenceWords(t, lostAtSentence(loss.pair, loss.number))}</b>
        {afterwards === null ? '' : sentenceWords(t, afterwards)}
      </Sentences>
    </span>
  );
}

interface ReviewLineProps {
  readonly told: ToldReview | 'making' | null;
  /** The words as long as no move is known that lost the board. */
  readonly invites?: string | undefined;
  /** The board was cleared: of a game that was not won it is no comfort that nothing on the way could lose it. */
  readonly isWon: boolean;
}

/** The finding of a review at the end of a game: the move that lost it last, or how many critical choices were kept. */
export function ReviewLine({ told, invites, isWon }: ReviewLineProps) {
  const { t } = useTranslation();
  const known = told === 'making' ? null : told;
  const loss = known?.losses.at(-1);
  const isTold = known !== null && (isWon || known.review.critical > 0);
  const kept = invites ?? (isTold ? sentenceWords(t, keptChoicesSentence(known.review)) : null);
  return (
    <div className={styles.review} data-testid="end-review" data-told={known !== null}>
      {told === 'making' && kept === null && <p className={lossCardStyles.late}>{t('end.reviewing')}</p>}
      {(loss !== undefined || kept !== null) && (
        <p>
          {(loss !== undefined || invites === undefined) && (
            <ReviewMarkIcon sign={loss === undefined ? 'kept' : 'lost'} />
          )}
          {loss === undefined ? <span>{kept}</span> : <LossWords loss={loss} />}
        </p>
      )}
    </div>
  );
}
