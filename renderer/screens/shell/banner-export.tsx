import { useStore } from 'zustand';
import type { ExportForm } from '../../../core/contract/data.ts';
import type { StorageState } from '../../../core/contract/schemas.ts';
import { useService } from '../../services/use-service.ts';
import { currentScreen, NAVIGATION } from '../../state/navigation.ts';
import { DataOutcome } from './data-outcome.tsx';
import { ExportButton } from './export-button.tsx';

type Trouble = Extract<StorageState, { kind: 'memory' }>['code'];

/** Troubles in which memory holds all that can be had: what was read, or what was played until the files were gone. */
const IN_MEMORY: readonly Trouble[] = ['database-read-only', 'database-locked', 'database-gone', 'no-space'];

/**
 * Returns the form of an export that is complete: data that could be read is in memory; the rest is in a file
 * that this session does not change.
 */
export function exportFormFor(code: Trouble): ExportForm {
  return IN_MEMORY.includes(code) ? 'readable' : 'files';
}

/**
 * The offer to export beside a database that cannot be used. The outcome is shown here, except on the export's own
 * screen.
 */
export function BannerExport({ code }: { readonly code: Trouble }) {
  const screen = useStore(useService(NAVIGATION), currentScreen);
  return (
    <>
      <ExportButton form={exportFormFor(code)} />
      {screen !== 'settings' && <DataOutcome />}
    </>
  );
}
