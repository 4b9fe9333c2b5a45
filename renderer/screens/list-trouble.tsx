import './lists.css';
import { useTranslation } from 'react-i18next';
import { type TroubleCode, TroubleWords } from './trouble.tsx';

interface ListTroubleProps {
  readonly code: TroubleCode;
  /** Reads again what could not be read. */
  readonly onAgain?: () => void;
}

/** What happened, in place of what could not be read. */
export function ListTrouble({ code, onAgain }: ListTroubleProps) {
  const { t } = useTranslation();
  return (
    <div className="list-trouble" role="alert">
      <p>
        <TroubleWords code={code} />
      </p>
      {onAgain !== undefined && (
        <button type="button" className="button" onClick={onAgain}>
          {t('home.try-again')}
        </button>
      )}
    </div>
  );
}
