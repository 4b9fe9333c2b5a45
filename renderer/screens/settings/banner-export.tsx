import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ExportForm } from '../../../core/contract/data.ts';
import type { StorageState } from '../../../core/contract/schemas.ts';
import { useApp } from '../../state/app-context.ts';
import { currentScreen } from '../../state/navigation.ts';
import { DataOutcome } from './data-outcome.tsx';

type Trouble = Extract<StorageState, { kind: 'memory' }>['code'];

/** What can honestly be exported: what could be read is in memory; what could not is a file that nobody here changes. */
export function exportFormFor(code: Trouble): ExportForm {
  return code === 'database-read-only' || code === 'database-locked' ? 'readable' : 'files';
}

/** The offer to export beside a database that cannot be used. What comes of it is told here, but on its own screen. */
export function BannerExport({
  code,
  isQuiet = false,
}: {
  readonly code: Trouble;
  readonly isQuiet?: boolean;
}) {
  const { t } = useTranslation();
  const { data, navigation } = useApp();
  const task = useStore(data.store, (state) => state.task);
  const screen = useStore(navigation, currentScreen);
  const form = exportFormFor(code);
  return (
    <>
      <button
        type="button"
        className={isQuiet ? 'button button-quiet' : 'button button-primary'}
        disabled={task !== null}
        onClick={() => void data.exportAs(form)}
      >
        {t(form === 'files' ? 'data.export-files' : 'data.export')}
      </button>
      {screen !== 'settings' && <DataOutcome />}
    </>
  );
}
