/** Where files and links opened from outside wait until the window can hear of them. */
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
  /** The window listens from now on; what waits is read now. */
  listen(send: Send): void;
}

export function makeFileDoor(onBug: (error: unknown) => void): FileDoor {
  let letIn: (send: Send) => void = () => undefined;
  const listening = new Promise<Send>((resolve) => {
    letIn = resolve;
  });
  let last: Promise<unknown> = listening;

  function deliver(path: string, read: (path: string) => HostEvent | Promise<HostEvent>): void {
    last = last
      .then(async () => {
        const send = await listening;
        send(await read(path), path);
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
    listen: letIn,
  };
}

/** Asks the same; a window that got its first `app.info` is one that listens. */
export function listenAtFirstInfo(ask: Ask, door: FileDoor, send: Send): Ask {
  return async (channel, request) => {
    const answer = await ask(channel, request);
    if (channel === 'app.info' && answer.ok) door.listen(send);
    return answer;
  };
}
