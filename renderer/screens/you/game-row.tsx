/** One game of the list: what was played, how it ended, and what its review found. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndedGame, ReviewSummary } from '../../../core/contract/reviews.ts';
import { hasScore } from '../../../core/game/modes/table.ts';
import { listedChoicesSentence, listedLossSentence } from '../../../core/sentences/found-sentences.ts';
import { Icon } from '../../components/icon.tsx';
import { ReviewMarkIcon, type ReviewSign } from '../../components/pictures/review-marks.tsx';
import { Seal } from '../../components/seal.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { asLanguage } from '../../components/words.ts';
import { formatNumber, formatTime } from '../../i18n/format.ts';
import styles from './games.module.css';
import { endWords, type ListedGame, modeNotes } from './listed-games.ts';

/** Told apart by form: a stamped seal, an eye, a cross. */
function GameEndSign({ end }: { readonly end: EndedGame['end'] }) {
  if (end === 'won')
    return (
      <span className={`seal ${styles.won}`} aria-hidden="true">
        <Seal />
      </span>
    );
  return end === 'shown' ? <Icon name="autoplay" /> : <ReviewMarkIcon sign="lost" />;
}

interface ChoiceMark {
  readonly id: string;
  readonly sign: ReviewSign;
}

/** A mark for each critical choice: those that were kept, then those that were not. */
function choiceMarks({ critical, kept, only }: ReviewSummary): readonly ChoiceMark[] {
  const shownOnly = Math.min(only, kept);
  const marks = (sign: ReviewSign, count: number) =>
    Array.from({ length: count }, (_, at): ChoiceMark => ({ id: `${sign}-${at}`, sign }));
  return [...marks('kept', kept - shownOnly), ...marks('only', shownOnly), ...marks('lost', critical - kept)];
}

export function ChoiceMarks({ review }: { readonly review: ReviewSummary }) {
  const marks = choiceMarks(review);
  if (marks.length === 0 || marks.length > MOST_MARKS) return null;
  return (
    <span className={styles.marks} data-part="marks" aria-hidden="true">
      {marks.map(({ id, sign }) => (
        <ReviewMarkIcon key={id} sign={sign} />
      ))}
    </span>
  );
}

/** More would be too small to be told apart. */
const MOST_MARKS = 14;

/** Nothing of a game without key moves: most have none, and the review says so. */
function Review({ review }: { readonly review: ReviewSummary | null }) {
  const { t } = useTranslation();
  if (review === null) return null;
  return (
    <>
      {review.critical > 0 && <b>{sentenceWords(t, listedChoicesSentence(review))}</b>}
      <ChoiceMarks review={review} />
      {review.lostMove !== null && <small>{sentenceWords(t, listedLossSentence(review.lostMove))}</small>}
    </>
  );
}

interface GameRowProps {
  readonly listed: ListedGame;
  /** Its board. */
  readonly picture: ReactNode;
  /** It is the one whose particulars stand at the side. */
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onOpen: () => void;
}

export function GameRow({ listed, picture, isShown, onShow, onOpen }: GameRowProps) {
  const { t, i18n } = useTranslation();
  const { game, name, when } = listed;
  const { mode, review, score } = game;
  const isMeasured = hasScore(mode);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-end={game.end}
        data-shown={isShown}
        onClick={onOpen}
        onPointerEnter={onShow}
        onFocus={onShow}
      >
        <span className={styles.picture}>{picture}</span>
        <span className={styles.name}>
          <b>{name}</b>
          <small>{modeNotes(t, listed)}</small>
        </span>
        <span className={styles.end} data-part="end">
          <GameEndSign end={game.end} />
          <span>
            <b>{endWords(t, game)}</b>
            {score !== null && isMeasured && (
              <small>{formatNumber(score.total, asLanguage(i18n.language))}</small>
            )}
            <span className={styles.choices}>
              <Review review={review} />
            </span>
          </span>
        </span>
        <span className={styles.time}>
          {isMeasured && game.elapsedMs > 0 && <b>{formatTime(game.elapsedMs)}</b>}
          <small>{when}</small>
        </span>
        <Icon name="on" />
      </button>
    </li>
  );
}
