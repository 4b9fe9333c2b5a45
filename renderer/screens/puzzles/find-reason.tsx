/** The reason of an answer: the technique that finds it, and how another pair would have lost. */
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../core/board/board.ts';
import type { ChoiceTechnique } from '../../../core/coach/choice-technique.ts';
import { techniqueWords } from '../../components/technique-words.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import type { RefutedPair } from '../../engine/protocol.ts';
import { useSmallTiles } from '../../parts/tile-faces.tsx';
import { turnCell, turnCells } from '../../parts/turned-board.ts';
import { useTurnedShape } from '../../parts/use-turned-shape.ts';
import { seenLoss, shownLossWords } from '../../parts/why/loss-words.ts';
import { PicturedBoard } from '../../parts/why/pictured-board.tsx';
import type { FindState } from '../../state/puzzles/find-state.ts';
import type { FindCard } from '../../state/puzzles/puzzle-sets.ts';
import { shapeOfCard } from './card-shape.ts';
import { toldTechnique } from './find-words.ts';
import styles from './puzzle-play.module.css';

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

/** The technique that explains the choice. */
function Technique({ technique }: { readonly technique: ChoiceTechnique }) {
  const { t } = useTranslation();
  return (
    <p className={styles.note} data-testid="technique">
      {techniqueWords(t, technique)}
    </p>
  );
}

export function FindReason({ find }: { readonly find: FindState }) {
  const { phase, card } = find;
  const technique = toldTechnique(find);
  if (card === null || (phase.name !== 'right' && phase.name !== 'told')) return null;
  return (
    <>
      {technique !== null && <Technique technique={technique} />}
      {phase.why !== null && <Why card={card} why={phase.why} />}
    </>
  );
}
