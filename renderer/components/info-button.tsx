import styles from './info-button.module.css';

interface InfoButtonProps {
  /** Says what more there is to read. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly testId?: string;
  readonly onToggle: () => void;
}

/** An *i* in a circle: what stands beside it is told in more words, or in figures, and no more. */
export function InfoButton({ name, isOpen, testId, onToggle }: InfoButtonProps) {
  return (
    <button
      type="button"
      className={styles.info}
      data-testid={testId}
      aria-label={name}
      title={name}
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  );
}
