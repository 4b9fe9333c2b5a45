/** The wrappers of every service of the storage: a failure of the disk is an answer, never a throw. */
import type { BridgeError } from '../../../core/contract/contract.ts';
import { err, type Result } from '../../../core/result.ts';
import { guarded, guardedLater } from '../base/failures.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';

type Service<Q, R> = (request: Q) => Result<R, BridgeError>;
type LaterService<Q, R> = (request: Q) => Promise<Result<R, BridgeError>>;

export interface Guards {
  /** For services that only read. */
  guard<Q, R>(service: Service<Q, R>): Service<Q, R>;
  guardLater<Q, R>(service: LaterService<Q, R>): LaterService<Q, R>;
  /** For services that change something: the answer is also a failure when the files are gone. */
  kept<Q, R>(service: Service<Q, R>): Service<Q, R>;
  keptLater<Q, R>(service: LaterService<Q, R>): LaterService<Q, R>;
}

export function createGuards(storage: OpenedStorage): Guards {
  const { reportDamage } = storage;
  return {
    guard: (service) => (request) => guarded(() => service(request), reportDamage),
    guardLater: (service) => (request) => guardedLater(() => service(request), reportDamage),
    kept: (service) => (request) =>
      whenKept(
        storage,
        guarded(() => service(request), reportDamage),
      ),
    keptLater: (service) => async (request) =>
      whenKept(storage, await guardedLater(() => service(request), reportDamage)),
  };
}

/**
 * A change is called saved only when it lies where the next start looks for it. A failure of the disk may hide that
 * the files are gone: then there is nothing left that a next start could repair or report.
 */
function whenKept<R>(storage: OpenedStorage, answer: Result<R, BridgeError>): Result<R, BridgeError> {
  const touchedDisk = answer.ok || answer.error.code === 'storage-failed';
  const gone = touchedDisk ? storage.noticeGone() : null;
  return gone === null ? answer : err({ code: 'storage-gone', detail: gone });
}
