/**
 * A program under examination: a process that is asked by its standard input and answers on its standard output, in a process
 * group of its own. It runs with the rights of the user. Its time, its output and, on Linux, its memory are bounded, and the whole
 * group is killed when it is through, whatever it started.
 */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { FailureToAnswer, ProgramReply } from '../../../core/judge/examination.ts';

/** The bounds of a program. */
export interface ProgramBounds {
  /** The longest time that it may take for an answer. */
  readonly answerMs: number;
  /** Most bytes of an answer. */
  readonly outputBytes: number;
  /** Most bytes of memory of all its processes together, where the system tells. */
  readonly memoryBytes: number;
}

/** The usual bounds. */
export const PROGRAM_BOUNDS: ProgramBounds = {
  answerMs: 10_000,
  outputBytes: 1024 * 1024,
  memoryBytes: 1024 * 1024 * 1024,
};

/** Memory is bounded where the system tells how much a process has. */
export const isMemoryBounded = process.platform === 'linux';

/** `loop`: it reads one question after the other; `single`: it is started for each, and its input ends behind the question. */
export type ProgramMode = 'loop' | 'single';

/** A reply, and how long the program took for it; with its start where it was started for it. */
export interface TimedReply {
  readonly reply: ProgramReply;
  readonly ms: number;
}

const hasGroups = process.platform !== 'win32';
/** Without an answer after so long, the end of its input is what a program may be waiting for. */
const PATIENCE_MS = 1500;
const SLOWER = 3;
const MEMORY_LOOK_MS = 100;
/** The last of standard error that is told. */
const TOLD_CHARACTERS = 400;

/**
 * A program may use so much of a processor in all: this process may be killed before it can kill, and then the system ends it.
 * The shell puts the program in its own place.
 */
const MOST_CPU_SECONDS = 600;
const LIMITED = 'ulimit -t "$0" 2>/dev/null; exec "$@"';

/** The groups that are running, which end with this process too. */
const running = new Set<RunningProgram>();
let isWatched = false;

function endWithThisProcess(): void {
  if (isWatched) return;
  isWatched = true;
  process.on('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      endAll();
      process.kill(process.pid, signal);
    });
  }
}

function endAll(): void {
  for (const each of running) each.end();
}

/** Asks a program, starting it as often as that takes. */
export class ExaminedProgram {
  private current: RunningProgram | null = null;
  private mode: ProgramMode = 'loop';
  private patienceMs = PATIENCE_MS;
  private readonly command: readonly [file: string, ...args: string[]];
  private readonly bounds: ProgramBounds;

  constructor(command: readonly [file: string, ...args: string[]], bounds: ProgramBounds) {
    this.command = command;
    this.bounds = bounds;
  }

  get runsBy(): ProgramMode {
    return this.mode;
  }

  /** From now on it is started for each question. */
  startsForEach(): void {
    this.mode = 'single';
  }

  /** Asks one question. */
  async ask(line: string): Promise<TimedReply> {
    if (this.mode === 'single') return this.askAlone(line);
    const isFresh = this.current?.isAlive !== true;
    if (isFresh) this.current = this.start();
    const program = this.current;
    if (program === null) return this.askAlone(line);
    const timed = await program.ask(line, this.patienceMs);
    const { reply } = timed;
    if (reply.type === 'answer' && program.hasEndedItself) this.mode = 'single';
    if (reply.type === 'answer' && program.waitedForTheEnd) this.learnFrom(timed.ms);
    if (reply.type === 'answer' && !program.hasMore) return timed;
    program.end();
    // It may have ended after the answer before, or written more than a line: asked alone, it shows.
    const isDecided =
      reply.type === 'failed' && (isFresh || reply.fault === 'hang' || reply.fault === 'flood');
    if (isDecided) return timed;
    const alone = await this.askAlone(line);
    if (reply.type === 'failed' && reply.fault === 'silent') this.mode = 'single';
    if (program.hasMore) this.mode = 'single';
    return alone;
  }

  /** Asks a question of a program that was started for it alone. */
  async askAlone(line: string): Promise<TimedReply> {
    this.current?.end();
    this.current = null;
    const program = this.start();
    const timed = await program.ask(line, 0);
    program.end();
    return timed;
  }

  /** Ends whatever still runs. */
  end(): void {
    this.current?.end();
  }

  /** A program that answered when its input ended may only have been slow to start: it is given more patience once. */
  private learnFrom(tookMs: number): void {
    if (this.patienceMs > PATIENCE_MS) this.mode = 'single';
    this.patienceMs = Math.max(PATIENCE_MS + 1, SLOWER * tookMs);
    this.current?.end();
  }

  private start(): RunningProgram {
    return new RunningProgram(this.command, this.bounds);
  }
}

/** One process with all that it starts. */
class RunningProgram {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly bounds: ProgramBounds;
  private output = '';
  private outputBytes = 0;
  private errors = '';
  /** True if a line came since the last question: an empty one is an answer too. */
  private wroteLine = false;
  private ended: string | null = null;
  private failure: 'flood' | 'memory' | null = null;
  private wake: () => void = () => undefined;
  private readonly memory: NodeJS.Timeout | null;

