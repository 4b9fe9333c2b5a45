import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { RunFigures } from '../../../../core/game/run-figures.ts';
import { basisOf } from '../../../../core/game/setup/basis.ts';
import type { GameSetup } from '../../../../core/game/setup/entry.ts';
import { rulesOf } from '../../../../core/game/setup/mode-rules.ts';
import type { Language } from '../../../../core/languages.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { Seal } from '../../../components/seal.tsx';
import { asLanguage, templateName } from '../../../components/words.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import styles from './end.module.css';

/** As many levels as have room; of a longer run the last ones. */
const MOST_SHOWN = 7;

/** The template of each level that was reached, first to last; null where it is not in the library. */
function useTemplates(setup: GameSetup | undefined, levels: number): readonly (TemplateRevision | null)[] {
  const builtIns = useStore(useService(LIBRARY).store, (state) => state.templates);
  const shipped = { builtIns, journeyLevel: () => null, dailyBoard: () => null };
  return Array.from({ length: levels }, (_, place) =>
    setup === undefined ? null : (rulesOf(setup).plan(basisOf(setup), place + 1, shipped)?.template ?? null),
  );
}

function pointsOf(figures: RunFigures | null, level: number, language: Language): string {
  const points = figures?.levels[level - 1]?.points;
  return points === undefined ? '\u00a0' : formatNumber(points, language);
}

interface BurntIncenseProps {
  readonly setup: GameSetup | undefined;
  /** The level that was reached: those before it were cleared. */
  readonly levels: number;
  /** The figures of each level; null until they are known. */
  readonly figures: RunFigures | null;
  /** True if the points of each level are told. */
  readonly hasPoints: boolean;
}

/** A stick of incense that has burnt down: its ash carries each level that it saw, those that were cleared under their seals. */
export function BurntIncense({ setup, levels, figures, hasPoints }: BurntIncenseProps) {
  const { t, i18n } = useTranslation();
  const templates = useTemplates(setup, levels);
  return (
    <div className={styles.incense}>
      <ol start={Math.max(1, levels - MOST_SHOWN + 1)}>
        {templates
          .map((template, place) => ({ template, level: place + 1 }))
          .slice(-MOST_SHOWN)
          .map(({ template, level }) => (
            <li key={level} data-cleared={level < levels}>
              <span className={styles.incenseLevel} aria-hidden="true">
                {template !== null && <Thumbnail shape={template} />}
                {level < levels && (
                  <span className="seal">
                    <Seal />
                  </span>
                )}
              </span>
              <span className={styles.incenseWords}>
                <b className={styles.incenseName}>{template === null ? level : templateName(t, template)}</b>
                <b className={styles.incenseNumber} aria-hidden="true">
                  {level}
                </b>
                {/* As high before it is known. */}
                {hasPoints && (
                  <span className={styles.incensePoints}>
                    {pointsOf(figures, level, asLanguage(i18n.language))}
                  </span>
                )}
              </span>
            </li>
          ))}
      </ol>
      <svg className={styles.incenseEmber} viewBox="0 0 60 220" aria-hidden="true">
        <path className={styles.incenseSmoke} d="M30 196C8 160 52 132 30 96S44 40 26 4" />
        <circle className={styles.incenseGlow} cx="30" cy="198" r="15" />
        <circle className={styles.incenseCoal} cx="30" cy="198" r="5" />
      </svg>
    </div>
  );
}
