import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { MergeReport, Whose } from '../../../core/contract/data.ts';
import { filePlace } from '../../parts/file-place.ts';
import { TroubleWords } from '../../parts/trouble.tsx';
import { useService } from '../../services/use-service.ts';
import type { DataTask } from '../../state/data-transfer.ts';
import { DATA_TRANSFER } from '../../state/data-transfer.ts';
import type { DataNotice } from '../../state/transfer-run.ts';
import styles from './data-outcome.module.css';
import { WhoseSheet } from './whose-sheet.tsx';

/** A bar that is gone before it can be read is not shown. */
const PATIENCE_MS = 300;

/** Shows the progress of an export or an import, and what came of the last one. */
export function DataOutcome() {
  const data = useService(DATA_TRANSFER);
  const { task, notice, unclaimed } = useStore(data.store);
  if (unclaimed !== null) return <WhoseSheet />;
  if (task !== null) return <TaskBar key={task.kind} task={task} />;
  return notice === null ? null : <NoticeBox key={notice.type} notice={notice} />;
}

function TaskBar({ task }: { readonly task: DataTask }) {
  const { t } = useTranslation();
  const data = useService(DATA_TRANSFER);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  const words = t(`data.task-${task.kind}`);
  return (
    <div className={styles.task} data-testid="data-task">
      <span>{words}</span>
      <progress aria-label={words} max={1} value={task.kind === 'erase' ? undefined : task.progress} />
      {task.kind !== 'erase' && (
        <button type="button" className="button" onClick={() => data.cancel()}>
          {t('data.cancel')}
        </button>
      )}
    </div>
  );
}

function NoticeBox({ notice }: { readonly notice: DataNotice }) {
  const { t } = useTranslation();
  const data = useService(DATA_TRANSFER);
  const box = useRef<HTMLDivElement>(null);
  // Below the buttons, it may come up below the window's edge.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isBad = notice.type === 'failed' || (notice.type === 'exported' && notice.leftOut > 0);
  return (
    <div
      ref={box}
      className={styles.notice}
      data-tone={isBad ? 'bad' : 'good'}
      role={isBad ? 'alert' : 'status'}
      data-testid="data-notice"
    >
      <div className={styles.noticeText}>
        <NoticeWords notice={notice} />
      </div>
      <button type="button" className="button" onClick={() => data.dismiss()}>
        {t('data.understood')}
      </button>
    </div>
  );
}

function NoticeWords({ notice }: { readonly notice: DataNotice }) {
  const { t } = useTranslation();
  switch (notice.type) {
    case 'exported':
      return (
        <>
          <p>{t('data.exported', { name: notice.name })}</p>
          {notice.leftOut > 0 && <p>{t('data.left-out', { count: notice.leftOut })}</p>}
        </>
      );
    case 'cancelled':
      return <p>{t('data.cancelled')}</p>;
    case 'too-late':
      return <p>{t('data.too-late')}</p>;
    case 'merged':
      return <Report report={notice.report} file={notice.file} />;
    case 'failed': {
      const place = filePlace(t, notice.code, notice.detail, notice.file);
      return (
        <>
          <p>
            <TroubleWords code={notice.code} />
          </p>
          {place !== null && <p className="notice-detail">{place}</p>}
        </>
      );
    }
  }
}

/** The result of an import, kind by kind; kinds that the file did not hold are left out. */
function Report({ report, file }: { readonly report: MergeReport; readonly file: File }) {
  const { t } = useTranslation();
  const { whose, games, refusals, notRechecked, ...others } = report;
  const lists = [
    { name: t('data.games'), ...games },
    { name: t('data.scores'), ...others.scores },
    { name: t('data.templates'), ...others.templates },
    { name: t('data.packs'), ...others.packs },
    { name: t('data.pictures'), ...others.pictures },
    { name: t('data.puzzles'), ...others.puzzles },
    { name: t('data.settings'), ...others.settings },
  ].map(({ name, added, known, extended = 0, refused = 0, unshown = 0, full = 0 }: Counts) => ({
    name,
    parts: [
      added > 0 && t('data.new', { count: added }),
      extended > 0 && t('data.extended', { count: extended }),
      known > 0 && t('data.known', { count: known }),
      unshown > 0 && t('data.unshown', { count: unshown }),
      full > 0 && t('data.full', { count: full }),
      ...(refused > 0 ? refusals : []).map(({ reason, count }) => t(`data.refused.${reason}`, { count })),
    ].filter((part) => part !== false),
  }));
  const isNew = [games, ...Object.values(others)].some(
    ({ added, extended = 0, refused = 0, unshown = 0, full = 0 }: Omit<Counts, 'name'>) =>
      added + extended + refused + unshown + full > 0,
  );
  return (
    <>
      <p>
        <strong>{t(isNew ? 'data.merged' : 'data.merged-nothing')}</strong>
      </p>
      {whose !== 'own' && <Claimed whose={whose} file={file} />}
      {notRechecked > 0 && <p>{t('data.not-rechecked', { count: notRechecked })}</p>}
      <dl className={styles.report}>
        {lists
          .filter(({ parts }) => parts.length > 0)
          .map(({ name, parts }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{parts.join(' · ')}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** Whose the file is taken to be; it can be taken otherwise. */
function Claimed({ whose, file }: { readonly whose: Whose; readonly file: File }) {
  const { t } = useTranslation();
  const data = useService(DATA_TRANSFER);
  const other = whose === 'mine' ? 'others' : 'mine';
  return (
    <div className={styles.claimed}>
      <p>{t(`data.whose.as-${whose}`)}</p>
      <button type="button" className="button" onClick={() => void data.importFile(file, other)}>
        {t(`data.whose.change-to-${other}`)}
      </button>
    </div>
  );
}

interface Counts {
  readonly name: string;
  readonly added: number;
  readonly known: number;
  readonly extended?: number;
  readonly refused?: number;
  readonly unshown?: number;
  readonly full?: number;
}
