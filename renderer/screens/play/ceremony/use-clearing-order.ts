import { useEffect, useState } from 'react';
import { useApp } from '../../../state/app/app-context.ts';

const NOT_KNOWN: readonly number[] = [];

/** The order in which the current board was cleared; empty until the worker has sent it. */
export function useClearingOrder(): readonly number[] {
  const { engine } = useApp();
  const [order, setOrder] = useState(NOT_KNOWN);
  useEffect(() => {
    let isWanted = true;
    void engine.ask({ type: 'clearing-order' }).then((answer) => {
      if (isWanted && answer.ok) setOrder(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [engine]);
  return order;
}
