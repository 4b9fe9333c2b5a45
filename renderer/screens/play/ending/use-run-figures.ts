import { useEffect, useState } from 'react';
import type { RunFigures } from '../../../../core/game/run-figures.ts';
import { ENGINE } from '../../../engine/client.ts';
import { useService } from '../../../services/use-service.ts';

/** Returns the figures of the current game, level by level; null until the worker has sent them. */
export function useRunFigures(): RunFigures | null {
  const engine = useService(ENGINE);
  const [figures, setFigures] = useState<RunFigures | null>(null);
  useEffect(() => {
    let isWanted = true;
    void engine.ask({ type: 'run-figures' }).then((answer) => {
      if (isWanted && answer.ok) setFigures(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [engine]);
  return figures;
}
