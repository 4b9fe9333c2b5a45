/** Which level is played, the stars that a game on it can still earn, and the time for the third. */
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../i18n/format.ts';
import { STAR_NUMBERS } from '../../parts/modes/earned-stars.ts';
import { useLevelStars } from '../../parts/modes/use-level-stars.ts';
import { useMeasures } from '../../parts/use-measures.ts';
import type { OpenGame } from '../../state/play/session-state.ts';
import styles from './level-stars.module.css';

/** Tells which level is played, of the journey or of a pack, and draws the stars that are within reach in outline. */
export function LevelStars({ game }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const { hasClock } = useMeasures(game.setup.mode);
  const level = useLevelStars(game);
  if (level === null) return null;
  const { number, pack, stars } = level;
  return (
    <p className={styles.level} data-testid="level-stars" data-stars={stars?.earned}>
      {pack !== null && <span className={styles.pack}>{pack.name}</span>}{' '}
      <span>
        {pack === null
          ? t('home.level', { level: number })
          : t('record.level-of', { place: number, count: pack.count })}
      </span>
      {stars !== null && (
        <>
          <span className="visually-hidden">{t('record.star.reachable', { count: stars.earned })}</span>
          <span
            className={styles.stars}
            title={t('record.star.reachable', { count: stars.earned })}
            aria-hidden="true"
          >
            {STAR_NUMBERS.map((star) => (
              <i key={star} data-reachable={star <= stars.earned}>
                ☆
              </i>
            ))}
          </span>
          {game.view.assists.length > 0 && <span>{t('record.result.assisted')}</span>}
          {hasClock && stars.earned === STAR_NUMBERS.length && (
            <span title={t('record.journey.third', { time: formatTime(stars.starSeconds * 1_000) })}>
              {t('record.star.within', { time: formatTime(stars.starSeconds * 1_000) })}
            </span>
          )}
        </>
      )}
    </p>
  );
}
