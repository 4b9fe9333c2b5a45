import { useTranslation } from 'react-i18next';
import type { GameFileErrorCode } from '../../core/contract/import-errors.ts';
import type { STORAGE_TROUBLES } from '../../core/contract/schemas.ts';
import { Sentences } from '../components/sentences.tsx';
import type { SessionTrouble } from '../state/play/session-state.ts';
import type { DataTroubleCode } from '../state/transfer-run.ts';

export type TroubleCode =
  | SessionTrouble
  | GameFileErrorCode
  | DataTroubleCode
  | (typeof STORAGE_TROUBLES)[number];

/** Says what happened, why, and what to do. */
export function TroubleWords({ code }: { readonly code: TroubleCode }) {
  const { t } = useTranslation();
  return (
    <Sentences>
      <strong>{t(`error.${code}.what`)}</strong>
      {t(`error.${code}.why`)}
      {t(`error.${code}.what-to-do`)}
    </Sentences>
  );
}
