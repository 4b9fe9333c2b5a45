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

interface TroubleLinesProps {
  readonly code: TroubleCode;
  /** Further words that should be visible at once. */
  readonly more: string;
}

/** The same in two lines: what happened, and below it the rest, of which a small window leaves out the cause. */
export function TroubleLines({ code, more }: TroubleLinesProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <Sentences>
          <strong>{t(`error.${code}.what`)}</strong>
          {more}
        </Sentences>
      </p>
      <p className="notice-detail">
        <Sentences>
          <span className="notice-why">{t(`error.${code}.why`)}</span>
          {t(`error.${code}.what-to-do`)}
        </Sentences>
      </p>
    </>
  );
}
