/** Where files opened from outside wait until the window can hear of them. */
import type { HostEvent } from '../../core/contract/contract.ts';
import type { Services } from '../../core/contract/handle.ts';
import { readOpenedFile } from './opened-file.ts';

type Send = (event: HostEvent) => void;

export interface FileDoor {
  /** Reads the files one after another and tells the window of each, once it listens. */
  open(paths: readonly string[]): void;
  /** The window listens from now on; files that wait are read now. */
  listen(send: Send): void;
}

export function makeFileDoor(onBug: (error: unknown) => void): FileDoor {
  let letIn: (send: Send) => void = () => undefined;
  const listening = new Promise<Send>((resolve) => {
    letIn = resolve;
  });
  let last: Promise<unknown> = listening;

  async function deliver(path: string): Promise<void> {
    const send = await listening;
    send(await readOpenedFile(path));
  }

  return {
    open(paths) {
      for (const path of paths) last = last.then(() => deliver(path)).catch(onBug);
    },
    listen: letIn,
  };
}

/** The services; a window that has asked for its first `app.info` is one that listens. */
export function listenAtFirstInfo(services: Services, door: FileDoor, send: Send): Services {
  return {
    ...services,
    'app.info': async (request) => {
      const info = await services['app.info'](request);
      door.listen(send);
      return info;
    },
  };
}
