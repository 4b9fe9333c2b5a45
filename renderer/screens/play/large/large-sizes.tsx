import { useTranslation } from 'react-i18next';
import { CALM_SIZES, type CalmSize } from '../../../../core/game/modes/calm-boards.ts';
import { Segments } from '../../../components/segments.tsx';
import { largeSizes } from '../../../parts/large-room.ts';
import { largeWindowNow } from '../../../parts/large-window.ts';
import { useOfWindow } from '../../../parts/use-of-window.ts';
import styles from './large-table.module.css';

/** The sizes that fit this window, as one value. */
const sizesNow = () => largeSizes(largeWindowNow()).join(' ');

/** Returns the sizes of boards that fit the window as it is. */
export function useLargeSizes(): readonly CalmSize[] {
  return useOfWindow(sizesNow).split(' ') as readonly CalmSize[];
}

/** The cells of a board in small. */
function SizePicture({ size }: { readonly size: CalmSize }) {
  const { width, height } = CALM_SIZES[size];
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  return (
    <svg className={styles.size} viewBox={`0 0 ${width * 10} ${height * 10}`} aria-hidden="true">
      {cells.map((cell) => (
        <rect
          key={cell}
          x={(cell % width) * 10 + 1}
          y={Math.floor(cell / width) * 10 + 1}
          width={8}
          height={8}
          rx={2}
        />
      ))}
    </svg>
  );
}

interface LargeSizesProps {
  readonly value: CalmSize;
  readonly onChoose: (size: CalmSize) => void;
}

/** The sizes that fit, to choose one; nothing where there is no choice. */
export function LargeSizes({ value, onChoose }: LargeSizesProps) {
  const { t } = useTranslation();
  const sizes = useLargeSizes();
  if (sizes.length < 2) return null;
  return (
    <Segments
      name="size"
      title={t('record.calm.size')}
      isTitleHidden
      value={value}
      options={sizes.map((size) => ({
        value: size,
        words: t('record.calm.cells', CALM_SIZES[size]),
        picture: <SizePicture size={size} />,
      }))}
      onChange={onChoose}
    />
  );
}
