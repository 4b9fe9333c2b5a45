/** The player's rating: now, over time as a band, and beside the named players of the ladder. */
import { useTranslation } from 'react-i18next';
import { namedRungs, type Rung, rungPassed } from '../../../../core/coach/rating/rungs.ts';
import type { KeptPuzzles } from '../../../../core/contract/puzzle-channels.ts';
import { SealCharacter } from '../../../components/seal.tsx';
import { Sentences } from '../../../components/sentences.tsx';
import shared from './coach.module.css';
import styles from './rating-card.module.css';

type Rating = NonNullable<KeptPuzzles['rating']>;

/** The picture in its own units; it is drawn as wide as there is room. */
const [WIDTH, HEIGHT] = [300, 120];
/** Between the band and the edges, in points of a rating. */
const MARGIN = 40;

/** The heights of a picture that holds these ratings. */
function scaleOf(values: readonly number[]) {
  const [low, high] = [Math.min(...values) - MARGIN, Math.max(...values) + MARGIN];
  return (value: number) => ((high - value) / (high - low)) * HEIGHT;
}

/** The rating after each answer as a line, with its deviation as a band; lines across are the named players. */
function Band({ past, rungs }: { readonly past: Rating['past']; readonly rungs: readonly Rung[] }) {
  const shown = past.length === 1 ? [...past, ...past] : past;
  const height = scaleOf([
    ...shown.flatMap(({ rating, deviation }) => [rating - deviation, rating + deviation]),
    ...rungs.map(({ rating }) => rating),
  ]);
  const points = shown.map(({ rating, deviation }, at) => ({
    x: (at / (shown.length - 1)) * WIDTH,
    low: height(rating - deviation),
    high: height(rating + deviation),
    y: height(rating),
  }));
  const pathOf = (all: readonly (readonly [number, number])[]) =>
    all.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const band = pathOf([
    ...points.map(({ x, high }) => [x, high] as const),
    ...points.toReversed().map(({ x, low }) => [x, low] as const),
  ]);
  return (
    <svg
      className={styles.band}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {rungs.map(({ name, rating }) => (
        <path key={name} className={styles.rungLine} d={`M0 ${height(rating)}h${WIDTH}`} />
      ))}
      <path className={styles.deviation} d={`M${band}z`} />
      <path className={styles.line} d={`M${pathOf(points.map(({ x, y }) => [x, y] as const))}`} />
    </svg>
  );
}

/** The named players, the strongest first, with the last one that the player has passed. */
function Rungs({ rungs, reached }: { readonly rungs: readonly Rung[]; readonly reached: Rung | null }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="rungs" className={styles.rungs}>
      <h3 id="rungs">{t('coach.rating.rungs')}</h3>
      <ol>
        {rungs.toReversed().map((rung) => (
          <li key={rung.name} aria-current={rung.name === reached?.name ? 'true' : undefined}>
            <span
              className={`seal ${shared.stamp} ${styles.seal}`}
              data-reached={rung.rating <= (reached?.rating ?? 0)}
              aria-hidden="true"
            >
              <SealCharacter character={t(`coach.rating.rung.${rung.name}.seal`)} />
            </span>
            <span>
              <b>{t(`coach.rating.rung.${rung.name}.name`)}</b>{' '}
              <small>{t(`coach.rating.rung.${rung.name}.says`)}</small>
            </span>
            <b className={styles.points}>{rung.rating}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function RatingCard({ rating: { rating, deviation, rated, past } }: { readonly rating: Rating }) {
  const { t } = useTranslation();
  const rungs = namedRungs();
  const reached = rungPassed(rating, deviation, rungs);
  const from = past[0]?.rating ?? rating;
  // The first rating that is known stands after its answer.
  const changes = past.length - 1;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="rating" data-testid="rating-card">
      <div className={styles.now}>
        <h2 id="rating">{t('coach.rating.title')}</h2>
        <p className={styles.figure}>
          <b className="display">{rating}</b>{' '}
          <span>
            <Sentences>
              {t('coach.rating.deviation', { deviation })}
              {reached !== null && (
                <b>{t('coach.rating.passed', { rung: t(`coach.rating.rung.${reached.name}.name`) })}</b>
              )}
            </Sentences>
          </span>
        </p>
        <Band past={past} rungs={rungs} />
        <p className={styles.note}>
          <Sentences>
            {t('coach.rating.after', { count: rated })}
            {changes > 1 && t('coach.rating.change', { from, to: rating, last: changes })}
          </Sentences>
        </p>
      </div>
      <Rungs rungs={rungs} reached={reached} />
    </section>
  );
}
