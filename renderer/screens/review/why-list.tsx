import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import { lossRowSentence } from '../../../core/sentences/loss-sentences.ts';
import type { TileAtlas } from '../../board/tiles/tile-atlas.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { useCurrentRow } from '../../components/use-current-row.ts';
import { TileFaces, useSmallTiles } from '../../parts/tile-faces.tsx';
import { unfoldedSteps } from '../../parts/why/loss-ways.ts';
import { useService } from '../../services/use-service.ts';
import type { ShownWhy } from '../../state/review/reviewed-game.ts';
import { REVIEWING } from '../../state/review/reviewing.ts';
import { isEndOfCase, kindsOf, numberOfStep } from './why-steps.ts';
import styles from './why-view.module.css';

/** Of more tiles the first ones are shown, and how many more there are. */
const MOST_TILES = 40;
/** So few pictures are all shown. */
const FEW_STEPS = 6;
/** Cases within cases beyond this are not set in any further. */
const DEEPEST = 3;

/** Two and two, so that a row of them breaks between pairs. */
function Faces({ step, tiles }: { readonly step: LossStep; readonly tiles: TileAtlas | null }) {
  const { t } = useTranslation();
  const kinds = kindsOf(step);
  if (kinds.length === 0) return null;
  const pairs = Array.from({ length: Math.ceil(Math.min(kinds.length, MOST_TILES) / 2) }, (_, at) => ({
    id: at,
    kinds: kinds.slice(2 * at, 2 * at + 2),
  }));
  return (
    <span className={styles.faces} aria-hidden="true">
      {pairs.map((pair) => (
        <TileFaces key={pair.id} atlas={tiles} kinds={pair.kinds} />
      ))}
      {kinds.length > MOST_TILES && (
        <small>{t('review.why.more', { count: kinds.length - MOST_TILES })}</small>
      )}
    </span>
  );
}

interface WhyRowProps {
  readonly step: LossStep;
  readonly tiles: TileAtlas | null;
  readonly isHere: boolean;
  readonly onGo: () => void;
}

function WhyRow({ step, tiles, isHere, onGo }: WhyRowProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isHere ? 'step' : undefined}
      data-lost={isEndOfCase(step)}
      data-type={step.words.type}
      data-depth={Math.min(DEEPEST, step.depth)}
      onClick={onGo}
    >
      <span className={styles.number} aria-hidden="true">
        {numberOfStep(step)}
      </span>
      <span className={styles.words}>{sentenceWords(t, lossRowSentence(step))}</span>
      {!isEndOfCase(step) && <Faces step={step} tiles={tiles} />}
    </button>
  );
}

/** The pictures of the proof, one under the other, unfolded where the one that is shown lies; each leads to its own. */
export function WhyList({ why }: { readonly why: ShownWhy }) {
  const { t } = useTranslation();
  const reviewing = useService(REVIEWING);
  const tiles = useSmallTiles();
  const { steps } = why.loss;
  const unfolded = useMemo(
    () => (steps.length > FEW_STEPS ? unfoldedSteps(steps, why.step) : steps),
    [steps, why.step],
  );
  const list = useRef<HTMLOListElement>(null);
  useCurrentRow(list);
  return (
    <aside className={styles.list} aria-label={t('review.why.steps')}>
      <ol ref={list}>
        {unfolded.map((each) => (
          <li key={each.number}>
            <WhyRow
              step={each}
              tiles={tiles}
              isHere={each.number - 1 === why.step}
              onGo={() => reviewing.goToWhy(each.number - 1)}
            />
          </li>
        ))}
      </ol>
    </aside>
  );
}
