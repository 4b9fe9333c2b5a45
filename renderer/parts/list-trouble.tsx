import { useTranslation } from 'react-i18next';
import { EmptyPicture } from '../components/pictures/empty-picture.tsx';
import styles from './lists.module.css';
import { type TroubleCode, TroubleWords } from './trouble.tsx';

interface ListTroubleProps {
  readonly code: TroubleCode;
  /** Reads again what could not be read. */
  readonly onAgain?: () => void;
  /** Nothing else is on the screen: it takes the room of the list. */
  readonly isAlone?: boolean;
}

/** Says what happened, in place of a list that could not be read. */
export function ListTrouble({ code, onAgain, isAlone = false }: ListTroubleProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.listTrouble} data-alone={isAlone} role="alert">
      {isAlone && <EmptyPicture isTorn />}
      <p>
        <TroubleWords code={code} />
      </p>
      {onAgain !== undefined && (
        <button type="button" className={isAlone ? 'button button-primary' : 'button'} onClick={onAgain}>
          {t('home.try-again')}
        </button>
      )}
    </div>
  );
}
