import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TileAtlas } from '../../../board/tiles/tile-atlas.ts';
import { SealCharacter } from '../../../components/seal.tsx';
import { PicturedBoard } from '../../../parts/why/pictured-board.tsx';
import { isAsked, type TechniqueLesson } from '../../../state/puzzles/puzzle-sets.ts';
import styles from './coach.module.css';

interface TechniqueCardProps {
  readonly lesson: TechniqueLesson;
  readonly solved: ReadonlyMap<string, unknown>;
  /** Null until the pictures are there. */
  readonly tiles: TileAtlas | null;
  readonly onOpen: () => void;
}

/** The words on a button that opens a lesson. */
export function beginWords(
  t: TFunction,
  { cards }: TechniqueLesson,
  solved: ReadonlyMap<string, unknown>,
): string {
  const asked = cards.filter(isAsked);
  const found = asked.filter(({ id }) => solved.has(id)).length;
  return t(`coach.lesson.${found === asked.length ? 'again' : found > 0 ? 'go-on' : 'begin'}`);
}

/** As many cells as a card shows large enough to be read. */
const MOST = { columns: 6, rows: 4 };

/** The pair that the technique takes on the board that its lesson begins with. */
export function Example({ lesson, tiles }: Pick<TechniqueCardProps, 'lesson' | 'tiles'>) {
  const { cards, line } = lesson;
  const [move] = cards[0]?.keep ?? [];
  const link = useMemo(() => (move === undefined ? undefined : { move, line }), [move, line]);
  const board = cards[0]?.position.board;
  return (
    board !== undefined && (
      <PicturedBoard board={board} tiles={tiles} most={MOST} {...(link === undefined ? {} : { link })} />
    )
  );
}

export function TechniqueCard({ lesson, solved, tiles, onOpen }: TechniqueCardProps) {
  const { t } = useTranslation();
  const { technique, cards } = lesson;
  const isDone = cards.filter(isAsked).every(({ id }) => solved.has(id));
  const words = beginWords(t, lesson, solved);
  const name = t(`coach.technique.${technique}.name`);
  return (
    <li className={`card ${styles.technique}`} data-technique={technique}>
      <div className={styles.example}>
        <Example lesson={lesson} tiles={tiles} />
      </div>
      <span className={`seal ${styles.stamp} ${styles.seal}`} data-reached={isDone} aria-hidden="true">
        <SealCharacter character={t(`coach.technique.${technique}.seal`)} />
      </span>
      <h2>{name}</h2>
      <p>{t(`coach.technique.${technique}.rule`)}</p>
      <div className={styles.foot}>
        {isDone && <span className={styles.done}>{t('coach.lesson.done')}</span>}
        <button type="button" className="button" aria-label={`${name}: ${words}`} onClick={onOpen}>
          {words}
        </button>
      </div>
    </li>
  );
}
