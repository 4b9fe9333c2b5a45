/** Shows the difficulty of the levels while a pack is arranged: its curve, and the ways to deal, measure and sort them. */
import { useEffect, useId, useRef, useState } from 'react';
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

/** A reader hears of a work under way each time that so much more of it is done. */
const TOLD_SHARE = 0.25;

/** A reader hears that a work began, how far it is, and how it ended. */
function WorkWords({ levels, work: { share, trouble, isDone } }: PackDifficultyProps) {
  const { t } = useTranslation();
  const count = levels.length;
  const told = share === null ? 0 : TOLD_SHARE * Math.floor(share / TOLD_SHARE);
  return (
    <p className="visually-hidden" role="status">
      {share !== null && told === 0 && t('editor.pack.working')}
      {told > 0 && t('editor.pack.share', { share: 100 * told })}
      {share === null && trouble !== null && t(`editor.pack.${trouble}`, { count })}
      {isDone && t('editor.pack.done', { count })}
    </p>
  );
}

/** Stop has the focus while a work runs; it goes back to the button that began it. */
function useWorkFocus(isWorking: boolean) {
  const begun = useRef<HTMLElement | null>(null);
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWorking) stop.current?.focus();
    else {
      if (document.activeElement === document.body) begun.current?.focus();
      begun.current = null;
    }
  }, [isWorking]);
  return { begun, stop };
}

export function PackDifficulty({ levels, work }: PackDifficultyProps) {
  const { t } = useTranslation();
  const id = useId();
  const [count, setCount] = useState(USUAL_LEVELS);
  const [isFit, setFit] = useState(true);
  const deals = levels.map(({ deal }) => deal);
  const isEmpty = levels.length === 0;
  const isMeasured = !isEmpty && deals.every(isDealMeasured);
  const isWorking = work.share !== null;
  const { begun, stop } = useWorkFocus(isWorking);
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
          onClick={({ currentTarget }) => {
            begun.current = currentTarget;
            void work.deal(levels, count);
          }}
        >
          {t('editor.pack.deal')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={isEmpty || isWorking}
          onClick={({ currentTarget }) => {
            begun.current = currentTarget;
            void work.measure(levels, isMeasured);
          }}
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
      <WorkWords levels={levels} work={work} />
      <div className={styles.working}>
        {work.share !== null && (
          <>
            <progress aria-label={t('editor.pack.working')} value={work.share} max={1} />
            <button ref={stop} type="button" className="button button-quiet" onClick={() => work.cancel()}>
              {t('editor.pack.stop')}
            </button>
          </>
        )}
        {!isWorking && work.trouble !== null && (
          <p>{t(`editor.pack.${work.trouble}`, { count: levels.length })}</p>
        )}
        {!isWorking && work.trouble === null && <p className="page-note">{t('editor.pack.hint')}</p>}
      </div>
      <PackCurve deals={deals} isWorking={isWorking} />
    </section>
  );
}
