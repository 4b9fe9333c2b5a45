/** Files and links opened from outside wait here until there is a window for them. */
import type { HostEvent } from '../../core/contract/contract.ts';
import { readOpenedLink } from './opened.ts';
import { readOpenedFile } from './opened-file.ts';
import type { RequestStep } from './window-request.ts';

/** Called with the outcome of the file or the link at `path`. */
type Send = (event: HostEvent, path: string) => void;

export interface OpenedQueue {
  /** Reads the files one after another and sends an event for each to the window, once it listens. */
  addFiles(paths: readonly string[]): void;
  /** Tells the window of links to boards, in their turn. */
  addLinks(links: readonly string[]): void;
  /** Holds everything back until the next window listens, which it does when the function that this returns is called. */
  awaitWindow(): (send: Send) => void;
}

export function createOpenedQueue(onBug: (error: unknown) => void): OpenedQueue {
  let { listener, resolve } = createListener();
  let last: Promise<unknown> = Promise.resolve();

  function deliver(path: string, read: (path: string) => HostEvent | Promise<HostEvent>): void {
    last = last
      .then(async () => {
        await listener;
        const event = await read(path);
        // Another one, when the window closed while the file was read.
        const send = await listener;
        send(event, path);
      })
      .catch(onBug);
  }

  return {
    addFiles(paths) {
      for (const path of paths) deliver(path, readOpenedFile);
    },
    addLinks(links) {
      for (const link of links) deliver(link, readOpenedLink);
    },
    awaitWindow() {
      const resolveBefore = resolve;
      ({ listener, resolve } = createListener());
      // The requests that waited for the window before now wait for this one.
      resolveBefore(listener);
      return resolve;
    },
  };
}

interface Listener {
  readonly listener: Promise<Send>;
  readonly resolve: (send: Send | Promise<Send>) => void;
}

function createListener(): Listener {
  let resolve: Listener['resolve'] = () => undefined;
  const listener = new Promise<Send>((fulfil) => {
    resolve = fulfil;
  });
  return { listener, resolve };
}

/** Begins to deliver to a new window after the first of its requests was answered: then it listens. */
export function deliverOpened(queue: OpenedQueue, send: Send): RequestStep {
  const listen = queue.awaitWindow();
  return async (request, next) => {
    const answer = await next(request);
    listen(send);
    return answer;
  };
}
