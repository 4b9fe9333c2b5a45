import { type ReactNode, useId, useState } from 'react';
import styles from './field.module.css';

/** A label above what is filled in. */
export function Field({ children }: { readonly children: ReactNode }) {
  return (
    <div data-part="field" className={styles.field}>
      {children}
    </div>
  );
}

interface NumberFieldProps {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** Called with whether the text in the field is an allowed number. */
  readonly onTyped?: (isFit: boolean) => void;
}

/** A number that is taken as soon as it is one that may be. What is typed stays as it is until the field is left. */
export function NumberField({ name, value, min, max, step = 1, onChange, onTyped }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="number"
        value={typed ?? value}
        min={min}
        max={max}
        step={step}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          const isFit = target.validity.valid && target.value !== '';
          setTyped(target.value);
          onTyped?.(isFit);
          if (isFit) onChange(target.valueAsNumber);
        }}
        onBlur={() => {
          setTyped(null);
          onTyped?.(true);
        }}
      />
    </Field>
  );
}
