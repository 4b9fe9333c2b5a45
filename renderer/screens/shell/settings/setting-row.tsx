/** Settings in groups, and the rows of a group: a name, what can be chosen, and what it means in a line or behind an *i*. */
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../components/controls/switch.tsx';
import { InfoButton } from '../../../components/info-button.tsx';
import { useMediaQuery } from '../../../parts/use-theme.ts';
import styles from './settings.module.css';

const NARROW = '(width < 35em)';

/** The groups that were opened: who comes back from a screen that a setting leads to finds its row. */
const opened = new Set<string>();

interface GroupProps {
  readonly id: string;
  readonly title: string;
  /** Says in short what is chosen in it, for as long as its rows are folded away. */
  readonly now: string;
  readonly children: ReactNode;
}

/** A group of settings; on a telephone a row that opens. */
export function Group({ id, title, now, children }: GroupProps) {
  const isRow = useMediaQuery(NARROW);
  const [isOpen, setOpen] = useState(() => opened.has(id));
  const name = useId();
  const toggle = () => {
    if (isOpen) opened.delete(id);
    else opened.add(id);
    setOpen(!isOpen);
  };
  return (
    <section className={styles.group} data-group={id} aria-labelledby={name}>
      <h2 id={name}>
        {isRow ? (
          <button type="button" data-testid={`settings-${id}`} aria-expanded={isOpen} onClick={toggle}>
            <span>{title}</span> {!isOpen && <small>{now}</small>}
          </button>
        ) : (
          title
        )}
      </h2>
      {(isOpen || !isRow) && <div className={`card ${styles.card}`}>{children}</div>}
    </section>
  );
}

interface RowProps {
  readonly title: string;
  /** Says more of the setting, where its name does not say enough. */
  readonly note?: string;
  /** Says it in a line or two, for all to see. */
  readonly line?: string;
  /** The control whose label the name is: a reader hears it once, and a press on it is one on the control. */
  readonly labels?: string;
  readonly children: ReactNode;
}

/** One setting: its name, and beside it what can be chosen. */
export function Row({ title, note, line, labels, children }: RowProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.setting}>
      <div className={styles.head}>
        {labels === undefined ? (
          <h3 className={styles.name}>{title}</h3>
        ) : (
          <label htmlFor={labels} className={styles.name}>
            {title}
          </label>
        )}
        {note !== undefined && (
          <InfoButton
            name={t('data.about-setting', { name: title })}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
      </div>
      <div data-part="setting-choice" className={styles.settingChoice}>
        {children}
      </div>
      {isOpen && <p className={styles.settingNote}>{note}</p>}
      {line !== undefined && <p className={styles.settingNote}>{line}</p>}
    </div>
  );
}

interface SwitchRowProps extends Pick<RowProps, 'title' | 'note' | 'line'> {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. */
export function SwitchRow({ title, isOn, onChange, ...words }: SwitchRowProps) {
  const id = useId();
  return (
    <Row title={title} {...words} labels={id}>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </Row>
  );
}
