/// <reference lib="webworker" />
/**
 * Runs a program that a learner has written. The host serves this script with a policy of its own (electron/host/security-headers.ts):
 * it may evaluate text, and has nothing else, no origin, no storage, no network, no further script or worker. Who started it bounds
 * its time.
 */

import {
  answerByFunctions,
  FUNCTION_NAMES,
  type StudentFunctions,
} from '../../core/judge/function-answer.ts';
import type { JudgeQuestion } from '../../core/judge/question.ts';
import { MOST_STEPS } from '../../core/lab/lab-step.ts';
import {
  type FromStudent,
  MOST_OUTPUT,
  type StudentLook,
  type StudentTrace,
  type ToStudent,
} from './student-protocol.ts';

// In a worker `self` is this scope; the compiler only knows it as a window's.
declare const self: DedicatedWorkerGlobalScope & { console: unknown; takeFunctions?: unknown };

/** The name by which lines of the program are known in a stack. */
const FILE = 'program.js';
const MOST_WRITTEN = 2000;

const send = self.postMessage.bind(self) as (message: FromStudent) => void;
// Answers are ours to send.
Reflect.deleteProperty(self, 'postMessage');

let functions: StudentFunctions = {};
let isLoading = false;
let wrote = '';

const write = (...words: unknown[]) => {
  if (wrote.length < MOST_WRITTEN) wrote = `${wrote}${words.map(String).join(' ')}\n`.slice(0, MOST_WRITTEN);
};
self.console = Object.fromEntries(['log', 'info', 'debug', 'warn', 'error'].map((name) => [name, write]));

/** The line of the program that a stack names first. */
function lineIn(stack: unknown): number | null {
  const [, line] = new RegExp(`${FILE}:(\\d+)`).exec(String(stack)) ?? [];
  return line === undefined ? null : Number(line);
}

self.addEventListener('error', (event) => {
  event.preventDefault();
  if (!isLoading) return;
  isLoading = false;
  send({ kind: 'refused', message: event.message.replace(/^Uncaught /, ''), line: event.lineno || null });
});

/** A text given to a timer is run as a script: what is wrong with it comes as an event that names the line. */
function load(source: string): void {
  isLoading = true;
  const given = FUNCTION_NAMES.map((name) => `${name}: typeof ${name} === 'undefined' ? undefined : ${name}`);
  self.takeFunctions = (taken: StudentFunctions) => {
    Reflect.deleteProperty(self, 'takeFunctions');
    if (!isLoading) return;
    isLoading = false;
    functions = taken;
    send({ kind: 'loaded' });
  };
  setTimeout(`${source}\n//# sourceURL=${FILE}`);
  setTimeout(`takeFunctions({ ${given.join(', ')} });`);
}

function ask(question: JudgeQuestion, isTraced: boolean): void {
  const looks: StudentLook[] = [];
  wrote = '';
  const onLook = isTraced
    ? (at: StudentLook['at'], content: number) => {
        // One that comes to no end is watched as far as that.
        if (looks.length >= MOST_STEPS) throw new Error('enough was seen');
        looks.push({ at, isFree: content === 0, line: lineIn(new Error().stack) });
      }
    : undefined;
  const trace = (line: number | null): StudentTrace => ({ looks, wrote, line });
  try {
    const text = answerByFunctions(functions, question, onLook);
    if (text.length > MOST_OUTPUT) send({ kind: 'failed', fault: 'flood', message: '', trace: trace(null) });
    else send({ kind: 'answer', text, trace: trace(null) });
  } catch (error) {
    const stack = error instanceof Error ? error.stack : null;
    send({ kind: 'failed', fault: 'crash', message: String(error), trace: trace(lineIn(stack)) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToStudent>) => {
  if (data.kind === 'load') load(data.source);
  else ask(data.question, data.isTraced);
});
