/** The rules of a board, drawn around it: a closed border as a frame with studs, gravity as chevrons on the side that pulls. */
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLASSIC_RULES, type Rules } from '../../../core/rules/rules.ts';
import type { BoardHandle, BoardSight } from '../../board/board-props.ts';
import { rulesWords } from '../../components/rules-words.ts';
import type { BoardLayout } from '../../viewport/layout.ts';
import { chevronsOf, type Side, type Way } from './chevrons.ts';
import styles from './rules-drawn.module.css';

const STUDS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
/** The frame, or the chevrons where there is none, stand this far from the board, as a share of the lane. */
const FRAME_AT = { closed: 0.3, open: 0.1 } as const;
/** The sides of chevrons, in CSS pixels: those at the sides are clear from there on, and with less room than the least there are none. */
const CHEVRON_PX = { most: 22, clear: 14, least: 9 } as const;
/** The room that an edge takes beside its chevrons, in CSS pixels. */
const EDGE_PX = 8;

interface RulesDrawnProps {
  readonly rules: Rules;
  readonly handle: RefObject<BoardHandle | null>;
  readonly sight: BoardSight;
  /** True while each mark bears its meaning: until a board is begun. */
  readonly isTold?: boolean;
}

function useLayout({ handle, sight }: Pick<RulesDrawnProps, 'handle' | 'sight'>): BoardLayout | null {
  const [layout, setLayout] = useState<BoardLayout | null>(null);
  useEffect(() => sight.watch(() => setLayout(handle.current?.layout() ?? null)), [handle, sight]);
  return layout;
}

/** The side at which tiles that go this way gather. */
const SIDE_OF: Readonly<Record<Way, Side>> = { up: 'above', down: 'below', left: 'left', right: 'right' };

interface ChevronsProps {
  readonly side: Side;
  /** The way that each group points. */
  readonly ways: readonly Way[];
  /** Side of one, in CSS pixels. */
  readonly chevron: number;
  /** Beside a phone's board the edge alone has room. */
  readonly isEdge: boolean;
}

function Chevrons({ side, ways, chevron, isEdge }: ChevronsProps) {
  const gathers = SIDE_OF[ways[0] ?? 'up'] === side;
  return (
    <span className={styles.side} data-side={side} data-gathers={gathers}>
      {!(isEdge && gathers) &&
        [...ways.entries()].map(([group, way]) => (
          <svg
            key={group}
            viewBox="4 3 16 16"
            width={chevron}
            height={chevron}
            data-way={way}
            aria-hidden="true"
          >
            {[5, 12].map((y) => (
              <path key={y} d={`M6 ${y}l6 5 6-5`} />
            ))}
          </svg>
        ))}
    </span>
  );
}

interface LabelsProps extends Pick<RulesDrawnProps, 'rules'> {
  /** The sides with chevrons. */
  readonly sides: readonly Side[];
}

/** The meaning of the frame and of the chevrons, each at its mark; readers have both in the head of the game. */
function Labels({ rules: { border, gravity }, sides }: LabelsProps) {
  const { t } = useTranslation();
  const isAbove = sides.includes('above');
  const labels = [
    { of: 'frame', at: isAbove ? 'below' : 'above', rules: { ...CLASSIC_RULES, border } },
    {
      of: sides.length === 1 ? sides[0] : 'chevrons',
      at: isAbove ? 'above' : 'below',
      rules: { ...CLASSIC_RULES, gravity },
    },
  ];
  return labels.flatMap(({ of, at, rules }) =>
    rulesWords(t, rules).map((words) => (
      <span key={of} className={styles.label} data-of={of} data-at={at} data-testid="rule-words">
        {words}
      </span>
    )),
  );
}

export function RulesDrawn({ rules, handle, sight, isTold = false }: RulesDrawnProps) {
  const layout = useLayout({ handle, sight });
  const isClosed = rules.border === 'closed';
  if (layout === null || (!isClosed && rules.gravity === 'none')) return null;
  const { left, top, columns, rows, cell, ring } = layout;
  const away = FRAME_AT[rules.border] * ring;
  const drawn = chevronsOf(rules.gravity);
  const roomIn = (bare: number) => Math.min(CHEVRON_PX.most, Math.max(ring, bare) - away - 3);
  const isBeside = drawn.some(([side]) => side === 'left' || side === 'right');
  // On a phone little of a lane is left at the sides: what points there stands above, where there is more room.
  const isAbove = isBeside && roomIn(left) < CHEVRON_PX.clear && roomIn(top) > roomIn(left);
  // Those above and below are drawn whole, behind their edge.
  const chevron =
    isBeside && !isAbove
      ? roomIn(left)
      : Math.min(roomIn(top), Math.max(CHEVRON_PX.least, top - away - EDGE_PX));
  const place = {
    left: left - away,
    top: top - away,
    width: columns * cell + 2 * away,
    height: rows * cell + 2 * away,
  };
  const sides = isAbove
    ? ([['above', drawn.map(([, way]) => way)]] as const)
    : drawn.map(([side, way]) => [side, [way, way, way]] as const);
  return (
    <div data-part="over-board" className={styles.rules} aria-hidden="true" data-testid="rules-drawn">
      <div className={styles.board} data-closed={isClosed} style={place}>
        {isClosed && STUDS.map((stud) => <i key={stud} className={styles.stud} data-at={stud} />)}
        {chevron >= CHEVRON_PX.least &&
          sides.map(([side, ways]) => (
            <Chevrons
              key={side}
              side={side}
              ways={ways}
              chevron={chevron}
              isEdge={isBeside && !isAbove && chevron < CHEVRON_PX.clear}
            />
          ))}
        {isTold && <Labels rules={rules} sides={sides.map(([side]) => side)} />}
      </div>
    </div>
  );
}
