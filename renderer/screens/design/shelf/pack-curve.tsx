/** Draws the rise of a pack: its two measures from level to level, and the places at which they jump or fall. */
import { useTranslation } from 'react-i18next';
import {
  isMeasured,
  PACK_MEASURES,
  type PackMeasureName,
  shareOf,
} from '../../../../core/packs/pack-curve.ts';
import { isOfOtherPlayers } from '../../../../core/packs/player-versions.ts';
import { curveSentences, measureOf } from '../../../../core/sentences/pack-sentences.ts';
import type { Sentence } from '../../../../core/sentences/sentence.ts';
import type { PackDeal } from '../../../../core/templates/pack-deal.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import styles from './packs.module.css';

const [WIDTH, HEIGHT, EDGE] = [300, 72, 4];
/** More than these are counted. */
const MOST_FAULTS = 4;

function pointsOf(deals: readonly (PackDeal | null)[], measure: PackMeasureName): string {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, deals.length - 1);
  return deals
    .flatMap((deal, place) => {
      const share = shareOf(deal, measure)?.share;
      if (share === undefined) return [];
      const [x, y] = [EDGE + place * step, HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)];
      return [`${x.toFixed(1)},${y.toFixed(1)}`];
    })
    .join(' ');
}

function Curve({ deals }: Pick<PackCurveProps, 'deals'>) {
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 ${HEIGHT - EDGE}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${EDGE}H${WIDTH}`} />
      {PACK_MEASURES.map((measure) => (
        <polyline key={measure} data-measure={measure} points={pointsOf(deals, measure)} />
      ))}
    </svg>
  );
}

/** Names the two measures in their colours. Seen only: each figure has its name for readers. */
export function StuckLegend() {
  const { t } = useTranslation();
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>{t('editor.pack.stuck')}</span>
      {PACK_MEASURES.map((measure) => (
        <span key={measure} data-measure={measure}>
          {t(`editor.pack.${measure}`)}
        </span>
      ))}
    </p>
  );
}

function useCurveWords() {
  const { t } = useTranslation();
  return (said: Sentence) => {
    const measure = measureOf(said);
    return sentenceWords(t, said, String, measure === null ? {} : { measure: t(`editor.pack.${measure}`) });
  };
}

/** The places at which the curve is off, and that there is none. */
function partedSentences(
  deals: PackCurveProps['deals'],
): readonly [readonly Sentence[], Sentence | undefined] {
  const said = curveSentences(deals);
  const calm = said.find(({ key }) => key === 'editor.pack.rises');
  return [calm === undefined ? said : [], calm];
}

interface PackCurveProps {
  readonly deals: readonly (PackDeal | null)[];
  /** Levels are being dealt or measured, so nothing is left to be asked for. */
  readonly isWorking: boolean;
}

/** The curve with its words; without a level that was measured it says how to get one. */
export function PackCurve({ deals, isWorking }: PackCurveProps) {
  const { t } = useTranslation();
  const curveWords = useCurveWords();
  const measured = deals.filter(isMeasured).length;
  const others = deals.filter(isOfOtherPlayers).length;
  const [faults, calm] = partedSentences(deals);
  return (
    <div data-testid="pack-curve">
      <Curve deals={deals} />
      <StuckLegend />
      {!isWorking && measured < deals.length && (
        <p className="page-note">{t('editor.pack.unmeasured', { count: deals.length - measured })}</p>
      )}
      {others > 0 && <p className="page-note">{t('editor.pack.other-players', { count: others })}</p>}
      {calm !== undefined && <p className="page-note">{curveWords(calm)}</p>}
      {faults.length > 0 && (
        <ul className={styles.faults} data-testid="pack-faults">
          {faults.slice(0, MOST_FAULTS).map((fault) => (
            <li key={curveWords(fault)}>{curveWords(fault)}</li>
          ))}
          {faults.length > MOST_FAULTS && (
            <li>{t('editor.pack.more-faults', { count: faults.length - MOST_FAULTS })}</li>
          )}
        </ul>
      )}
    </div>
  );
}
