import { useTranslation } from 'react-i18next';
import { ReviewMarkIcon } from '../../components/pictures/review-marks.tsx';
import type { ReviewedGame } from '../../state/review/reviewed-game.ts';
import { positionWords } from './position-words.ts';
import styles from './review-graph.module.css';
import { ReviewGraph } from './review-graph.tsx';

function Legend() {
  const { t } = useTranslation();
  return (
    <p className={styles.legend}>
      {(['kept', 'only', 'lost', 'undone'] as const).map((sign) => (
        <span key={sign}>
          <ReviewMarkIcon sign={sign} />
          {t(`review.legend.${sign}`)}
        </span>
      ))}
    </p>
  );
}

interface GraphCardProps {
  readonly shown: ReviewedGame;
  readonly hasFigures: boolean;
  readonly onGo: (node: number) => void;
}

/** The thread of the positions; with figures the graph of random play and its legend. */
export function GraphCard({ shown, hasFigures, onGo }: GraphCardProps) {
  const { t } = useTranslation();
  const { proved, afterwards, estimated } = positionWords(t, shown);
  return (
    <section
      className={styles.panel}
      aria-label={t(hasFigures ? 'review.graph' : 'review.scrub')}
      data-figures={hasFigures}
    >
      {hasFigures && (
        <header>
          <p>
            <b>{t('review.graph')}</b> <span>{t('review.graph-note')}</span>
          </p>
          <Legend />
        </header>
      )}
      <ReviewGraph
        shown={shown}
        words={[proved, afterwards, estimated].filter((words) => words !== '').join(t('app.sentence-gap'))}
        hasShares={hasFigures}
        onGo={onGo}
      />
    </section>
  );
}
