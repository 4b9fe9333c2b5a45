/** An examination of a program by the lab's worker, which can be cancelled. */
import { useContext, useEffect, useRef, useState } from 'react';
import type { Task } from '../../../../core/judge/question.ts';
import type { TurnLimit } from '../../../../core/rules/rules.ts';
import type { StudentVerdict } from '../../../engine/lab-protocol.ts';
import { LabEngineContext } from '../watch/use-lab-engine.ts';

/** An examination goes through these states; its program is the one that was asked about, whatever was written since. */
export type ExaminationState =
  | { readonly type: 'idle' | 'failed' }
  | { readonly type: 'under-way'; readonly asked: number }
  | { readonly type: 'done'; readonly source: string; readonly verdict: StudentVerdict };

export interface ExaminedAs {
  readonly tasks: readonly Task[];
  readonly maxTurns: TurnLimit;
}

export function useExamination({ tasks, maxTurns }: ExaminedAs, onPassed: () => void) {
  const own = useContext(LabEngineContext);
  const [state, setState] = useState<ExaminationState>({ type: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const examine = async (source: string) => {
    if (own === null) return;
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setState({ type: 'under-way', asked: 0 });
    const reply = await own.engine.ask(
      { type: 'lab-examine', source, tasks, maxTurns },
      {
        signal: abort.signal,
        onProgress: (asked) =>
          setState((before) => (before.type === 'under-way' ? { ...before, asked } : before)),
      },
    );
    if (abort.signal.aborted) return;
    if (!reply.ok) return setState({ type: 'failed' });
    setState({ type: 'done', source, verdict: reply.value });
    if (reply.value.type === 'examined' && reply.value.isPassed) onPassed();
  };
  const cancel = () => {
    running.current?.abort();
    setState({ type: 'idle' });
  };
  return { state, examine, cancel };
}
