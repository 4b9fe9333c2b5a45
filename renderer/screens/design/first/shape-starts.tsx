import { useTranslation } from 'react-i18next';
import { BUILTIN_TEMPLATES, shapeOf } from '../../../../core/templates/builtin.ts';
import { templateName } from '../../../components/words.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import styles from './first-sheet.module.css';

interface ShapeStartsProps {
  readonly onChoose: (shape: ReturnType<typeof shapeOf>) => void;
}

/** The shapes that come with the game, to begin a drawing from. */
export function ShapeStarts({ onChoose }: ShapeStartsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.shapeStarts}>
      {BUILTIN_TEMPLATES.map((template) => {
        const name = templateName(t, { ...template, builtIn: true });
        return (
          <li key={template.name}>
            <button type="button" title={name} onClick={() => onChoose(shapeOf(template))}>
              <Thumbnail shape={template} />
              <span>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