  constructor([file, ...args]: readonly [string, ...string[]], bounds: ProgramBounds) {
    endWithThisProcess();
    this.bounds = bounds;
    const command = hasGroups
      ? (['/bin/sh', '-c', LIMITED, String(MOST_CPU_SECONDS), file, ...args] as const)
      : [file, ...args];
    const [first, ...others] = command;
    this.child = spawn(first, others, { detached: hasGroups, stdio: 'pipe', windowsHide: true });
    running.add(this);
    const { stdin, stdout, stderr } = this.child;
    // It may close its input, or be gone.
    stdin.on('error', () => undefined);
    stdout.setEncoding('utf8').on('data', (text: string) => this.take(text));
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errors = (this.errors + text).slice(-TOLD_CHARACTERS);
      this.count(text);
    });
    this.child.on('error', (error) => this.finish(error.message));
    this.child.on('close', (code, signal) => this.finish(signal ?? String(code)));
    this.memory = isMemoryBounded ? setInterval(() => this.lookAtMemory(), MEMORY_LOOK_MS) : null;
    this.memory?.unref();
  }

  get isAlive(): boolean {
    return this.ended === null && this.failure === null;
  }

  get hasEndedItself(): boolean {
    return this.ended === '0';
  }

  /** True if it answered only when its input ended. */
  get waitedForTheEnd(): boolean {
    return this.child.stdin.writableEnded;
  }

  /** True if there is text behind the answer that was taken last. */
  get hasMore(): boolean {
    return this.output.trim() !== '';
  }

  /** The input is ended after so long without an answer; at once for a program that is asked one question. */
  async ask(line: string, patienceMs: number): Promise<TimedReply> {
    const mode: ProgramMode = patienceMs === 0 ? 'single' : 'loop';
    const startedAt = performance.now();
    const timed = (reply: ProgramReply): TimedReply => ({ reply, ms: performance.now() - startedAt });
    const deadline = startedAt + this.bounds.answerMs;
    this.outputBytes = 0;
    this.wroteLine = false;
    this.child.stdin.write(`${line}\n`);
    if (mode === 'single') this.child.stdin.end();
    for (;;) {
      if (this.failure !== null) return timed(this.failed(this.failure));
      if (mode === 'single' && this.ended !== null) return timed(this.answerAtEnd());
      const end = this.output.indexOf('\n');
      if (mode === 'loop' && end >= 0) {
        const text = this.output.slice(0, end);
        this.output = this.output.slice(end + 1);
        return timed({ type: 'answer', text });
      }
      if (this.ended !== null) return timed(this.answerAtEnd());
      const now = performance.now();
      if (now >= deadline) return timed(this.failed('hang'));
      const isWaitingForTheEnd =
        mode === 'loop' && now - startedAt >= Math.min(patienceMs, this.bounds.answerMs / 2);
      if (isWaitingForTheEnd && !this.child.stdin.writableEnded) this.child.stdin.end();
      await this.more(Math.min(deadline - now, PATIENCE_MS / 4));
    }
  }

  /** Kills the whole group, also what the program left behind when it ended. */
  end(): void {
    running.delete(this);
    if (this.memory !== null) clearInterval(this.memory);
    const { pid } = this.child;
    if (pid === undefined) return;
    if (!hasGroups) {
      if (this.ended === null)
        spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { windowsHide: true });
      return;
    }
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Nothing of it runs any more.
    }
  }

  /** The whole output of a program that has ended; its blank lines do not count. */
  private answerAtEnd(): ProgramReply {
    const text = this.output.trim();
    this.output = '';
    if (this.ended !== '0') return this.failed('crash');
    return text === '' && !this.wroteLine ? this.failed('silent') : { type: 'answer', text };
  }

  private failed(fault: FailureToAnswer): ProgramReply {
    this.end();
    return { type: 'failed', fault, ended: this.ended, detail: this.errors.trim() };
  }

  private take(text: string): void {
    this.count(text);
    if (this.failure !== null) return;
    this.wroteLine ||= text.includes('\n');
    this.output += text;
    this.wake();
  }

  private count(text: string): void {
    this.outputBytes += text.length;
    if (this.outputBytes > this.bounds.outputBytes) this.fail('flood');
  }

  private fail(how: 'flood' | 'memory'): void {
    this.failure ??= how;
    this.end();
    this.wake();
  }

  private finish(how: string): void {
    this.ended ??= how;
    this.end();
    this.wake();
  }

  /** Resolves when something has come, or after so long. */
  private more(waitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, waitMs));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private lookAtMemory(): void {
    if (this.child.pid !== undefined && memoryOfGroup(this.child.pid) > this.bounds.memoryBytes)
      this.fail('memory');
  }
}

const KIBIBYTE = 1024;

/** The resident memory of all processes of a group, in bytes, from /proc. */
function memoryOfGroup(group: number): number {
  let kibibytes = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of the program stands in brackets and may hold blanks; its state, parent and group follow.
      const [, , itsGroup] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      if (Number(itsGroup) !== group) continue;
      const [, resident = '0'] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
      kibibytes += Number(resident);
    } catch {
      // It ended meanwhile.
    }
  }
  return kibibytes * KIBIBYTE;
}
