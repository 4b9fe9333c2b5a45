/** Sends the page's errors to the host, which logs them as Electron logs those of its windows. */

const MAX_CHARACTERS = 4_000;

/** Reports what is written by `console.error`, uncaught, or refused by the content security policy. */
export function reportErrors(send: (text: string) => void): void {
  let last = '';
  const report = (...words: readonly unknown[]) => {
    const text = words.map(textOf).join(' ');
    // Repeated at once, it is sent once.
    if (text !== last) send(text.slice(0, MAX_CHARACTERS));
    last = text;
  };
  const { error: log } = console;
  console.error = (...words: unknown[]) => {
    log(...words);
    report(...words);
  };
  addEventListener('error', ({ error }) => {
    // Without an error it is a notice of the browser's, as about observers of an element's size.
    if (error) report(error);
  });
  addEventListener('unhandledrejection', (event) => report(event.reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    report(`refused by the policy: ${event.effectiveDirective} ${event.blockedURI} (${event.sourceFile})`),
  );
}

function textOf(word: unknown): string {
  return word instanceof Error ? (word.stack ?? word.message) : String(word);
}
