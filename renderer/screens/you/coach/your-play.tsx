/** Shows the share of critical choices that the player keeps, by the technique that decides them, and the one to train next. */
import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceTally } from '../../../../core/coach/choice-tally.ts';
import { RECENT_GAMES } from '../../../../core/coach/recent-games.ts';
import { WEEK_MS } from '../../../../core/review/puzzles/puzzle-record.ts';
import type { TechniqueId } from '../../../../core/techniques/table.ts';
import type { TileAtlas } from '../../../board/tiles/tile-atlas.ts';
import { FiguresBehind } from '../../../components/figures-behind.tsx';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { Sentences } from '../../../components/sentences.tsx';
import { useLine } from '../../../parts/use-line.ts';
import { PicturedBoard } from '../../../parts/why/pictured-board.tsx';
import { pointsOf, shownPart } from '../../../parts/why/shown-part.ts';
import { type FindCard, nextLesson, type TechniqueLesson } from '../../../state/puzzles/puzzle-sets.ts';
import type { PuzzleStores } from '../../../state/puzzles/puzzle-stores.ts';
import {
  isAllRead,
  mistakesByTechnique,
  nextToTrain,
  playedSince,
  type RecentChoicesState,
  talliesOf,
} from '../../../state/puzzles/recent-choices.ts';
import styles from './coach.module.css';
import { beginWords, Example, NEXT_CELL } from './technique-card.tsx';

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
    <p data-testid="week">
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
function hasPlayed({ games }: RecentChoicesState, solvedThisWeek: number): boolean {
  return (games ?? []).length > 0 || solvedThisWeek > 0;
}

/** The words that say how many games were looked through. */
function lookedWords(t: TFunction, { games, judged }: RecentChoicesState): string {
  const count = (games ?? []).length;
  if (count === 0) return '';
  return t(judged.length < count ? 'coach.play.games-known' : 'coach.play.games', {
    count,
    known: judged.length,
  });
}

