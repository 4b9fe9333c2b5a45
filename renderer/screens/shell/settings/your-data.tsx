import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { BridgeErrorCode, Reply } from '../../../../core/contract/contract.ts';
import type { StorageState } from '../../../../core/contract/schemas.ts';
import { BRIDGE } from '../../../bridge/bridge.ts';
import { FileButton } from '../../../components/controls/file-button.tsx';
import { InfoButton } from '../../../components/info-button.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useService } from '../../../services/use-service.ts';
import { DATA_TRANSFER } from '../../../state/data-transfer.ts';
import { HOST } from '../../../state/host-state.ts';
import { exportFormFor } from '../banner-export.tsx';
import { DataOutcome } from '../data-outcome.tsx';
import { ExportButton } from '../export-button.tsx';
import { EraseSheet } from './erase-sheet.tsx';
import styles from './your-data.module.css';

/** The commands to export, import and erase the data, and its place. */
export function YourData() {
  const storage = useStore(useService(HOST), (state) => state.storage);
  return (
    <div data-part="your-data" className={styles.data}>
      {storage.kind === 'memory' ? <UnsavedActions storage={storage} /> : <Actions />}
      <DataOutcome />
      <Place />
    </div>
  );
}

/** The place of the data: its folder is shown where the host can do that, and named behind the *i*. */
function Place() {
  const { t } = useTranslation();
  const bridge = useService(BRIDGE);
  const [isNamed, setNamed] = useState(false);
  const [place, setPlace] = useState<Reply<'data.place'> | null>(null);
  const [trouble, setTrouble] = useState<BridgeErrorCode | null>(null);
  useEffect(() => {
    void bridge.call('data.place', null).then((answer) => {
      if (answer.ok) setPlace(answer.value);
      else setTrouble(answer.error.code);
    });
  }, [bridge]);
  const show = async () => {
    const shown = await bridge.call('data.show', null);
    setTrouble(shown.ok ? null : shown.error.code);
  };
  if (trouble !== null)
    return (
      <p className={styles.dataNote} role="alert">
        <TroubleWords code={trouble} />
      </p>
    );
  return (
    <div className={styles.place}>
      <p className={styles.dataNote}>{t('data.place')}</p>
      <InfoButton name={t('data.folder')} isOpen={isNamed} onToggle={() => setNamed(!isNamed)} />
      {place?.canShow && (
        <button type="button" className="button" data-scan="never" onClick={() => void show()}>
          {t('data.show')}
        </button>
      )}
      {isNamed && place !== null && (
        <p className={styles.dataFolder}>
          <Folder path={place.folder} />
        </p>
      )}
    </div>
  );
}

/** A path that is too long for its line breaks after a separator. */
function Folder({ path }: { readonly path: string }) {
  const ends = [...path.matchAll(/[/\\]|$/g)].map(({ index }) => index + 1);
  return ends.map((end, part) => (
    <Fragment key={end}>
      {path.slice(ends[part - 1] ?? 0, end)}
      <wbr />
    </Fragment>
  ));
}

function Actions() {
  const { t } = useTranslation();
  const data = useService(DATA_TRANSFER);
  const isBusy = useStore(data.store, (state) => state.task !== null);
  const [isErasing, setErasing] = useState(false);
  return (
    <>
      <div className={styles.dataActions}>
        <ExportButton form="readable" />
        <FileButton
          accept=".json,application/json"
          isDisabled={isBusy}
          onFiles={([chosen]) => chosen !== undefined && void data.importFile(chosen)}
        >
          {t('data.import')}
        </FileButton>
        <button
          type="button"
          data-part="data-erase"
          className={`button ${styles.dataErase}`}
          disabled={isBusy}
          onClick={() => setErasing(true)}
        >
          {t('data.erase')}
        </button>
      </div>
      {isErasing && <EraseSheet onClose={() => setErasing(false)} />}
    </>
  );
}

/** Play is from memory: what is in it can go out, and the files that could not be used, as they are. */
function UnsavedActions({ storage }: { readonly storage: Extract<StorageState, { kind: 'memory' }> }) {
  const { t } = useTranslation();
  const hasFiles = exportFormFor(storage.code) === 'files';
  return (
    <>
      <p className={styles.dataNote}>{t('data.in-memory')}</p>
      {hasFiles && storage.code === 'database-newer' && (
        <p className={styles.dataNote}>{t('data.about-files')}</p>
      )}
      <div className={styles.dataActions}>
        <ExportButton form="readable" {...(hasFiles && { name: 'data.export-played' })} />
        {hasFiles && <ExportButton form="files" />}
      </div>
    </>
  );
}
