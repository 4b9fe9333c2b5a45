/** Code and numbers are there when they are asked for: one choice for all panels of the lab. */
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../components/select.tsx';
import sheet from '../board-sheet.module.css';
import styles from '../lab.module.css';
import { CODE_FORMS, type CodeForm } from './program-listing.ts';

interface PanelsShow {
  /** null: only the boards are shown. */
  readonly form: CodeForm | null;
  readonly setForm: (form: CodeForm | null) => void;
  /** Each cell that was examined has its number. */
  readonly hasNumbers: boolean;
  readonly setNumbers: (hasNumbers: boolean) => void;
}

export const ShowContext = createContext<PanelsShow>({
  form: null,
  setForm: () => undefined,
  hasNumbers: false,
  setNumbers: () => undefined,
});

/** `hasPrograms`: the code can be read in other languages too. */
export function CodeChoice({ hasPrograms = false }: { readonly hasPrograms?: boolean }) {
  const { t } = useTranslation();
  const { form, setForm } = useContext(ShowContext);
  return (
    <div className={`${sheet.field} ${styles.codeChoice}`}>
      <button
        type="button"
        className="button"
        aria-pressed={form !== null}
        onClick={() => setForm(form === null ? 'pseudo' : null)}
      >
        {t('lab.program.title')}
      </button>
      {hasPrograms && form !== null && (
        <Select
          aria-label={t('lab.program.language')}
          value={form}
          onChange={({ target }) => setForm(CODE_FORMS.find((each) => each === target.value) ?? 'pseudo')}
        >
          {CODE_FORMS.map((each) => (
            <option key={each} value={each}>
              {t(`lab.program.${each}`)}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
