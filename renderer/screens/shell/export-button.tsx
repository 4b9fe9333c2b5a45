import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ExportForm } from '../../../core/contract/data.ts';
import { useService } from '../../services/use-service.ts';
import { DATA_TRANSFER } from '../../state/data-transfer.ts';

/** The label of each form. */
const NAMES = { readable: 'data.export', files: 'data.export-files' } as const;

interface ExportButtonProps {
  readonly form: ExportForm;
  /** A different label, where the default would be ambiguous. */
  readonly name?: 'data.export-played';
}

/** Exports everything in one form; while something else goes in or out it waits. */
export function ExportButton({ form, name }: ExportButtonProps) {
  const { t } = useTranslation();
  const data = useService(DATA_TRANSFER);
  const isBusy = useStore(data.store, (state) => state.task !== null);
  return (
    <button
      type="button"
      className="button"
      data-scan="never"
      disabled={isBusy}
      onClick={() => void data.exportAs(form)}
    >
      {t(name ?? NAMES[form])}
    </button>
  );
}
