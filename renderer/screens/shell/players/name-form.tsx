import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../../core/contract/profile.ts';
import { isSameName, MAX_PROFILE_NAME, profileName } from '../../../../core/contract/profile-names.ts';
import { LabelledTextField } from '../../../components/controls/text-field.tsx';
import styles from './players.module.css';

interface NameFormProps {
  /** Of each field: its label, and what stands in it at first. */
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /** Those who have a name already. */
  readonly others: readonly Profile[];
  readonly submit: string;
  readonly onNames: (names: readonly string[]) => void;
  readonly children?: ReactNode;
}

/** Asks for names that no other player has. */
export function NameForm({ fields, others, submit, onNames, children }: NameFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => fields.map(({ value }) => value));
  const names = typed.map(profileName);
  const isTaken = names.some(
    (name, place) =>
      name !== '' &&
      [...others.map((other) => other.name), ...names.slice(0, place)].some((other) =>
        isSameName(other, name),
      ),
  );
  const isReady = !isTaken && names.every((name) => name !== '');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        setTyped(fields.map(({ value }) => value));
        onNames(names);
      }}
    >
      <div className={styles.fields}>
        {fields.map(({ label }, place) => (
          <LabelledTextField
            key={label}
            label={label}
            limit={MAX_PROFILE_NAME}
            value={typed[place] ?? ''}
            onText={(text) => setTyped(typed.map((each, other) => (other === place ? text : each)))}
          />
        ))}
        <button type="submit" className="button button-primary" disabled={!isReady}>
          {submit}
        </button>
        {children}
      </div>
      <p className={styles.taken} role="status">
        {isTaken && t('players.taken')}
      </p>
    </form>
  );
}
