/** A request of a window on its way through a host. */
import type { Answer, BridgeErrorCode } from '../../core/contract/contract.ts';

/** As the transport received it: nothing in it has been checked. */
export interface WindowRequest {
  /** Why its sender may not use the bridge, as the transport found out; null for the page that may. */
  readonly senderError: Extract<BridgeErrorCode, 'forbidden-sender' | 'taken-over'> | null;
  readonly channel: unknown;
  readonly request: unknown;
}

/** Answers a request, whatever it is; one that must be refused is answered too. */
export type AnswerRequest = (request: WindowRequest) => Promise<Answer>;

/** One step of the pipeline: refuses, or calls `next` and may look at its answer. */
export type RequestStep = (request: WindowRequest, next: AnswerRequest) => Promise<Answer>;

/** Asks the storage thread. */
export type Ask = (channel: unknown, request: unknown) => Promise<Answer>;
