/** The legend of the marks of a search on a board: its shades, or, with numbers, what stands on its cells and tiles. */
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../components/controls/switch.tsx';
import styles from '../lab.module.css';
import { ShowContext } from './code-choice.tsx';

const MARKS = {
  order: (
    <>
      <rect x="1" y="1" width="14" height="14" rx="3" />
      <path d="M6 6l2.5-2v8" />
    </>
  ),
  now: <rect x="2" y="2" width="12" height="12" rx="3" />,
  again: <path d="M4 8h.01M8 8h.01M12 8h.01" />,
  blocked: <path d="M4 4h9v9" />,
} as const;
const MARK_NAMES = Object.keys(MARKS) as (keyof typeof MARKS)[];

export function MarkLegend() {
  const { t } = useTranslation();
  const { hasNumbers, setNumbers } = useContext(ShowContext);
  return (
    <div className={styles.legend}>
      <ul aria-label={t('lab.legend.title')}>
        {hasNumbers ? (
          MARK_NAMES.map((mark) => (
            <li key={mark}>
              <svg viewBox="0 0 16 16" data-mark={mark} aria-hidden="true">
                {MARKS[mark]}
              </svg>
              {t(`lab.legend.${mark}`)}
            </li>
          ))
        ) : (
          <li>
            {t('lab.legend.first')}
            <span className={styles.shades} aria-hidden="true" />
            {t('lab.legend.last')}
          </li>
        )}
      </ul>
      <Switch isOn={hasNumbers} onChange={setNumbers}>
        {t('lab.legend.numbers')}
      </Switch>
    </div>
  );
}
