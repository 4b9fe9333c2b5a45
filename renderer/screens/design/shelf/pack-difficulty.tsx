/** How hard the levels of a pack are that is being arranged: its curve, and the ways to deal, measure and sort them. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMeasured as isDealMeasured } from '../../../../core/packs/pack-curve.ts';
import { MAX_LEVELS } from '../../../../core/templates/file/file-form.ts';
import { NumberField } from '../../../components/field.tsx';
import type { Level } from '../../../state/editor/own-levels.ts';
import { PackCurve } from './pack-curve.tsx';
import styles from './packs.module.css';
import type { PackWork } from './use-pack-work.ts';

interface PackDifficultyProps {
  readonly levels: readonly Level[];
  readonly work: PackWork;
}

const USUAL_LEVELS = 30;

export function PackDifficulty({ levels, work }: PackDifficultyProps) {
  const { t } = useTranslation();
  const id = useId();
  const [count, setCount] = useState(USUAL_LEVELS);
  const [isFit, setFit] = useState(true);
  const deals = levels.map(({ deal }) => deal);
  const isEmpty = levels.length === 0;
  const isMeasured = !isEmpty && deals.every(isDealMeasured);
  const isWorking = work.share !== null;
  return (
    <section className={styles.difficulty} aria-labelledby={id}>
      <h3 id={id}>{t('editor.pack.title')}</h3>
      <div className={styles.dealing}>
        <NumberField
          name={t('editor.pack.count')}
          value={count}
          min={1}
          max={MAX_LEVELS}
          onChange={setCount}
          onTyped={setFit}
        />
        <button
          type="button"
          className="button"
          disabled={isEmpty || isWorking || !isFit}
          onClick={() => void work.deal(levels, count)}
        >
          {t('editor.pack.deal')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={isEmpty || isWorking}
          onClick={() => void work.measure(levels, isMeasured)}
        >
          {t(isMeasured ? 'editor.pack.measure-anew' : 'editor.pack.measure')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={!isMeasured || isWorking}
          onClick={() => work.sort(levels)}
        >
          {t('editor.pack.sort')}
        </button>
      </div>
      <div className={styles.working} role="status">
        {work.share !== null && (
          <>
            <progress aria-label={t('editor.pack.working')} value={work.share} max={1} />
            <button type="button" className="button button-quiet" onClick={() => work.cancel()}>
              {t('editor.pack.stop')}
            </button>
          </>
        )}
        {!isWorking && work.trouble !== null && (
          <p>{t(`editor.pack.${work.trouble}`, { count: levels.length })}</p>
        )}
        {!isWorking && work.trouble === null && <p className="page-note">{t('editor.pack.hint')}</p>}
      </div>
      <PackCurve deals={deals} />
    </section>
  );
}