/** Everything that is counted, behind the one sentence. */
function Figures({ state, solvedThisWeek }: Pick<YourPlayProps, 'state' | 'solvedThisWeek'>) {
  const { t } = useTranslation();
  const next = nextToTrain(state);
  return (
    <FiguresBehind name={t('coach.play.figures')}>
      {state.choices.length > 0 && (
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
      <p>{lookedWords(t, state)}</p>
      <Week state={state} solved={solvedThisWeek} />
    </FiguresBehind>
  );
}

interface NextProps {
  readonly technique: TechniqueId;
  readonly picture: ReactNode;
  /** The reason why it is next. */
  readonly why?: string;
  readonly words: string;
  readonly testId: string;
  readonly onClick: () => void;
}

/** The one obvious next thing, with a board on which it is seen. */
function Next({ technique, picture, why, words, testId, onClick }: NextProps) {
  const { t } = useTranslation();
  const button = usePrimaryFocus({ isLate: true });
  return (
    <>
      <div className={styles.nextBoard}>{picture}</div>
      <div className={styles.nextWords} data-technique={technique}>
        <h3>{t('coach.play.next-name', { technique: t(`coach.technique.${technique}.name`) })}</h3>
        <p>{t(`coach.technique.${technique}.rule`)}</p>
        {why !== undefined && <p className={styles.why}>{why}</p>}
        <button
          ref={button}
          type="button"
          className="button button-primary button-large"
          data-testid={testId}
          onClick={onClick}
        >
          {words}
        </button>
      </div>
    </>
  );
}

interface YourPlayProps {
  readonly state: RecentChoicesState;
  readonly solvedThisWeek: number;
  readonly stores: PuzzleStores;
  readonly lessons: readonly TechniqueLesson[];
  readonly solved: ReadonlyMap<string, unknown>;
  readonly mistakes: readonly FindCard[];
  /** Null until the pictures are there. */
  readonly tiles: TileAtlas | null;
}

/** As many cells as the board beside the words shows large enough to be read. */
const MOST = { columns: 8, rows: 6 };

/** The position in which the player's losing pair lies closest to one that keeps the board, so that both are seen large. */
export function closestMistake(cards: readonly FindCard[]) {
  const found = cards.flatMap(({ position: { board, rules }, mistake, keep }) => {
    if (mistake === null) return [];
    const { played } = mistake;
    // One that shares a tile with the losing pair could not be told from it by its ring.
    const others = keep.filter((pair) => pair.every((cell) => !played.includes(cell)));
    return [null, ...others].map((better) => {
      const { width, height } = shownPart(board, pointsOf(board, [...played, ...(better ?? [])]), MOST);
      return { board, rules, played, better, area: width * height };
    });
  });
  // The better pair matters more than the size.
  const byWorth = (one: Found, other: Found) =>
    Number(one.better === null) - Number(other.better === null) || one.area - other.area;
  type Found = (typeof found)[number];
  return found.toSorted(byWorth)[0] ?? null;
}

type ClosestMistake = NonNullable<ReturnType<typeof closestMistake>>;

/** The position in which the player went wrong: the pair that was taken, and a better one with its line. */
function Mistake({ mistake, tiles }: { readonly mistake: ClosestMistake; readonly tiles: TileAtlas | null }) {
  const { t } = useTranslation();
  const { board, rules, played, better } = mistake;
  const line = useLine(board, rules, better);
  const link = useMemo(() => (better === null ? null : { move: better, line: line ?? [] }), [better, line]);
  return (
    <>
      <PicturedBoard
        board={board}
        tiles={tiles}
        pair={played}
        most={MOST}
        cell={NEXT_CELL}
        {...(link !== null && { link })}
      />
      <p>{t(better === null ? 'coach.play.your-pair' : 'coach.play.two-pairs')}</p>
    </>
  );
}

/** The habit that the games ask for; where they ask for none, the next lesson. */
function NextThing({ state, stores, lessons, solved, mistakes, tiles }: YourPlayProps) {
  const { t } = useTranslation();
  const weakness = useMemo(() => nextToTrain(state), [state]);
  const mistake = useMemo(() => {
    const group = mistakesByTechnique(mistakes, state).find(
      ({ technique }) => technique === weakness?.technique,
    );
    return closestMistake(group?.cards ?? []);
  }, [mistakes, state, weakness]);
  if (weakness !== null) {
    const { technique, own, lost } = weakness;
    const lesson = lessons.find((each) => each.technique === technique);
    return (
      <Next
        technique={technique}
        picture={
          mistake === null ? (
            lesson !== undefined && <Example lesson={lesson} tiles={tiles} />
          ) : (
            <Mistake mistake={mistake} tiles={tiles} />
          )
        }
        {...(lost > 1 && { why: t('coach.play.next', { own, lost }) })}
        words={t('coach.play.train')}
        testId="train"
        onClick={() => void stores.train(technique)}
      />
    );
  }
  const lesson = nextLesson(lessons, solved, null);
  if (lesson === undefined) return null;
  return (
    <Next
      technique={lesson.technique}
      picture={<Example lesson={lesson} tiles={tiles} />}
      words={beginWords(t, lesson, solved)}
      testId="next-lesson"
      onClick={() => void stores.teach(lesson.technique)}
    />
  );
}

/** It has its room before the games are listed, and its words their place, so that nothing moves when the picture comes. */
export function YourPlay(props: YourPlayProps) {
  const { t } = useTranslation();
  const { state, solvedThisWeek } = props;
  const { games, read, choices } = state;
  const kept = choices.filter(({ isKept }) => isKept).length;
  const isTold = hasPlayed(state, solvedThisWeek);
  return (
    <section className={`card ${styles.play}`} aria-labelledby="your-play" data-testid="your-play">
      <div className={styles.told}>
        <header>
          <h2 id="your-play">
            {choices.length === 0
              ? t('coach.play.title')
              : t('coach.play.kept', { count: kept, all: choices.length })}
          </h2>
          {isTold && <Figures state={state} solvedThisWeek={solvedThisWeek} />}
        </header>
        {choices.length > 0 && <p className={styles.why}>{t('coach.play.counted')}</p>}
        <p role="status">
          {games !== null && !isTold && t('coach.play.later')}
          {games !== null && !isAllRead(state) && t('coach.play.looking', { read, all: games.length })}
        </p>
      </div>
      {isAllRead(state) ? (
        <NextThing {...props} />
      ) : (
        <div className={styles.nextBoard} aria-hidden="true">
          {games !== null && <progress max={games.length} value={read} />}
        </div>
      )}
    </section>
  );
}
