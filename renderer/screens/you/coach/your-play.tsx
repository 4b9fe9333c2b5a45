/** How the player keeps critical choices, by the technique that decides them, and the one to train next. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ChoiceTally } from '../../../../core/coach/choice-tally.ts';
import { RECENT_GAMES } from '../../../../core/coach/recent-games.ts';
import { WEEK_MS } from '../../../../core/review/puzzles/puzzle-record.ts';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { Sentences } from '../../../components/sentences.tsx';
import type { PuzzleStores } from '../../../state/puzzles/puzzle-stores.ts';
import {
  isAllRead,
  nextToTrain,
  playedSince,
  type RecentChoicesState,
  talliesOf,
} from '../../../state/puzzles/recent-choices.ts';
import styles from './coach.module.css';

function Tally({
  tally: { technique, made, kept },
  isNext,
}: {
  readonly tally: ChoiceTally;
  readonly isNext: boolean;
}) {
  const { t } = useTranslation();
  return (
    <li data-next={isNext} data-tally={technique ?? 'none'}>
      <span>{technique === null ? t('coach.play.none') : t(`coach.technique.${technique}.name`)}</span>
      <progress max={Math.max(1, made)} value={kept} aria-hidden="true" />
      <b>{made === 0 ? t('coach.play.not-met') : t('coach.play.of', { kept, made })}</b>
    </li>
  );
}

function Train({ words, onClick }: { readonly words: string; readonly onClick: () => void }) {
  const button = usePrimaryFocus();
  return (
    <button
      ref={button}
      type="button"
      className="button button-primary"
      data-testid="train"
      onClick={onClick}
    >
      {words}
    </button>
  );
}

/** The games of the last seven days; of the last ones, where more may have been played than are listed. */
function gamesWords(t: TFunction, { played, lost, count }: ReturnType<typeof playedSince>): string {
  if (count < RECENT_GAMES) return t('coach.week.all-games', { count: played, lost });
  return t('coach.week.games', { played, lost, count });
}

/** The puzzles of the last seven days in words, and the games once all are read: of the last ones, as no others are listed. */
function Week({ state, solved }: { readonly state: RecentChoicesState; readonly solved: number }) {
  const { t } = useTranslation();
  const figures = playedSince(state, Date.now() - WEEK_MS);
  const hasGames = isAllRead(state) && figures.played > 0;
  if (!hasGames && solved === 0) return null;
  return (
    <p className={styles.week} data-testid="week">
      <Sentences>
        {t('coach.week.title')}
        {hasGames && gamesWords(t, figures)}
        {hasGames &&
          figures.isJudged &&
          figures.made > 0 &&
          figures.made < state.choices.length &&
          t('coach.week.choices', figures)}
        {solved > 0 && t('coach.week.puzzles', { count: solved })}
      </Sentences>
    </p>
  );
}

/** Returns whether there is anything to tell of the player's games and puzzles. */
export function hasPlayed({ games }: RecentChoicesState, solvedThisWeek: number): boolean {
  return games !== null && (games.length > 0 || solvedThisWeek > 0);
}

interface YourPlayProps {
  readonly state: RecentChoicesState;
  readonly solvedThisWeek: number;
  readonly stores: PuzzleStores;
}

export function YourPlay({ state, solvedThisWeek, stores }: YourPlayProps) {
  const { t } = useTranslation();
  const { games, read, judged, choices } = state;
  if (games === null || !hasPlayed(state, solvedThisWeek)) return null;
  const next = nextToTrain(state);
  const kept = choices.filter(({ isKept }) => isKept).length;
  const isLooking = !isAllRead(state);
  return (
    <section className={`card ${styles.play}`} aria-labelledby="your-play" data-testid="your-play">
      <div className={styles.playWords}>
        <h2 id="your-play">
          {choices.length === 0
            ? t('coach.play.title')
            : t('coach.play.kept', { kept, made: choices.length })}
        </h2>
        <p role="status" hidden={games.length === 0}>
          {isLooking
            ? t('coach.play.looking', { read, all: games.length })
            : t(judged.length < games.length ? 'coach.play.games-known' : 'coach.play.games', {
                count: games.length,
                known: judged.length,
              })}
        </p>
        <Week state={state} solved={solvedThisWeek} />
        {next !== null && (
          <p className={styles.trainRow}>
            {t('coach.play.next', { ...next, technique: t(`coach.technique.${next.technique}.name`) })}
            <Train words={t('coach.play.train')} onClick={() => void stores.train(next.technique)} />
          </p>
        )}
      </div>
      {choices.length > 0 && (
        <ul className={styles.tallies} aria-label={t('coach.play.title')}>
          {talliesOf(state).map((tally) => (
            <Tally
              key={tally.technique}
              tally={tally}
              isNext={next !== null && tally.technique === next.technique}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
