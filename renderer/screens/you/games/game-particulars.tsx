/** The game under the pointer or the focus, beside the list: its board in large, what its row has no room for, the way into it. */
import { useTranslation } from 'react-i18next';
import type { ReviewSummary } from '../../../../core/contract/reviews.ts';
import { hasScore } from '../../../../core/game/modes/table.ts';
import { Icon } from '../../../components/icon.tsx';
import { asLanguage } from '../../../components/words.ts';
import { formatNumber, formatTime } from '../../../i18n/format.ts';
import { ChoiceMarks } from '../game-row.tsx';
import styles from '../games.module.css';
import type { ListedGame } from '../listed-games.ts';
import { EndedBoard } from './ended-board.tsx';

interface GameParticularsProps {
  readonly listed: ListedGame;
  readonly onOpen: () => void;
}

export function GameParticulars({ listed, onOpen }: GameParticularsProps) {
  const { t, i18n } = useTranslation();
  const { game, template, name } = listed;
  const { score } = game;
  return (
    // The row says the same to a screen reader.
    <aside className={`card ${styles.particulars}`} aria-hidden="true">
      <h2>{name}</h2>
      {template !== undefined && <EndedBoard game={game} template={template} />}
      <dl>
        {score !== null && hasScore(game.mode) && (
          <>
            <div>
              <dt>{t('record.scores.score')}</dt>
              <dd>{formatNumber(score.total, asLanguage(i18n.language))}</dd>
            </div>
            <div>
              <dt>{t('record.scores.time')}</dt>
              <dd>{formatTime(game.elapsedMs)}</dd>
            </div>
          </>
        )}
        {game.review !== null && <Figures review={game.review} />}
      </dl>
      <button type="button" className="button button-primary" tabIndex={-1} onClick={onOpen}>
        <Icon name="games" />
        {t('record.scores.review')}
      </button>
    </aside>
  );
}

function Figures({ review }: { readonly review: ReviewSummary }) {
  const { t } = useTranslation();
  const { critical, kept, lostMove } = review;
  return (
    <>
      {critical > 0 && (
        <div>
          <dt>{t('review.choices')}</dt>
          <dd>
            {t('review.share', { kept, critical })}
            <ChoiceMarks review={review} />
          </dd>
        </div>
      )}
      {lostMove !== null && (
        <div>
          <dt>{t('review.choice.lost')}</dt>
          <dd>{t('review.games.move', { move: lostMove })}</dd>
        </div>
      )}
    </>
  );
}
