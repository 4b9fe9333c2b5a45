import { expect, it, vi } from 'vitest';
import { growthQuestion } from '../../core/judge/growth.ts';
import { type StudentPort, StudentProgram } from './student-program.ts';
import type { FromStudent, ToStudent } from './student-protocol.ts';

const QUESTION = growthQuestion('link', 8);
const TRACE = { looks: [], wrote: '', line: null };

/** A worker that answers by a function, or not at all where that gives null. */
function workers(answer: (message: ToStudent) => FromStudent | null) {
  const started: StudentPort[] = [];
  const start = () => {
    const port: StudentPort = {
      onmessage: null,
      onerror: null,
      terminate: vi.fn<() => void>(),
      postMessage(message) {
        const said = answer(message);
        if (said !== null)
          queueMicrotask(() => port.onmessage?.(new MessageEvent('message', { data: said })));
      },
    };
    started.push(port);
    return port;
  };
  return { start, started };
}

it('ends a program that does not answer, and starts it anew for the next question', async () => {
  let isStuck = true;
  const { start, started } = workers((message) => {
    if (message.kind === 'load') return { kind: 'loaded' };
    return isStuck ? null : { kind: 'answer', text: 'no', trace: TRACE };
  });
  const program = new StudentProgram(start, '', 1);
  expect(await program.load()).toBeNull();
  expect((await program.ask(QUESTION)).reply).toMatchObject({ type: 'failed', fault: 'hang' });
  expect(started[0]?.terminate).toHaveBeenCalledOnce();
  isStuck = false;
  // Enough time also on a machine that is busy.
  const patient = new StudentProgram(start, '', 60_000);
  expect((await patient.ask(QUESTION)).reply).toEqual({ type: 'answer', text: 'no' });
  expect(started).toHaveLength(2);
});

it('tells a text that comes to no end before anything is asked, and ends it', async () => {
  const { start, started } = workers(() => null);
  expect(await new StudentProgram(start, '', 60_000, 1).load()).toBe('endless');
  expect(started[0]?.terminate).toHaveBeenCalledOnce();
});

it('hands on why a text is no program, and how one failed', async () => {
  const refusing = workers(() => ({ kind: 'refused', message: 'SyntaxError', line: 3 }));
  expect(await new StudentProgram(refusing.start, '').load()).toEqual({ message: 'SyntaxError', line: 3 });
  const failing = workers((message) =>
    message.kind === 'load'
      ? { kind: 'loaded' }
      : { kind: 'failed', fault: 'crash', message: 'TypeError', trace: { ...TRACE, line: 2 } },
  );
  const { reply, trace } = await new StudentProgram(failing.start, '').ask(QUESTION);
  expect([reply, trace.line]).toEqual([
    { type: 'failed', fault: 'crash', ended: null, detail: 'TypeError' },
    2,
  ]);
});
