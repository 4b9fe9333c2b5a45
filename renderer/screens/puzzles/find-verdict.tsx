/** The text below the board: the question, and the result of an answer. */
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Move } from '../../../core/board/board.ts';
import type { ChoiceTechnique } from '../../../core/coach/choice-technique.ts';
import { leadsSentence, wrongSentence } from '../../../core/sentences/puzzle-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { Sentences } from '../../components/sentences.tsx';
import { usePictureName } from '../../components/use-picture-name.ts';
import type { RefutedPair } from '../../engine/protocol.ts';
import { shownTechniqueWords } from '../../parts/shown-technique.ts';
import { useSmallTiles } from '../../parts/tile-faces.tsx';
import { TroubleWords } from '../../parts/trouble.tsx';
import { turnCell, turnCells } from '../../parts/turned-board.ts';
import { useCellNames } from '../../parts/use-cell-names.ts';
import { useTurnedShape } from '../../parts/use-turned-shape.ts';
import { seenLoss, shownLossWords } from '../../parts/why/loss-words.ts';
import { PicturedBoard } from '../../parts/why/pictured-board.tsx';
import type { FindState } from '../../state/puzzles/find-state.ts';
import { type FindCard, isAsked } from '../../state/puzzles/puzzle-sets.ts';
import { shapeOfCard } from './card-shape.ts';
import { hasCards, toldTechnique, verdictWords } from './find-words.ts';
import styles from './puzzle-play.module.css';
import { refusalWords } from './puzzle-words.ts';

interface CardProps {
  readonly card: FindCard;
}

interface OutcomeProps extends CardProps {
  readonly cells: Board['cells'];
  readonly stuck?: readonly number[];
  readonly testId?: string;
  readonly children: ReactNode;
}

const NONE: readonly number[] = [];

/** A position that a pair leads to, turned as the board above it is, and the sentence about it. */
function Outcome({ card, cells, stuck = NONE, testId, children }: OutcomeProps) {
  const tiles = useSmallTiles();
  const { shape, turned } = useTurnedShape(shapeOfCard(card));
  const shown = useMemo(
    () =>
      turned === null
        ? { board: { ...shape, cells }, stuck }
        : {
            board: { ...shape, cells: turnCells(cells, turned) },
            stuck: stuck.map((cell) => turnCell(cell, turned)),
          },
    [shape, cells, stuck, turned],
  );
  return (
    <figure className={styles.why} data-testid={testId}>
      <PicturedBoard {...shown} tiles={tiles} />
      <figcaption>{children}</figcaption>
    </figure>
  );
}

/** Why the other pairs lose: one sentence about one of them, and its picture. */
function Why({ card, why }: CardProps & { readonly why: RefutedPair }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { cells, stuck } = useMemo(() => seenLoss(why), [why]);
  const loss = shownLossWords(t, why, pictureName);
  return (
    <Outcome card={card} cells={cells} stuck={stuck} testId="why">
      {t('puzzle.find.why', { picture: pictureName(why.kind), loss })}
    </Outcome>
  );
}

/** The one sentence that a lesson teaches, before anything is asked; a drill tells it after the answer. */
function Rule({ find: { card, phase } }: { readonly find: FindState }) {
  const { t } = useTranslation();
  const teach = card?.teach;
  if (phase.name === 'empty') return null;
  if (card?.lesson != null)
    return (
      <p className={styles.rule}>
        <Sentences>{t(`puzzle.lesson.${card.lesson}.say`)}</Sentences>
      </p>
    );
  if (teach === undefined) return null;
  if (teach.step === 'drill' && phase.name === 'asking') return null;
  return <p className={styles.rule}>{t(`coach.technique.${teach.technique}.rule`)}</p>;
}

interface LegendProps {
  readonly pair: Move;
  /** The pair that loses, if one is marked on the board. */
  readonly losing: Move | null;
}

/** The colours of the two pairs that a lesson marks on its board. */
function Legend({ pair, losing }: LegendProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} data-testid="legend">
      <li data-tone="keeps">{sentenceWords(t, leadsSentence(pair))}</li>
      {losing !== null && <li data-tone="loses">{sentenceWords(t, wrongSentence(losing))}</li>}
    </ul>
  );
}

/** The pair that is marked on the board, for readers. */
function ToldPair({ card, pair: [a, b] }: CardProps & { readonly pair: Move }) {
  const { t } = useTranslation();
  const { shape, turned } = useTurnedShape(shapeOfCard(card));
  const nameOf = useCellNames(shape.width);
  const { cells } = card.position.board;
  const [first, second] = [a, b].map((cell) =>
    nameOf(turned === null ? cell : turnCell(cell, turned), cells[cell] ?? 0, false),
  );
  return t('puzzle.find.told-pair', { first, second });
}

/** The technique that explains the choice. */
function Technique({ card, technique }: CardProps & { readonly technique: ChoiceTechnique }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { turned } = useTurnedShape(shapeOfCard(card));
  return (
    <p className={styles.note} data-testid="technique">
      {shownTechniqueWords(t, technique, { board: card.position.board, turned }, pictureName)}
    </p>
  );
}

export function FindVerdict({ find }: { readonly find: FindState }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { phase, card, candidates } = find;
  const isAsking = phase.name === 'asking' || phase.name === 'checking';
  const why = phase.name === 'right' || phase.name === 'told' ? phase.why : null;
  const technique = toldTechnique(find);
  // The rule, the board and its legend say it.
  const isDrawn = phase.name === 'told' && card !== null && !isAsked(card);
  return (
    <div className={styles.verdict} data-phase={phase.name} data-testid="verdict">
      <Rule find={find} />
      {isDrawn && <Legend pair={phase.answer.move} losing={phase.why?.move ?? null} />}
      <p className={isDrawn ? 'visually-hidden' : styles.sentence} role="status">
        {phase.name === 'wrong' && (
          <span className="chip" data-tone="bad">
            {t('puzzle.find.lost')}
          </span>
        )}
        {verdictWords(t, find, pictureName)}
      </p>
      <p className="visually-hidden" role="status">
        {phase.name === 'told' && card !== null && <ToldPair card={card} pair={phase.answer.move} />}
      </p>
      {phase.name === 'asking' && phase.refusal !== null && card !== null && (
        <p className={styles.note} role="alert">
          {refusalWords(t, phase.refusal, card.position, pictureName, 'find')}
        </p>
      )}
      {isAsking &&
        candidates.length > 0 &&
        find.way !== 'storm' &&
        (phase.name !== 'asking' || phase.refusal === null) && (
          <p className={styles.note}>{t(hasCards(find) ? 'puzzle.find.how' : 'puzzle.find.how-own')}</p>
        )}
      {phase.name === 'wrong' && phase.loss === null && (
        <p className={styles.note}>{t('puzzle.loss.looking')}</p>
      )}
      {phase.name === 'trouble' && (
        <p className={styles.note} role="alert">
          <TroubleWords code={phase.code} />
        </p>
      )}
      {technique !== null && card !== null && <Technique card={card} technique={technique} />}
      <div className={styles.outcomes}>{why !== null && card !== null && <Why card={card} why={why} />}</div>
    </div>
  );
}
