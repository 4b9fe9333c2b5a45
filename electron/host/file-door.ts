/** Where files and links opened from outside wait until a window can hear of them. */
import type { HostEvent } from '../../core/contract/contract.ts';
import type { Ask } from './answer.ts';
import { readOpenedLink } from './opened.ts';
import { readOpenedFile } from './opened-file.ts';

/** Hears what became of the file or the link at `path`. */
type Send = (event: HostEvent, path: string) => void;

export interface FileDoor {
  /** Reads the files one after another and tells the window of each, once it listens. */
  open(paths: readonly string[]): void;
  /** Tells the window of links to boards, in their turn. */
  follow(links: readonly string[]): void;
  /**
   * Another window is to come, and nobody is told anything until it listens: when what this answers with is called. What
   * waited is read then.
   */
  awaitWindow(): (send: Send) => void;
}

export function makeFileDoor(onBug: (error: unknown) => void): FileDoor {
  let { listening, letIn } = awaited();
  let last: Promise<unknown> = Promise.resolve();

  function deliver(path: string, read: (path: string) => HostEvent | Promise<HostEvent>): void {
    last = last
      .then(async () => {
        await listening;
        const event = await read(path);
        // Another one, when the window went while the file was read.
        const send = await listening;
        send(event, path);
      })
      .catch(onBug);
  }

  return {
    open(paths) {
      for (const path of paths) deliver(path, readOpenedFile);
    },
    follow(links) {
      for (const link of links) deliver(link, readOpenedLink);
    },
    awaitWindow() {
      const before = letIn;
      ({ listening, letIn } = awaited());
      // Who waits for the window before waits for this one now.
      before(listening);
      return letIn;
    },
  };
}

interface Awaited {
  readonly listening: Promise<Send>;
  readonly letIn: (send: Send | Promise<Send>) => void;
}

function awaited(): Awaited {
  let letIn: Awaited['letIn'] = () => undefined;
  const listening = new Promise<Send>((resolve) => {
    letIn = resolve;
  });
  return { listening, letIn };
}

/** Asks the same for a window that begins; one that was answered is one that listens. */
export function listenAtFirstAnswer(ask: Ask, door: FileDoor, send: Send): Ask {
  const listen = door.awaitWindow();
  return async (channel, request) => {
    const answer = await ask(channel, request);
    listen(send);
    return answer;
  };
}
