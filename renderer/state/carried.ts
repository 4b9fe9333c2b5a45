/** Texts that go along to the next page of this window, once. */
const NAMES = { scan: 'twofold-scan', removed: 'twofold-removed' } as const;

export function carry(what: keyof typeof NAMES, text: string): void {
  sessionStorage.setItem(NAMES[what], text);
}

/** Returns the text that was carried along, once; null where none was. */
export function takeCarried(what: keyof typeof NAMES): string | null {
  const text = sessionStorage.getItem(NAMES[what]);
  sessionStorage.removeItem(NAMES[what]);
  return text;
}
