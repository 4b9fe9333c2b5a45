import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { EMPTY, WALL } from '../../../../core/board/board.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { ClearedShape, OrderLegend } from '../../../components/pictures/cleared-shape.tsx';
import { growFrom } from '../../../parts/grow-from.ts';
import { turnCells } from '../../../parts/turned-board.ts';
import { useCeremonyPace } from '../../../parts/use-theme.ts';
import { useTurnedShape } from '../../../parts/use-turned-shape.ts';
import { useService } from '../../../services/use-service.ts';
import { LEFT_STAGE } from '../../../state/shown/left-stage.ts';
import { MOTION } from '../../../theme/motion.ts';
import styles from '../ending/end.module.css';
import { foldSlots } from './fold-slots.ts';
import { useClearingOrder } from './use-clearing-order.ts';

interface ClearedBoardProps {
  readonly template: TemplateRevision;
  /** The element to which its slots fly. */
  readonly seal: RefObject<HTMLElement | null>;
  readonly isStill: boolean;
}

/** The board that was cleared, in the order of clearing: it lights up where it stood on the table, goes to its place, and threads run from its slots into the seal. */
export function ClearedBoard({ template, seal, isStill }: ClearedBoardProps) {
  const { shape, turned } = useTurnedShape(template);
  const order = useClearingOrder();
  const pace = useCeremonyPace();
  const board = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGSVGElement>(null);
  const isKnown = order.length > 0;
  const stage = useService(LEFT_STAGE);
  const hasSetOut = useRef(false);
  useLayoutEffect(() => {
    // A window that turns it on its way, or what else changes then, does not let it set out again.
    if (hasSetOut.current) return;
    hasSetOut.current = true;
    // The table leaves it when it goes, which is before the first effect and after the first render.
    const table = stage.take({ ...shape, cells: shape.marks.map((mark) => (mark === WALL ? WALL : EMPTY)) });
    const room = board.current?.firstElementChild?.getBoundingClientRect();
    if (board.current === null || room === undefined || isStill) return;
    const cell = Math.min(room.width / shape.width, room.height / shape.height);
    const left = room.left + (room.width - shape.width * cell) / 2;
    const top = room.top + (room.height - shape.height * cell) / 2;
    const middle = {
      left: (window.innerWidth - shape.width * cell) / 2,
      top: (window.innerHeight - shape.height * cell) / 2,
      cell,
    };
    growFrom(table ?? middle, board.current, { left, top, cell }, pace);
  }, [stage, shape, isStill, pace]);
  useEffect(() => {
    if (!isKnown || isStill) return;
    // Measured when they set out: until then lines that come late may have moved the seal.
    const timer = setTimeout(
      () => {
        if (layer.current !== null && board.current !== null && seal.current !== null)
          foldSlots(layer.current, board.current, seal.current, pace);
      },
      (MOTION.glow.ms + MOTION.settle.ms) * pace,
    );
    return () => clearTimeout(timer);
  }, [isKnown, isStill, pace, seal]);
  return (
    <div data-part="end-board" className={styles.board} ref={board}>
      <ClearedShape
        key={order.length}
        shape={shape}
        order={turned === null ? order : turnCells(order, turned)}
      />
      {isKnown && <OrderLegend className={styles.order} />}
      <svg className={styles.fold} ref={layer} aria-hidden="true" />
    </div>
  );
}
