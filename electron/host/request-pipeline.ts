/** The steps through which each request of a window passes on a host, in order. Both hosts use this list. */
import type { HostEvent } from '../../core/contract/contract.ts';
import { refuse } from '../../core/result.ts';
import { eraseHostFiles, type HostKeepings } from './erase-host-files.ts';
import { limitSize } from './limit-size.ts';
import { deliverOpened, type OpenedQueue } from './opened-queue.ts';
import { limitRate } from './rate-limit.ts';
import type { AnswerRequest, Ask, RequestStep } from './window-request.ts';

export interface PipelineParts {
  /** The storage thread, where channel and schema are checked: `handleRequest` in core/contract/handle.ts. */
  readonly ask: Ask;
  /** The files and links that were opened from outside and have not been sent to a window. */
  readonly opened: OpenedQueue;
  /** Tells this window of what was opened. */
  readonly send: (event: HostEvent, path: string) => void;
  readonly keepings: HostKeepings;
}

/** The pipeline of one window, from when it begins. */
export function createRequestPipeline({ ask, opened, send, keepings }: PipelineParts): AnswerRequest {
  return chain(
    [
      checkSender,
      limitRate(),
      limitSize,
      deliverOpened(opened, send), // after the first answer
      eraseHostFiles(keepings), // after an erasure of the database, or a switch to another one
    ],
    ask,
  );
}

/** Each step decides whether the next one is called; the last one sends the request to the storage thread. */
export function chain(steps: readonly RequestStep[], ask: Ask): AnswerRequest {
  return steps.reduceRight<AnswerRequest>(
    (next, step) => (request) => step(request, next),
    ({ channel, request }) => ask(channel, request),
  );
}

/** Passes on requests of the page that may use the bridge. */
export const checkSender: RequestStep = async (request, next) =>
  request.senderError === null ? next(request) : refuse(request.senderError);
