/** A learner's program in a worker of its own: it is asked questions, and ended where it comes to no end. */
import type { ProgramReply } from '../../core/judge/examination.ts';
import type { JudgeQuestion } from '../../core/judge/question.ts';
import {
  ANSWER_MS,
  type FromStudent,
  type RefusedProgram,
  type StudentTrace,
  type ToStudent,
} from './student-protocol.ts';

/** The part of a Worker that is used. */
export interface StudentPort {
  postMessage(message: ToStudent): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromStudent>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** To start the worker takes a moment more than an answer. */
const LOAD_MS = 10_000;

const NO_TRACE: StudentTrace = { looks: [], wrote: '', line: null };

export interface AskedProgram {
  readonly reply: Exclude<ProgramReply, { readonly type: 'over' }>;
  readonly trace: StudentTrace;
}

export class StudentProgram {
  readonly #start: () => StudentPort;
  readonly #source: string;
  readonly #answerMs: number;
  readonly #loadMs: number;
  #port: StudentPort | null = null;

  constructor(start: () => StudentPort, source: string, answerMs = ANSWER_MS, loadMs = LOAD_MS) {
    this.#start = start;
    this.#source = source;
    this.#answerMs = answerMs;
    this.#loadMs = loadMs;
  }

  /** Null when it is a program; `endless` when what stands outside its functions comes to no end. */
  async load(): Promise<RefusedProgram | 'endless' | null> {
    this.end();
    this.#port = this.#start();
    const loaded = await this.#send(this.#port, { kind: 'load', source: this.#source }, this.#loadMs);
    if (loaded === null) this.end();
    if (loaded?.kind === 'refused') return { message: loaded.message, line: loaded.line };
    return loaded?.kind === 'loaded' ? null : 'endless';
  }

  /** Starts it anew where it was ended. */
  async ask(question: JudgeQuestion, isTraced = false): Promise<AskedProgram> {
    const failed = (fault: 'hang' | 'crash' | 'flood', detail: string, trace = NO_TRACE): AskedProgram => ({
      reply: { type: 'failed', fault, ended: null, detail },
      trace,
    });
    if (this.#port === null && (await this.load()) !== null) return failed('crash', '');
    const port = this.#port;
    if (port === null) return failed('crash', '');
    const said = await this.#send(port, { kind: 'ask', question, isTraced }, this.#answerMs);
    if (said === null) {
      this.end();
      return failed('hang', '');
    }
    if (said.kind === 'answer') return { reply: { type: 'answer', text: said.text }, trace: said.trace };
    return said.kind === 'failed' ? failed(said.fault, said.message, said.trace) : failed('crash', '');
  }

  end(): void {
    this.#port?.terminate();
    this.#port = null;
  }

  /** Resolves with the next message, or with null when there is none in time or the worker itself has met an error. */
  #send(port: StudentPort, message: ToStudent, limitMs: number): Promise<FromStudent | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), limitMs);
      const settle = (said: FromStudent | null) => {
        clearTimeout(timer);
        resolve(said);
      };
      port.onmessage = ({ data }) => settle(data);
      port.onerror = () => settle(null);
      port.postMessage(message);
    });
  }
}
