/**
 * The game under the pointer or the focus, beside the list: its board in large, its figures, the way into it.
 */
import { useTranslation } from 'react-i18next';
import { hasScore } from '../../../../core/game/modes/table.ts';
import { Icon } from '../../../components/icon.tsx';
import { asLanguage } from '../../../components/words.ts';
import { formatNumber, formatTime } from '../../../i18n/format.ts';
import { ChoiceMarks, GameEndSign } from '../game-row.tsx';
import styles from '../games.module.css';
import { endWords, type ListedGame, modeNotes } from '../listed-games.ts';
import { EndedBoard } from './ended-board.tsx';

interface GameParticularsProps {
  readonly listed: ListedGame;
  readonly onOpen: () => void;
}

export function GameParticulars({ listed, onOpen }: GameParticularsProps) {
  const { t } = useTranslation();
  const { game, template, name, when } = listed;
  return (
    // The row says the same to a screen reader.
    <aside className={`card ${styles.particulars}`} aria-hidden="true">
      <header>
        <h2>{name}</h2>
        <p>{[modeNotes(t, listed), when].join(' · ')}</p>
      </header>
      {template !== undefined && <EndedBoard game={game} template={template} />}
      <p className={styles.end}>
        <GameEndSign end={game.end} />
        {endWords(t, game)}
      </p>
      <Figures listed={listed} />
      <button type="button" className="button button-primary" tabIndex={-1} onClick={onOpen}>
        <Icon name="games" />
        {t('record.scores.review')}
      </button>
    </aside>
  );
}

function Figures({ listed: { game } }: { readonly listed: ListedGame }) {
  const { t, i18n } = useTranslation();
  const { mode, review, score, elapsedMs } = game;
  const isMeasured = hasScore(mode);
  return (
    <dl>
      {review !== null && review.critical > 0 && (
        <div>
          <dt>{t('review.choices')}</dt>
          <dd>
            {t('review.share', { kept: review.kept, critical: review.critical })}
            <ChoiceMarks review={review} />
          </dd>
        </div>
      )}
      {review !== null && review.lostMove !== null && (
        <div>
          <dt>{t('review.choice.lost')}</dt>
          <dd>{t('review.games.move', { move: review.lostMove })}</dd>
        </div>
      )}
      {score !== null && isMeasured && (
        <div>
          <dt>{t('record.scores.score')}</dt>
          <dd>{formatNumber(score.total, asLanguage(i18n.language))}</dd>
        </div>
      )}
      {isMeasured && (
        <div>
          <dt>{t('record.scores.time')}</dt>
          <dd>{formatTime(elapsedMs)}</dd>
        </div>
      )}
    </dl>
  );
}
