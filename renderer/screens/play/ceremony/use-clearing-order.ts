import { useEffect, useState } from 'react';
import { ENGINE } from '../../../engine/client.ts';
import { useService } from '../../../services/use-service.ts';

const NOT_KNOWN: readonly number[] = [];

/** The order in which the current board was cleared; empty until the worker has sent it. */
export function useClearingOrder(): readonly number[] {
  const engine = useService(ENGINE);
  const [order, setOrder] = useState(NOT_KNOWN);
  useEffect(() => {
    let isWanted = true;
    void engine.ask({ type: 'trace' }).then((answer) => {
      if (isWanted && answer.ok) setOrder(answer.value.order);
    });
    return () => {
      isWanted = false;
    };
  }, [engine]);
  return order;
}
