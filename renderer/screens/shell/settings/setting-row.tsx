/** Settings in groups, and the rows of a group: a name, what it means in a sentence, and what can be chosen. */
import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Switch } from '../../../components/controls/switch.tsx';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { useMediaQuery } from '../../../parts/use-theme.ts';
import styles from './settings.module.css';

const NARROW = '(width < 56.25em)';

/** The groups that are seen: who comes back from a screen that a setting leads to finds its row. */
const seen = createStore(() => ({
  /** The one whose rows stand beside the list. */
  chosen: 'tiles',
  /** Those that were opened in a list that has no room beside it. */
  opened: [] as readonly string[],
}));

interface GroupProps {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  /** Says in short what is chosen in it, or what it holds. */
  readonly now: string;
  /** Shows what is chosen, in a list that has no room beside it. */
  readonly picture?: ReactNode;
  /** Its settings stand two in a row where there is room. */
  readonly inPairs?: boolean;
  readonly children: ReactNode;
}

/** Returns whether the settings of a group are shown. */
export function useIsShown(id: string): boolean {
  const isNarrow = useMediaQuery(NARROW);
  return useStore(seen, ({ chosen, opened }) => (isNarrow ? opened.includes(id) : chosen === id));
}

/** A group of settings: a row of a list, whose settings stand beside the list or, in a narrow window, below the row. */
export function Group({ id, icon, title, now, picture, inPairs = false, children }: GroupProps) {
  const isNarrow = useMediaQuery(NARROW);
  const isOpen = useIsShown(id);
  const name = useId();
  const press = () => {
    if (!isNarrow) return seen.setState({ chosen: id });
    seen.setState(({ opened }) => ({
      opened: isOpen ? opened.filter((each) => each !== id) : [...opened, id],
    }));
  };
  return (
    <section className={styles.group} data-group={id} aria-labelledby={name}>
      <h2 id={name}>
        <button type="button" data-testid={`settings-${id}`} aria-expanded={isOpen} onClick={press}>
          <Icon name={icon} />
          <span>{title}</span> {!(isOpen && isNarrow) && <small>{now}</small>}
          {!isOpen && isNarrow && picture}
        </button>
      </h2>
      {isOpen && (
        <div className={`card ${styles.card}`} data-pairs={inPairs}>
          {children}
        </div>
      )}
    </section>
  );
}

interface RowProps {
  readonly title: string;
  /** Says in a sentence what it does. */
  readonly line?: string | undefined;
  /** The control whose label the name is: a reader hears it once, and a press on it is one on the control. */
  readonly labels?: string;
  /** Stands below it, as wide as the row. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** One setting: its name, and beside it what can be chosen. */
export function Row({ title, line, labels, below, children }: RowProps) {
  return (
    <div className={styles.setting}>
      <div className={styles.words}>
        {labels === undefined ? (
          <h3 className={styles.name}>{title}</h3>
        ) : (
          <label htmlFor={labels} className={styles.name}>
            {title}
          </label>
        )}
        {line !== undefined && <p className={styles.settingLine}>{line}</p>}
      </div>
      {children !== null && (
        <div data-part="setting-choice" className={styles.settingChoice}>
          {children}
        </div>
      )}
      {below}
    </div>
  );
}

interface SwitchRowProps extends Pick<RowProps, 'title' | 'line'> {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. */
export function SwitchRow({ title, line, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Row title={title} line={line} labels={id}>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </Row>
  );
}
