import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import {
  blockedSentence,
  isEndOfCase,
  lossRowSentence,
  lossSentence,
  triedSentence,
  wayOutcomeSentence,
} from '../../../core/sentences/loss-sentences.ts';
import type { Sentence } from '../../../core/sentences/sentence.ts';
import type { TileAtlas } from '../../board/tiles/tile-atlas.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { useCurrentRow } from '../../components/use-current-row.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { FACE, TileFaces, useSmallTiles } from '../../parts/tile-faces.tsx';
import { seenStep } from '../../parts/why/loss-picture.ts';
import { levelOf, unfoldedSteps } from '../../parts/why/loss-ways.ts';
import { useService } from '../../services/use-service.ts';
import type { ShownWhy } from '../../state/review/reviewed-game.ts';
import { REVIEWING } from '../../state/review/reviewing.ts';
import { kindsOf, outcomeOf } from './why-steps.ts';
import styles from './why-view.module.css';

/** Of more tiles the first ones are shown, and how many more there are. */
const MOST_TILES = 6;
/** So many rows are read at a glance; of more those are folded that lie below others. */
const MOST_ROWS = 6;
/** Cases within cases beyond this are not set in any further. */
const DEEPEST = 3;
const NO_KINDS: readonly number[] = [];

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

/** Returns the reason of what the row of a picture says; null where the row says it all. */
function reasonOf(steps: readonly LossStep[], step: LossStep): Sentence | null {
  if (step.words.type === 'rounds') return lossSentence(step);
  return step.words.type === 'shown' ? lossSentence(seenStep(steps, step)) : blockedSentence(step);
}

interface WhyRowProps {
  readonly steps: readonly LossStep[];
  readonly step: LossStep;
  readonly tiles: TileAtlas | null;
  readonly isHere: boolean;
  readonly isNumbered: boolean;
  readonly onGo: () => void;
}

/** A picture in a few words, with what comes of it, and of the one that is shown why it is so. Among folded ones only that has a number. */
function WhyRow({ steps, step, tiles, isHere, isNumbered, onGo }: WhyRowProps) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { type } = step.words;
  const isEnd = isEndOfCase(step);
  const why = isHere ? reasonOf(steps, step) : null;
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isHere ? 'step' : undefined}
      data-lost={isEnd}
      data-depth={Math.min(DEEPEST, levelOf(step))}
      onClick={onGo}
    >
      <span className={styles.number} aria-hidden="true">
        {isNumbered && step.number}
      </span>
      <span className={styles.words}>
        {sentenceWords(t, lossRowSentence(step), pictureName)}
        <Faces kinds={isEnd ? NO_KINDS : kindsOf(step)} tiles={tiles} />
      </span>
      {(type === 'move' || type === 'partner') && (
        <span className={styles.comes}>
          {sentenceWords(t, wayOutcomeSentence(step, outcomeOf(steps, step)))}
        </span>
      )}
      {why !== null && <span className={styles.reason}>{sentenceWords(t, why, pictureName)}</span>}
    </button>
  );
}

/** The argument as a tree, open around the picture that is shown, and what all its tries come to; each row leads to its own picture. */
export function WhyList({ why }: { readonly why: ShownWhy }) {
  const { t } = useTranslation();
  const reviewing = useService(REVIEWING);
  const pictureName = usePictureName();
  const tiles = useSmallTiles(FACE);
  const { loss, step: here } = why;
  const { steps } = loss;
  const step = steps[here];
  const rows = useMemo(() => (steps.length > MOST_ROWS ? unfoldedSteps(steps, here) : steps), [steps, here]);
  const tried = useMemo(() => triedSentence(steps), [steps]);
  const list = useRef<HTMLOListElement>(null);
  useCurrentRow(list);
  return (
    <aside className={styles.list} aria-label={t('review.why.steps')}>
      <h2>{t('review.why.steps')}</h2>
      <p className="visually-hidden" aria-live="polite">
        {step !== undefined && sentenceWords(t, lossSentence(step), pictureName)}
      </p>
      <ol ref={list}>
        {rows.map((row) => (
          <li key={row.number}>
            <WhyRow
              steps={steps}
              step={row}
              tiles={tiles}
              isHere={row.number - 1 === here}
              isNumbered={rows === steps || row.number - 1 === here}
              onGo={() => reviewing.goToWhy(row.number - 1)}
            />
          </li>
        ))}
      </ol>
      {tried !== null && (
        <p className={styles.tried} data-testid="why-tried">
          {sentenceWords(t, tried)}
        </p>
      )}
    </aside>
  );
}
