import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import {
  blockedSentence,
  concludingStep,
  lossRowSentence,
  lossSentence,
  provedLossSentence,
  wayOutcomeSentence,
} from '../../../core/sentences/loss-sentences.ts';
import type { Sentence } from '../../../core/sentences/sentence.ts';
import type { TileAtlas } from '../../board/tiles/tile-atlas.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { useCurrentRow } from '../../components/use-current-row.ts';
import { FACE, TileFaces, useSmallTiles } from '../../parts/tile-faces.tsx';
import { seenStep } from '../../parts/why/loss-picture.ts';
import { foldedRows, type ListedRow, levelOf, unfoldedSteps } from '../../parts/why/loss-ways.ts';
import { useService } from '../../services/use-service.ts';
import type { ShownWhy } from '../../state/review/reviewed-game.ts';
import { REVIEWING } from '../../state/review/reviewing.ts';
import { isEndOfCase, kindsOf, numberOfStep } from './why-steps.ts';
import styles from './why-view.module.css';

/** Of more tiles the first ones are shown, and how many more there are. */
const MOST_TILES = 6;
/** So many rows are read at a glance; of more some are folded. */
const MOST_ROWS = 6;
/** Cases within cases beyond this are not set in any further. */
const DEEPEST = 3;

/** Two and two, so that a row of them breaks between pairs. */
function Faces({ kinds, tiles }: { readonly kinds: readonly number[]; readonly tiles: TileAtlas | null }) {
  const { t } = useTranslation();
  if (kinds.length === 0) return null;
  const pairs = Array.from({ length: Math.ceil(Math.min(kinds.length, MOST_TILES) / 2) }, (_, at) => ({
    id: at,
    kinds: kinds.slice(2 * at, 2 * at + 2),
  }));
  return (
    <span className={styles.faces} aria-hidden="true">
      {pairs.map((pair) => (
        <TileFaces key={pair.id} atlas={tiles} kinds={pair.kinds} side={FACE} />
      ))}
      {kinds.length > MOST_TILES && t('review.why.more', { count: kinds.length - MOST_TILES })}
    </span>
  );
}

/** The picture that shows what comes of a pair. */
function outcomeOf(steps: readonly LossStep[], { number }: LossStep): LossStep | undefined {
  const next = steps[number];
  return next?.words.type === 'rounds'
    ? steps.slice(number).find(({ words }) => words.type === 'staying')
    : next;
}

/** Returns the reason of what the row of a picture says; null where the row says it all. */
function reasonOf(steps: readonly LossStep[], step: LossStep): Sentence | null {
  if (step.words.type === 'rounds') return lossSentence(step);
  return step.words.type === 'shown' ? lossSentence(seenStep(steps, step)) : blockedSentence(step);
}

interface WhyRowProps {
  readonly steps: readonly LossStep[];
  readonly row: ListedRow;
  readonly tiles: TileAtlas | null;
  readonly isHere: boolean;
  readonly onGo: () => void;
}

/** A picture in a few words, with what comes of it, and of the one that is shown why it is so; or the number of those that are folded. */
function WhyRow({ steps, row: { step, folded, hidden }, tiles, isHere, onGo }: WhyRowProps) {
  const { t } = useTranslation();
  const { type } = step.words;
  const isFolded = folded > 0;
  const heads = hidden.filter(({ words }) => words.type === 'move');
  const isEnd = !isFolded && isEndOfCase(step);
  const isWay = (type === 'move' || type === 'partner') && (!isFolded || heads.length === hidden.length);
  const why = isHere ? reasonOf(steps, step) : null;
  const kinds = isFolded ? heads.flatMap(kindsOf) : isEnd ? [] : kindsOf(step);
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isHere ? 'step' : undefined}
      data-lost={isEnd}
      data-folded={isFolded}
      data-depth={Math.min(DEEPEST, levelOf(step))}
      onClick={onGo}
    >
      <span className={styles.number} aria-hidden="true">
        {isFolded ? '⋯' : numberOfStep(step)}
      </span>
      <span className={styles.words}>
        {isFolded ? t('review.why.folded', { count: folded }) : sentenceWords(t, lossRowSentence(step))}
        <Faces kinds={kinds} tiles={tiles} />
      </span>
      {isWay && (
        <span className={styles.comes}>
          {sentenceWords(t, wayOutcomeSentence(step, outcomeOf(steps, step)))}
        </span>
      )}
      {why !== null && <span className={styles.reason}>{sentenceWords(t, why)}</span>}
    </button>
  );
}

interface HeadlineProps {
  readonly why: ShownWhy;
  readonly onGo: () => void;
}

/** The conclusion of the proof; it leads to the first picture where that says the same. */
function Headline({ why: { loss, step }, onGo }: HeadlineProps) {
  const { t } = useTranslation();
  const [first] = loss.steps;
  const words = sentenceWords(t, provedLossSentence(loss.steps));
  const isFirst = concludingStep(loss.steps) === first;
  return (
    <p className={styles.sentence} data-testid="why-words">
      {isFirst ? (
        <button type="button" aria-current={step === 0 ? 'step' : undefined} onClick={onGo}>
          {words}
        </button>
      ) : (
        words
      )}
    </p>
  );
}

/** The argument in few rows around the picture that is shown, below what it comes to; each leads to its own picture. */
export function WhyList({ why }: { readonly why: ShownWhy }) {
  const { t } = useTranslation();
  const reviewing = useService(REVIEWING);
  const tiles = useSmallTiles(FACE);
  const { loss, step: here } = why;
  const { steps } = loss;
  const step = steps[here];
  const rows = useMemo(() => {
    const unfolded = steps.length > MOST_ROWS ? unfoldedSteps(steps, here) : steps;
    const listed = concludingStep(steps) === steps[0] ? unfolded.slice(1) : unfolded;
    return foldedRows(listed, here, { most: MOST_ROWS, all: steps.length });
  }, [steps, here]);
  const list = useRef<HTMLOListElement>(null);
  useCurrentRow(list);
  return (
    <aside className={styles.list} aria-label={t('review.why.steps')}>
      <Headline why={why} onGo={() => reviewing.goToWhy(0)} />
      <p className="visually-hidden" aria-live="polite">
        {step !== undefined && sentenceWords(t, lossSentence(step))}
      </p>
      <ol ref={list}>
        {rows.map((row) => (
          <li key={row.step.number}>
            <WhyRow
              steps={steps}
              row={row}
              tiles={tiles}
              isHere={row.folded === 0 && row.step.number - 1 === here}
              onGo={() => reviewing.goToWhy(row.step.number - 1)}
            />
          </li>
        ))}
      </ol>
    </aside>
  );
}
