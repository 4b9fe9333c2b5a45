/** In a narrow window one board is seen at a time: names all of them with how much each examined so far, and chooses one. */
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/segments.tsx';
import styles from '../lab.module.css';

interface PanelSwitchProps {
  /** The value is null where nothing is examined. */
  readonly panels: readonly { readonly title: string; readonly value: number | null }[];
  readonly at: number;
  readonly onChange: (at: number) => void;
}

export function PanelSwitch({ panels, at, onChange }: PanelSwitchProps) {
  const { t } = useTranslation();
  if (panels.length < 2) return null;
  return (
    <div data-part="lab-switch" className={styles.switch}>
      <Segments
        name="lab-panel"
        title={t('lab.boards')}
        isTitleHidden
        value={String(at)}
        options={panels.map(({ title, value }, index) => ({
          value: String(index),
          words: title,
          ...(value !== null && { picture: <b className="display">{value}</b> }),
        }))}
        onChange={(value) => onChange(Number(value))}
      />
    </div>
  );
}
