import { useEffect, useState } from 'react';

const STEP_MS = 1_600;

/** Counts steps for a state that plays itself; `step` runs from 0 to `steps` − 1 and starts again. */
export function useSteps(steps: number): { readonly step: number; readonly count: number } {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return { step: count % steps, count };
}
