import { useTranslation } from 'react-i18next';
import { SLOT, WALL } from '../../../core/board/board.ts';
import type { Position } from '../../../core/review/puzzles/position-images.ts';
import { Sentences } from '../../components/sentences.tsx';

/** Explains how to play by hand, and the signs on these boards. */
export function Legend({ positions }: { readonly positions: readonly Position[] }) {
  const { t } = useTranslation();
  const has = (isThere: (position: Position, cell: number) => boolean) =>
    positions.some((position) => position.board.marks.some((_, cell) => isThere(position, cell)));
  const signs = [
    { sign: 'wall', isThere: has(({ board: { marks } }, cell) => marks[cell] === WALL) },
    {
      sign: 'empty',
      isThere: has(({ board: { marks, cells } }, cell) => marks[cell] === SLOT && cells[cell] === 0),
    },
    { sign: 'frame', isThere: positions.some(({ rules }) => rules.border === 'closed') },
  ] as const;
  return (
    <p>
      <Sentences>
        {t('paper.how')}
        {...signs.filter(({ isThere }) => isThere).map(({ sign }) => t(`paper.read.${sign}`))}
      </Sentences>
    </p>
  );
}
