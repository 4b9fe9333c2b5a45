import type { CommandIn, Scope } from '../../input/keymap.ts';
import { CommandKey } from '../../parts/key-cap.tsx';
import styles from './review.module.css';

interface ReviewKeyProps<S extends Scope> {
  readonly scope: S;
  readonly command: CommandIn<S>;
}

/** A key on the button that does the same. */
export function ReviewKey<S extends Scope>({ scope, command }: ReviewKeyProps<S>) {
  return <CommandKey scope={scope} command={command} className={styles.key} />;
}
