import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Its name, where the words beside it say more. */
  readonly name?: string;
  /** `warning`: what it turns on is a fault. */
  readonly tone?: 'plain' | 'warning';
  /** The id of the switch, for a label that stands elsewhere. */
  readonly id?: string;
  /** The label beside the switch. */
  readonly children?: ReactNode;
}

/** On or off, at once: a knob that slides, and the words of what it switches. */
export function Switch({ isOn, onChange, name, tone = 'plain', id, children }: SwitchProps) {
  return (
    <label className={styles.switch} data-tone={tone}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-label={name}
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
