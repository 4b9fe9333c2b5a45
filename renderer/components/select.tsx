import type { ComponentProps } from 'react';
import styles from './select.module.css';

/** A list of the system to choose from, with our own arrow. */
export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return <select className={`${styles.select} ${className}`} {...props} />;
}
