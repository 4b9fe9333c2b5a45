import styles from './review.module.css';

/** A key on the button that does the same. */
export function ReviewKey({ label }: { readonly label: string }) {
  return (
    <span className={`key ${styles.key}`} aria-hidden="true">
      {label}
    </span>
  );
}
