/** The text below the board: the question, and the result of an answer. */
import { useTranslation } from 'react-i18next';
import type { Board, Move } from '../../../core/board/board.ts';
import type { ChoiceTechnique } from '../../../core/coach/choice-technique.ts';
import type { Position } from '../../../core/review/puzzles/position-images.ts';
import { leadsSentence } from '../../../core/sentences/puzzle-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { Sentences } from '../../components/sentences.tsx';
import { usePictureName } from '../../components/use-picture-name.ts';
import type { RefutedPair } from '../../engine/protocol.ts';
import { shownTechniqueWords } from '../../parts/shown-technique.ts';
import { TroubleWords } from '../../parts/trouble.tsx';
import { turnCell, turnCells } from '../../parts/turned-board.ts';
import { useCellNames } from '../../parts/use-cell-names.ts';
import { useTurnedShape } from '../../parts/use-turned-shape.ts';
import { seenLoss, shownLossWords } from '../../parts/why/loss-words.ts';
import { MiniBoard } from '../../parts/why/mini-board.tsx';
import type { FindState } from '../../state/puzzles/find-state.ts';
import type { FindCard } from '../../state/puzzles/puzzle-sets.ts';
import { shapeOfCard } from './card-shape.ts';
import { hasCards, toldTechnique, verdictWords } from './find-words.ts';
import styles from './puzzle-play.module.css';
import { refusalWords } from './puzzle-words.ts';

interface CardProps {
  readonly card: FindCard;
}

/** Why the other pairs lose: one sentence about one of them, and its picture. */
function Why({ card, why }: CardProps & { readonly why: RefutedPair }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { cells, stuck } = seenLoss(why);
  const { shape, turned } = useTurnedShape(shapeOfCard(card));
  const shown =
    turned === null
      ? { board: { ...shape, cells }, stuck }
      : {
          board: { ...shape, cells: turnCells(cells, turned) },
          stuck: stuck.map((cell) => turnCell(cell, turned)),
        };
  const loss = shownLossWords(t, why, pictureName);
  return (
    <figure className={styles.why} data-testid="why">
      <MiniBoard {...shown} tone="bad" />
      <figcaption>{t('puzzle.find.why', { picture: pictureName(why.kind), loss })}</figcaption>
    </figure>
  );
}

/** The position that the pair of a lesson leads to, beside the picture of what another one does. */
function Leads({ position: { board }, answer, after }: LeadsProps) {
  const { t } = useTranslation();
  return (
    <figure className={styles.why}>
      <MiniBoard board={{ ...board, cells: after }} />
      <figcaption>{sentenceWords(t, leadsSentence(answer))}</figcaption>
    </figure>
  );
}

interface LeadsProps {
  readonly position: Position;
  readonly answer: Move;
  readonly after: Board['cells'];
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
  return (
    <div className={styles.verdict} data-phase={phase.name} data-testid="verdict">
      <Rule find={find} />
      <p className={styles.sentence} role="status">
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
      <div className={styles.outcomes}>
        {phase.name === 'told' && phase.after !== null && card !== null && (
          <Leads position={card.position} answer={phase.answer.move} after={phase.after} />
        )}
        {why !== null && card !== null && <Why card={card} why={why} />}
      </div>
    </div>
  );
}
