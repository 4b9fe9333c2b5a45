import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type Unclaimed, WHOSE } from '../../../core/contract/data.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { asLanguage } from '../../components/words.ts';
import { formatDay } from '../../i18n/format.ts';
import { useService } from '../../services/use-service.ts';
import { DATA_TRANSFER } from '../../state/data-transfer.ts';
import styles from './whose-sheet.module.css';

/** Asks whose an export of another database is. */
export function WhoseSheet() {
  const unclaimed = useStore(useService(DATA_TRANSFER).store, (state) => state.unclaimed);
  return unclaimed === null ? null : <Question file={unclaimed} />;
}

function Question({ file }: { readonly file: Unclaimed }) {
  const { t, i18n } = useTranslation();
  const data = useService(DATA_TRANSFER);
  const facts = [
    t('data.whose.exported', { date: formatDay(file.exportedAt, asLanguage(i18n.language)) }),
    t('data.whose.games', { count: file.games }),
    file.puzzles > 0 && t('data.whose.answers', { count: file.puzzles }),
  ].filter((fact) => fact !== false);
  return (
    <Dialog title={t('data.whose.title')} onClose={() => data.claim(null)} className={styles.sheet}>
      {(close) => (
        <>
          <p>{t(file.isNamed ? 'data.whose.named' : 'data.whose.unnamed')}</p>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          <div className={styles.choices}>
            {WHOSE.map((whose) => (
              <button
                key={whose}
                type="button"
                className={`button ${styles.choice}`}
                onClick={() => data.claim(whose)}
              >
                <strong>{t(`data.whose.${whose}`)}</strong>
                <span>{t(`data.whose.${whose}-what`)}</span>
              </button>
            ))}
          </div>
          <button type="button" className="button button-quiet" onClick={close}>
            {t('data.whose.neither')}
          </button>
        </>
      )}
    </Dialog>
  );
}
