import { useId } from 'react';
import styles from './free.module.css';

interface GradeSliderProps<T extends string> {
  readonly name: string;
  readonly value: T;
  /** In their order. */
  readonly options: readonly { readonly value: T; readonly words: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few grades on a line, told in words beside it. */
export function GradeSlider<T extends string>({ name, value, options, onChange }: GradeSliderProps<T>) {
  const id = useId();
  const place = options.findIndex((option) => option.value === value);
  const words = options[place]?.words ?? '';
  return (
    <div className={styles.grade}>
      <label htmlFor={id}>{name}</label>
      <output htmlFor={id}>{words}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={options.length - 1}
        step={1}
        value={place}
        aria-valuetext={words}
        onChange={({ target }) => {
          const chosen = options[target.valueAsNumber];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      />
    </div>
  );
}
