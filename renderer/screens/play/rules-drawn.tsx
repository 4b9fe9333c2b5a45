/** The rules of a board, drawn around it: a closed border as a frame with studs, gravity as chevrons on the side that pulls. */
import { type RefObject, useEffect, useState } from 'react';
import type { Rules } from '../../../core/rules/rules.ts';
import type { BoardHandle, BoardSight } from '../../board/board-props.ts';
import type { BoardLayout } from '../../viewport/layout.ts';
import { chevronsOf, type Side, type Way } from './chevrons.ts';
import styles from './rules-drawn.module.css';

const STUDS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
/** The frame, or the chevrons where there is none, stand this far from the board, as a share of the lane. */
const FRAME_AT = { closed: 0.3, open: 0.1 } as const;
/** The sides of chevrons, in CSS pixels; where the lane has less room than the least there are none. */
const CHEVRON_PX = { most: 22, least: 9 } as const;
/** The groups of chevrons on a side, at most: one for so many cells. */
const GROUPS = ['first', 'second', 'third'] as const;
const CELLS_A_GROUP = 4;

interface RulesDrawnProps {
  readonly rules: Rules;
  readonly handle: RefObject<BoardHandle | null>;
  readonly sight: BoardSight;
}

function useLayout({ handle, sight }: Pick<RulesDrawnProps, 'handle' | 'sight'>): BoardLayout | null {
  const [layout, setLayout] = useState<BoardLayout | null>(null);
  useEffect(() => sight.watch(() => setLayout(handle.current?.layout() ?? null)), [handle, sight]);
  return layout;
}

interface ChevronsProps {
  readonly side: Side;
  readonly way: Way;
  readonly groups: number;
  /** Side of one, in CSS pixels. */
  readonly chevron: number;
}

function Chevrons({ side, way, groups, chevron }: ChevronsProps) {
  return (
    <span className={styles.side} data-side={side}>
      {GROUPS.slice(0, groups).map((group) => (
        <svg
          key={group}
          viewBox="0 0 24 24"
          width={chevron}
          height={chevron}
          data-way={way}
          aria-hidden="true"
        >
          {[4, 10, 16].map((y) => (
            <path key={y} d={`M6 ${y}l6 5 6-5`} />
          ))}
        </svg>
      ))}
    </span>
  );
}

export function RulesDrawn({ rules, handle, sight }: RulesDrawnProps) {
  const layout = useLayout({ handle, sight });
  const isClosed = rules.border === 'closed';
  if (layout === null || (!isClosed && rules.gravity === 'none')) return null;
  const { left, top, columns, rows, cell, ring } = layout;
  const away = FRAME_AT[rules.border] * ring;
  const chevron = Math.min(CHEVRON_PX.most, ring - away - 3);
  const place = {
    left: left - away,
    top: top - away,
    width: columns * cell + 2 * away,
    height: rows * cell + 2 * away,
  };
  const groups = (cells: number) => Math.min(GROUPS.length, Math.max(1, Math.floor(cells / CELLS_A_GROUP)));
  return (
    <div className={styles.rules} aria-hidden="true" data-testid="rules-drawn">
      <div className={styles.board} data-closed={isClosed} style={place}>
        {isClosed && STUDS.map((stud) => <i key={stud} className={styles.stud} data-at={stud} />)}
        {(chevron < CHEVRON_PX.least ? [] : chevronsOf(rules.gravity)).map(([side, way]) => (
          <Chevrons
            key={side}
            side={side}
            way={way}
            chevron={chevron}
            groups={groups(side === 'left' || side === 'right' ? rows : columns)}
          />
        ))}
      </div>
    </div>
  );
}
