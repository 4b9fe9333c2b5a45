import type { Page } from '@playwright/test';

export interface PageWatch {
  readonly problems: readonly string[];
  add(page: Page): void;
  /** Errors that a page logs from here on are about its host's end. */
  stop(): void;
}

/** The hosts themselves: the app's scheme, the loopback, and what a page makes for itself. */
const OWN_ADDRESS = /^(?:app:\/\/twofold\/|(?:http|ws):\/\/127\.0\.0\.1:|blob:|data:|about:|devtools:)/;

/** Collects what no page of the app may ever do: an error in the console (the content security policy reports there
 *  too), an uncaught error, a crash, a request to anywhere else. */
export function watchPages(): PageWatch {
  const problems: string[] = [];
  let isWatching = true;
  const note = (problem: string) => {
    if (isWatching) problems.push(problem.slice(0, 300));
  };
  return {
    problems,
    add(page) {
      page.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
      page.on('request', (request) => {
        if (!OWN_ADDRESS.test(request.url())) note(`a request to ${request.url()}`);
      });
      page.on('websocket', (socket) => {
        if (!OWN_ADDRESS.test(socket.url())) note(`a socket to ${socket.url()}`);
      });
      page.on('crash', () => note('the page crashed'));
    },
    stop() {
      isWatching = false;
    },
  };
}
