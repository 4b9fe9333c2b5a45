/** The name of a player who was removed goes along to the next page of this window, which tells that it is done. */
const NAME = 'twofold-removed';

export function carryRemoved(name: string): void {
  sessionStorage.setItem(NAME, name);
}

/** Returns the name that was carried along, once. */
export function takeRemoved(): string | null {
  const name = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  return name;
}
