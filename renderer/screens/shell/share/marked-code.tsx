import type { CodeError } from '../../../../core/codes/code-error.ts';
import { GROUP, readCharacters } from '../../../../core/codes/symbols.ts';
import styles from '../../../parts/share/share.module.css';

/** Groups before and behind the one with the mistake, to find it by. */
const AROUND = 1;

interface Letter {
  /** Its place among all, from 1. */
  readonly at: number;
  readonly character: string;
}

function groupsAround(characters: readonly string[], at: number): Letter[][] {
  const letters = characters.map((character, index): Letter => ({ at: index + 1, character }));
  const wrong = Math.floor((at - 1) / GROUP);
  return Array.from({ length: 2 * AROUND + 1 }, (_, each) => wrong - AROUND + each)
    .map((group) => letters.slice(Math.max(0, group * GROUP), Math.max(0, (group + 1) * GROUP)))
    .filter((group) => group.length > 0);
}

/** The part of a code where a mistake is known to be, with the mistake marked; nothing where it is not known. */
export function MarkedCode({ text, error }: { readonly text: string; readonly error: CodeError }) {
  const { at, found } = error.details;
  const characters = readCharacters(text);
  // In a letter around the code places are counted from elsewhere; the words must do then.
  if (typeof at !== 'number' || characters[at - 1] !== found) return null;
  const last = error.code === 'code-swapped' ? at + 1 : at;
  return (
    <p className={`${styles.codeText} ${styles.codeMarked}`} aria-hidden="true">
      {groupsAround(characters, at).map((group) => (
        <span key={group[0]?.at} className={styles.codeGroup}>
          {group.map((letter) =>
            letter.at >= at && letter.at <= last ? (
              <mark key={letter.at}>{letter.character}</mark>
            ) : (
              <span key={letter.at}>{letter.character}</span>
            ),
          )}
        </span>
      ))}
    </p>
  );
}
