import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import {
  blockedSentence,
  isEndOfCase,
  letterOf,
  lossSentence,
  triedSentence,
} from '../../../core/sentences/loss-sentences.ts';
import type { TileAtlas } from '../../board/tiles/tile-atlas.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { TileFaces, useSmallTiles } from '../../parts/tile-faces.tsx';
import { seenStep } from '../../parts/why/loss-picture.ts';
import { pairsUpTo, tryAt } from '../../parts/why/loss-ways.ts';
import { useService } from '../../services/use-service.ts';
import type { ShownWhy } from '../../state/review/reviewed-game.ts';
import { REVIEWING } from '../../state/review/reviewing.ts';
import { kindsOf } from './why-steps.ts';
import styles from './why-view.module.css';

/** Of more tiles the first ones are shown, and how many more there are. */
const MOST_TILES = 12;

/** Two and two, so that a row of them breaks between pairs. */
function Faces({ kinds, tiles }: { readonly kinds: readonly number[]; readonly tiles: TileAtlas | null }) {
  const { t } = useTranslation();
  if (kinds.length === 0) return null;
  const pairs = Array.from({ length: Math.ceil(Math.min(kinds.length, MOST_TILES) / 2) }, (_, at) => ({
    id: at,
    kinds: kinds.slice(2 * at, 2 * at + 2),
  }));
  return (
    <p className={styles.faces} aria-hidden="true">
      {pairs.map((pair) => (
        <TileFaces key={pair.id} atlas={tiles} kinds={pair.kinds} />
      ))}
      {kinds.length > MOST_TILES && t('review.why.more', { count: kinds.length - MOST_TILES })}
    </p>
  );
}

interface TriedPairsProps {
  readonly pairs: readonly LossStep[];
  readonly here: LossStep;
  readonly tiles: TileAtlas | null;
}

/** The pairs of the try in their order, a partner by its letter; each leads to its own picture. */
function TriedPairs({ pairs, here, tiles }: TriedPairsProps) {
  const { t } = useTranslation();
  const reviewing = useService(REVIEWING);
  const pictureName = usePictureName();
  if (pairs.length === 0) return null;
  return (
    <ol className={styles.pairs}>
      {pairs.map((pair, at) => {
        const kinds = kindsOf(pair);
        const name = sentenceWords(t, lossSentence(pair));
        return (
          <li key={pair.number}>
            <button
              type="button"
              aria-label={[name, pictureName(kinds[0] ?? 0)].join(' ')}
              aria-current={pair === here ? 'step' : undefined}
              onClick={() => reviewing.goToWhy(pair.number - 1)}
            >
              <b>{pair.words.type === 'partner' ? letterOf(pair.words.index) : at + 1}</b>
              <TileFaces atlas={tiles} kinds={kinds} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** A picture of the proof: which try it belongs to, its pairs so far, and what is seen; below them what all tries come to. */
export function WhyStory({ why: { loss, step: at } }: { readonly why: ShownWhy }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const tiles = useSmallTiles();
  const { steps } = loss;
  const tried = useMemo(() => triedSentence(steps), [steps]);
  const here = steps[at];
  if (here === undefined) return null;
  const seen = seenStep(steps, here);
  const reason = seen === here ? blockedSentence(here) : lossSentence(here);
  const pairs = pairsUpTo(steps, here);
  const isEnd = isEndOfCase(here);
  return (
    <aside className={styles.story} aria-label={t('review.why.steps')}>
      <h2>
        {tried === null
          ? t('review.why.step', { step: at + 1, all: steps.length })
          : pairs.length > 0
            ? t('review.why.try-of', tryAt(steps, here))
            : t('review.why.steps')}
      </h2>
      <TriedPairs pairs={pairs} here={here} tiles={tiles} />
      <div className={styles.seen} data-testid="why-step" data-lost={isEnd} aria-live="polite">
        <p className={styles.sentence}>{sentenceWords(t, lossSentence(seen), pictureName)}</p>
        {!isEnd && pairs.at(-1) !== here && <Faces kinds={kindsOf(here)} tiles={tiles} />}
        {reason !== null && <p>{sentenceWords(t, reason)}</p>}
      </div>
      {tried !== null && <p className={styles.tried}>{sentenceWords(t, tried)}</p>}
    </aside>
  );
}
