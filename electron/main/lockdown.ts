/**
 * Forbids windows to ask for permissions, use the network, navigate elsewhere, open or embed other pages, and
 * download files that they did not make.
 */
import { app, session } from 'electron';
import { isFrom } from './origin.ts';

/** Our own pages put the picture of a game on the clipboard; they do not read what lies there. */
const ALLOWED = 'clipboard-sanitized-write';

/** Denies every permission and device, but for that to write to the clipboard, which the pages of `origin` have. */
export function denyPermissions(origin: string): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, permission, callback, details) =>
    callback(permission === ALLOWED && isFrom(origin, details.requestingUrl)),
  );
  defaultSession.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin) => permission === ALLOWED && isFrom(origin, requestingOrigin),
  );
  defaultSession.setDevicePermissionHandler(() => false);
}

const NETWORK = ['http:', 'https:', 'ws:', 'wss:', 'ftp:', 'file:'];

/** Refuses every request to the network and to files, from any page; in development the server of `origin` is left. */
export function denyNetwork(origin: string): void {
  session.defaultSession.webRequest.onBeforeRequest(({ url }, callback) => {
    const isNetwork = NETWORK.some((protocol) => url.startsWith(protocol));
    callback({ cancel: isNetwork && !isFrom(origin, url.replace(/^ws/, 'http')) });
  });
}

/** Lets a page hand over what it made itself, to where the player says, and refuses every other download. */
export function denyDownloads(origin: string): void {
  session.defaultSession.on('will-download', (event, item) => {
    if (item.getURL().startsWith(`blob:${origin}/`))
      item.setSaveDialogOptions({ defaultPath: item.getFilename() });
    else event.preventDefault();
  });
}

/**
 * Lets no page reach another machine by WebRTC, whose packets pass by the session's requests: without a proxy that takes
 * them there is no UDP at all. The constructors are gone from our own page (renderer/bridge/peer-connections.ts).
 */
export function denyPeerConnections(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  });
}

/** Keeps each page that is made from now on within `origin`. */
export function denyNavigation(origin: string): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame || !isFrom(origin, event.url)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => {
      if (!isFrom(origin, event.url)) event.preventDefault();
    });
  });
}
