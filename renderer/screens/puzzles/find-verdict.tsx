/** The task of a position, and the verdict on an answer, both in one place. */
import { useTranslation } from 'react-i18next';
import type { Move } from '../../../core/board/board.ts';
import { leadsSentence, wrongSentence } from '../../../core/sentences/puzzle-sentences.ts';
import { Seal } from '../../components/seal.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { Sentences } from '../../components/sentences.tsx';
import { usePictureName } from '../../components/use-picture-name.ts';
import { TroubleWords } from '../../parts/trouble.tsx';
import { turnCell } from '../../parts/turned-board.ts';
import { useCellNames } from '../../parts/use-cell-names.ts';
import { useTurnedShape } from '../../parts/use-turned-shape.ts';
import type { FindState } from '../../state/puzzles/find-state.ts';
import { type FindCard, isAsked } from '../../state/puzzles/puzzle-sets.ts';
import { shapeOfCard } from './card-shape.ts';
import { hasCards, verdictWords } from './find-words.ts';
import styles from './puzzle-play.module.css';
import { PuzzleRules } from './puzzle-rules.tsx';
import { refusalWords } from './puzzle-words.ts';

interface CardProps {
  readonly card: FindCard;
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

export function FindVerdict({ find }: { readonly find: FindState }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { phase, card, candidates } = find;
  const isAsking = phase.name === 'asking' || phase.name === 'checking';
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
        {phase.name === 'right' && (
          <span className={`seal ${styles.rightSeal}`} aria-hidden="true">
            <Seal />
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
      {card !== null && (isAsking || isDrawn) && (
        <PuzzleRules shape={shapeOfCard(card)} rules={card.position.rules} />
      )}
    </div>
  );
}
