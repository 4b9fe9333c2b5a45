/** Runs programs of Windows through the agent in wine. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Machine, machineHere } from './machine.ts';

export interface WindowsStart {
  /** Node when left out; a name is looked for as Windows does. */
  readonly program?: string;
  readonly args: readonly string[];
  /** The folder in which it starts, as Windows names it. */
  readonly cwd?: string;
}

/** The end of a program. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs a program to its end, `input` on its standard input. Rejects when it cannot be started. */
export async function runOnWindows(
  start: WindowsStart,
  input: string | Uint8Array = '',
  machine: Machine = machineHere(),
): Promise<Ended> {
  const socket = connect(machine.port, '127.0.0.1');
  const request = { ...start, token: machine.token, input: Buffer.from(input).toString('base64') };
  socket.write(`${JSON.stringify(request)}\n`);
  const answer = await text(socket);
  if (answer === '') throw new Error('the agent inside wine is gone');
  const { failed, code, out, error } = JSON.parse(answer);
  if (failed !== undefined) throw new Error(`not started: ${failed}`);
  const decode = (base64: string) => Buffer.from(base64, 'base64').toString();
  return { code, out: decode(out), error: decode(error) };
}
