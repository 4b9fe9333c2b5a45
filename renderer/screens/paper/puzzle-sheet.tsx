import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Move } from '../../../core/board/board.ts';
import { GRADE_DIFFICULTY } from '../../../core/review/puzzles/grade-bounds.ts';
import { PUZZLE_GRADES, type PuzzleGrade } from '../../../core/review/puzzles/puzzle.ts';
import { allRulesWords } from '../../components/rules-words.ts';
import { Segments } from '../../components/segments.tsx';
import { ENGINE } from '../../engine/client.ts';
import { useService } from '../../services/use-service.ts';
import type { FindCard, StudyCard } from '../../state/puzzles/puzzle-sets.ts';
import { PUZZLES } from '../../state/puzzles/puzzle-stores.ts';
import { Legend } from './legend.tsx';
import styles from './paper.module.css';
import { AnswerBoard, PaperBoard } from './paper-board.tsx';
import { PaperPage } from './paper-page.tsx';
import { puzzlesOfSheet, SHEET_KINDS, type SheetKind } from './sheet-puzzles.ts';

type Card = StudyCard | FindCard;

const answerOf = (card: Card): readonly Move[] => ('witness' in card ? card.witness : card.keep.slice(0, 1));

interface Chosen {
  readonly kind: SheetKind;
  readonly grade: PuzzleGrade;
  readonly sheet: number;
}

/** Puzzles, each with the order in which its tiles go. */
interface Answered {
  readonly of: Chosen;
  readonly puzzles: readonly { readonly card: Card; readonly order: readonly number[] }[];
}

/** The puzzles of a sheet with their answers; null until they are read. `chosen` must keep its identity. */
function useAnswered(chosen: Chosen): Answered | null {
  const engine = useService(ENGINE);
  const { shelf } = useService(PUZZLES);
  const { sets, record, solved } = useStore(shelf.store);
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => void shelf.load(), [shelf]);
  useEffect(() => {
    if (sets === null || record === null) return;
    let isWanted = true;
    const asked = puzzlesOfSheet(sets, solved, chosen).map(async (card) => {
      const moves = answerOf(card);
      const order = await engine.ask({ type: 'taking-order', position: card.position, moves });
      return { card, order: order.ok ? order.value : [] };
    });
    void Promise.all(asked).then((puzzles) => isWanted && setAnswered({ of: chosen, puzzles }));
    return () => {
      isWanted = false;
    };
  }, [engine, sets, record, solved, chosen]);
  return answered;
}

/** Six puzzles on one page, with their answers upside down. */
export function PuzzleSheet({ pictures }: { readonly pictures: readonly string[] | null }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>({ kind: 'study', grade: 1, sheet: 0 });
  const answered = useAnswered(chosen);
  const choose = (change: Partial<Chosen>) => setChosen({ ...chosen, sheet: 0, ...change });
  const isReady = answered?.of === chosen && pictures !== null;
  return (
    <PaperPage
      isReady={isReady}
      controls={
        <>
          <Segments
            name="paper-kind"
            title={t('paper.kind')}
            isTitleHidden
            value={chosen.kind}
            options={SHEET_KINDS.map((value) => ({ value, words: t(`paper.kinds.${value}`) }))}
            onChange={(kind) => choose({ kind })}
          />
          <Segments
            name="paper-grade"
            title={t('paper.grade')}
            value={String(chosen.grade)}
            options={PUZZLE_GRADES.map((grade) => ({
              value: String(grade),
              words: t(`record.difficulty.${GRADE_DIFFICULTY[grade]}`),
            }))}
            onChange={(value) =>
              choose({ grade: PUZZLE_GRADES.find((grade) => String(grade) === value) ?? 1 })
            }
          />
          <button type="button" className="button" onClick={() => choose({ sheet: chosen.sheet + 1 })}>
            {t('paper.others')}
          </button>
        </>
      }
    >
      {answered !== null && pictures !== null && <Sheet {...answered} pictures={pictures} />}
    </PaperPage>
  );
}

function Sheet({ of, puzzles, pictures }: Answered & { readonly pictures: readonly string[] }) {
  const { t } = useTranslation();
  const isStudy = of.kind === 'study';
  const title = [
    t(isStudy ? 'puzzle.studies.title' : 'puzzle.only.title'),
    t(`record.difficulty.${GRADE_DIFFICULTY[of.grade]}`),
  ];
  return (
    <>
      <header className={styles.head}>
        <h2>{title.join(' · ')}</h2>
        <p>
          <b>{t(isStudy ? 'puzzle.studies.about' : 'puzzle.only.about')}</b>
        </p>
        <Legend positions={puzzles.map(({ card }) => card.position)} />
      </header>
      <ol className={styles.puzzles}>
        {puzzles.map(({ card, order }, at) => (
          <li key={card.id} data-taken={order.filter((number) => number > 0).length}>
            <p>
              <b>{at + 1}</b> {allRulesWords(t, card.position.rules)}
            </p>
            <PaperBoard
              {...card.position}
              pictures={pictures}
              label={t('paper.puzzle', { number: at + 1 })}
            />
          </li>
        ))}
      </ol>
      <footer className={styles.answers}>
        <p>{t(`paper.answers.${of.kind}`)}</p>
        <ol data-numbered={isStudy}>
          {puzzles.map(({ card, order }, at) => (
            <li key={card.id}>
              <b>{at + 1}</b>
              <AnswerBoard board={card.position.board} order={order} isNumbered={isStudy} />
            </li>
          ))}
        </ol>
      </footer>
    </>
  );
}
