/**
 * Takes WebRTC away from the page. Its packets pass by the policy for connections, so of all that a page could be made to
 * run only this could still speak to another machine.
 */

/** Deletes every constructor of WebRTC from a window. */
export function removePeerConnections(page: object): void {
  for (const name of Object.getOwnPropertyNames(page))
    if (/^(?:webkit)?RTC/.test(name)) Reflect.deleteProperty(page, name);
}

// On import, so before anything that is imported later begins.
removePeerConnections(globalThis);
