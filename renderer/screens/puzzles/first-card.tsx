/** The one obvious next thing: the player's own mistakes, else the positions that teach. */
import { useTranslation } from 'react-i18next';
import { usePrimaryFocus } from '../../components/focus/use-primary-focus.ts';
import { asLanguage } from '../../components/words.ts';
import { formatDay } from '../../i18n/format.ts';
import { useSmallTiles } from '../../parts/tile-faces.tsx';
import { PicturedBoard } from '../../parts/why/pictured-board.tsx';
import type { FindCard } from '../../state/puzzles/puzzle-sets.ts';
import type { PuzzleShelfState } from '../../state/puzzles/puzzle-shelf.ts';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import styles from './puzzles.module.css';

/** Mistakes that are listed; all of them are played. */
const MOST_LISTED = 3;

interface FirstCardProps {
  readonly shelf: PuzzleShelfState;
  readonly stores: PuzzleStores;
}

function PrimaryButton({ words, onClick }: { readonly words: string; readonly onClick: () => void }) {
  const button = usePrimaryFocus();
  return (
    <button ref={button} type="button" className="button button-primary button-large" onClick={onClick}>
      {words}
    </button>
  );
}

function Mistakes({
  mistakes,
  stores,
}: {
  readonly mistakes: readonly FindCard[];
  readonly stores: PuzzleStores;
}) {
  const { t, i18n } = useTranslation();
  const tiles = useSmallTiles();
  const [first] = mistakes;
  return (
    <section className={`card ${styles.firstCard}`} aria-labelledby="own-mistakes">
      <div>
        <h2 id="own-mistakes">{t('puzzle.mistakes.title')}</h2>
        <p>{t('puzzle.mistakes.about', { count: mistakes.length })}</p>
        <ul>
          {mistakes.slice(0, MOST_LISTED).map((card) => (
            <li key={`${card.mistake?.gameId} ${card.mistake?.moveNumber}`}>
              <button type="button" className={styles.mistake} onClick={() => stores.mend(card)}>
                {t('puzzle.mistakes.move', {
                  day: formatDay(card.mistake?.playedAt ?? 0, asLanguage(i18n.language)),
                  move: card.mistake?.moveNumber ?? 0,
                })}
              </button>
            </li>
          ))}
        </ul>
        <PrimaryButton words={t('puzzle.mistakes.solve')} onClick={() => stores.mend(first)} />
      </div>
      {first?.mistake != null && (
        <PicturedBoard board={first.position.board} pair={first.mistake.played} tiles={tiles} />
      )}
    </section>
  );
}

function Lessons({ shelf: { sets, solved, mistakes }, stores }: FirstCardProps) {
  const { t } = useTranslation();
  const tiles = useSmallTiles();
  const lessons = sets?.lessons ?? [];
  const done = lessons.filter(({ id }) => solved.has(id)).length;
  const next = lessons.find(({ id }) => !solved.has(id)) ?? lessons[0];
  const words = done === 0 ? 'begin' : done < lessons.length ? 'go-on' : 'again';
  return (
    <section className={`card ${styles.firstCard}`} aria-labelledby="first-steps" data-testid="lessons">
      <div>
        <h2 id="first-steps">{t('puzzle.lessons.title')}</h2>
        <p>{t('puzzle.lessons.about')}</p>
        <p className={styles.done}>{t('puzzle.done', { done, all: lessons.length })}</p>
        <PrimaryButton words={t(`puzzle.lessons.${words}`)} onClick={() => stores.learn()} />
        {mistakes === null && <p className={styles.small}>{t('puzzle.mistakes.looking')}</p>}
      </div>
      {next !== undefined && <PicturedBoard board={next.position.board} tiles={tiles} />}
    </section>
  );
}

/** Own mistakes come first; the lessons, when some are left, as a line below them. */
export function FirstCard({ shelf, stores }: FirstCardProps) {
  const { t } = useTranslation();
  const { mistakes, sets, solved } = shelf;
  if (mistakes === null || mistakes.length === 0) return <Lessons shelf={shelf} stores={stores} />;
  const lessons = sets?.lessons ?? [];
  const done = lessons.filter(({ id }) => solved.has(id)).length;
  return (
    <div className={styles.firstCards}>
      <Mistakes mistakes={mistakes} stores={stores} />
      <button
        type="button"
        className={`card ${styles.lessonsLine}`}
        data-testid="lessons"
        onClick={() => stores.learn()}
      >
        <b>{t('puzzle.lessons.title')}</b> <span>{t('puzzle.done', { done, all: lessons.length })}</span>
      </button>
    </div>
  );
}
