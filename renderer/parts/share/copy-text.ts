/**
 * Puts a text on the system's clipboard, while a click or a key is being handled; false when the browser refuses. By the
 * copy command and not by `navigator.clipboard`, which wants a permission, and the shell grants none.
 */
export function copyText(text: string): boolean {
  let isTaken = false;
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isTaken = event.clipboardData !== null;
  };
  document.addEventListener('copy', give, { capture: true });
  try {
    return document.execCommand('copy') && isTaken;
  } finally {
    document.removeEventListener('copy', give, { capture: true });
  }
}
