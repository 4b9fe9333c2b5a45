import { type RefObject, useEffect, useRef } from 'react';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { ClearedShape } from '../../../components/pictures/cleared-shape.tsx';
import { turnCells } from '../../../parts/turned-board.ts';
import { useCeremonyPace } from '../../../parts/use-theme.ts';
import { useTurnedShape } from '../../../parts/use-turned-shape.ts';
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

/** The board that was cleared, in the order of clearing; once it has lit up its slots stream into the seal. */
export function ClearedBoard({ template, seal, isStill }: ClearedBoardProps) {
  const { shape, turned } = useTurnedShape(template);
  const order = useClearingOrder();
  const board = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const isKnown = order.length > 0;
  const pace = useCeremonyPace();
  useEffect(() => {
    if (!isKnown || isStill) return;
    // Measured when they set out: until then lines that come late may have moved the seal.
    const timer = setTimeout(() => {
      if (layer.current !== null && board.current !== null && seal.current !== null)
        foldSlots(layer.current, board.current, seal.current, pace);
    }, MOTION.glow.ms * pace);
    return () => clearTimeout(timer);
  }, [isKnown, isStill, pace, seal]);
  return (
    <div data-part="end-board" className={styles.board} ref={board}>
      <ClearedShape
        key={order.length}
        shape={shape}
        order={turned === null ? order : turnCells(order, turned)}
      />
      <div className={styles.fold} ref={layer} hidden={isStill} />
    </div>
  );
}
