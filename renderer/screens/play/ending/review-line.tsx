import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mode } from '../../../../core/game/modes/table.ts';
import {
  afterLossSentence,
  keptChoicesSentence,
  lostAtSentence,
} from '../../../../core/sentences/review-sentences.ts';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { ReviewMarkIcon } from '../../../components/pictures/review-marks.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { Sentences } from '../../../components/sentences.tsx';
import { techniqueWords } from '../../../components/technique-words.ts';
import { usePictureName } from '../../../components/use-picture-name.ts';
import { ENGINE } from '../../../engine/client.ts';
import { useKeys } from '../../../input/use-keys.ts';
import { CommandKey } from '../../../parts/key-cap.tsx';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { JOURNAL } from '../../../state/play/journal.ts';
import { SESSION } from '../../../state/play/session.ts';
import type { ToldLoss } from '../../../state/review/review-facts.ts';
import { REVIEW_MAKER } from '../../../state/review/review-maker.ts';
import { REVIEWING } from '../../../state/review/reviewing.ts';
import endStyles from './end.module.css';
import styles from './loss-card.module.css';
import { type ToldReview, tellReview } from './told-review.ts';

/** Made by a worker of its own while the end is looked at. */
function useToldReview(gameId: string): ToldReview | 'making' | null {
  const journal = useService(JOURNAL);
  const reviews = useService(REVIEW_MAKER);
  const engine = useService(ENGINE);
  const [told, setTold] = useState<ToldReview | 'making' | null>('making');
  useEffect(() => {
    let isWanted = true;
    setTold('making');
    void tellReview(journal, reviews, engine, gameId).then((found) => isWanted && setTold(found));
    return () => {
      isWanted = false;
    };
  }, [journal, reviews, engine, gameId]);
  return told;
}

function LossWords({ loss }: { readonly loss: ToldLoss }) {
  const { t } = useTranslation();
  const afterwards = afterLossSentence(loss.afterwards);
  return (
    <span className={endStyles.loss}>
      <Sentences>
        <b>{sentenceWords(t, lostAtSentence(loss.pair, loss.number))}</b>
        {afterwards === null ? '' : sentenceWords(t, afterwards)}
      </Sentences>
    </span>
  );
}

/** A new board with decisions, after one that was won without any. */
function ChoicesOffer({ mode }: { readonly mode: Mode }) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  return (
    <button
      type="button"
      className="button"
      title={t('record.ending.offer-choices')}
      data-testid="choices-offer"
      onClick={() => void session.startTension(mode)}
    >
      {t('record.ending.to-choices')}
    </button>
  );
}

export interface ReviewLineProps {
  readonly gameId: string;
  /** The mode in which a board with critical choices is offered after a game without any; null: none is. */
  readonly choicesIn?: Mode | null;
  /** The review is the obvious next thing, and has the focus. */
  readonly isNext?: boolean;
}

/**
 * The findings of a finished game: how many critical choices were kept, which move lost a board, and what
 * followed it.
 */
export function ReviewLine({ gameId, choicesIn = null, isNext = false }: ReviewLineProps) {
  const { t } = useTranslation();
  const reviewing = useService(REVIEWING);
  const navigation = useService(NAVIGATION);
  const told = useToldReview(gameId);
  const pictureName = usePictureName();
  const primary = usePrimaryFocus();
  const open = () => {
    goTo(navigation, 'review');
    void reviewing.open(gameId, 'lost');
  };
  const losses = told === null || told === 'making' ? [] : told.losses;
  const hadNoChoice = told !== null && told !== 'making' && told.review.critical === 0 && losses.length === 0;
  // The way to the move that lost it; nothing else is asked of a board that is over.
  const isLost = losses.some(({ afterwards }) => afterwards.by !== 'taken-back');
  useKeys('game', isLost ? { verdict: open } : {});
  return (
    <div
      className={endStyles.review}
      data-testid="end-review"
      data-told={told !== null && told !== 'making'}
      data-room={choicesIn !== null && losses.length === 0 ? 'kept' : undefined}
    >
      {told === 'making' && (
        <p data-part="end-small" className={styles.late}>
          {t('end.reviewing')}
        </p>
      )}
      {told !== null && told !== 'making' && (
        <p>
          <ReviewMarkIcon sign={losses.length === 0 ? 'kept' : 'lost'} />
          <span>{sentenceWords(t, keptChoicesSentence(told.review))}</span>
          {losses.map((loss) => (
            <LossWords key={loss.number} loss={loss} />
          ))}
          {told.technique !== null && (
            <span className={endStyles.loss} data-testid="end-technique">
              {techniqueWords(t, told.technique.found, told.technique.board, pictureName)}
            </span>
          )}
        </p>
      )}
      <button
        ref={isNext ? primary : null}
        type="button"
        className={isNext ? 'button button-large button-primary' : 'button'}
        onClick={open}
      >
        {t('end.review')}
        {isLost && <CommandKey scope="game" command="verdict" />}
      </button>
      {choicesIn !== null && hadNoChoice && <ChoicesOffer mode={choicesIn} />}
    </div>
  );
}
