/**
 * Takes WebRTC away from the page. Its packets bypass the content security policy, so it is the one way by which a
 * script in the page could still reach another machine.
 */

/** Deletes every constructor of WebRTC from a window. */
export function removePeerConnections(page: object): void {
  for (const name of Object.getOwnPropertyNames(page))
    if (/^(?:webkit)?RTC/.test(name)) Reflect.deleteProperty(page, name);
}

// On import, so before anything that is imported later begins.
removePeerConnections(globalThis);
