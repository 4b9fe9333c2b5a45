import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewedGame } from '../../state/review/reviewed-game.ts';
import { noticeWords } from './position-words.ts';
import styles from './review.module.css';

interface ReviewNoticeLineProps {
  readonly shown: ReviewedGame;
  /** The content when there is no notice. */
  readonly children?: ReactNode;
}

/** Why a key did nothing. */
export function ReviewNoticeLine({ shown, children }: ReviewNoticeLineProps) {
  const { t } = useTranslation();
  const { notice } = shown;
  return (
    <p className={styles.note} role="status" data-testid="review-notice" data-why={notice}>
      {notice === null ? children : noticeWords(t, shown, notice)}
    </p>
  );
}
