/** The prohibitions that the app must have set before a window may load anything. */
import { StrictEvents, strict } from './strict.ts';

type Handler<Setter extends (handler: never) => void> = NonNullable<Parameters<Setter>[0]>;
type PermissionRequest = Handler<Electron.Session['setPermissionRequestHandler']>;
type PermissionCheck = Handler<Electron.Session['setPermissionCheckHandler']>;
type DevicePermission = Handler<Electron.Session['setDevicePermissionHandler']>;
type NetworkListener = (
  details: Electron.OnBeforeRequestListenerDetails,
  callback: (answer: Electron.CallbackResponse) => void,
) => void;
type WindowOpen = Handler<Electron.WebContents['setWindowOpenHandler']>;

const SCHEMES = ['http', 'https', 'ws', 'wss', 'file'];
const ELSEWHERE = 'https://example.com/';
export const OWN = 'app://twofold/';
export const CLIPBOARD = 'clipboard-sanitized-write';

let onRequest: PermissionRequest | null = null;
let onCheck: PermissionCheck | null = null;
let onDevice: DevicePermission | null = null;
let onNetwork: NetworkListener | null = null;
let onWindowOpen: WindowOpen | null = null;

export function setWindowOpenHandler(handler: WindowOpen): void {
  onWindowOpen = handler;
}

let peerPolicy = 'default';

export function setWebRTCIPHandlingPolicy(
  policy: Electron.WebContents extends { setWebRTCIPHandlingPolicy(policy: infer P): void } ? P : never,
): void {
  peerPolicy = policy;
}

const sessionEvents = new StrictEvents<Electron.Session>('session', ['will-download']);

export const sessionModel = {
  on: sessionEvents.on,
  setPermissionRequestHandler: (handler: PermissionRequest | null) => {
    onRequest = handler;
  },
  setPermissionCheckHandler: (handler: PermissionCheck | null) => {
    onCheck = handler;
  },
  setDevicePermissionHandler: (handler: DevicePermission | null) => {
    onDevice = handler;
  },
  webRequest: strict<Electron.WebRequest>('session.webRequest', {
    onBeforeRequest(...[first, second]: readonly unknown[]) {
      // A filter of addresses may stand before the listener; the app has none.
      if (second !== undefined) throw new Error('The Electron stand-in knows no filter of requests');
      onNetwork = first as NetworkListener | null;
    },
  }),
} satisfies Partial<Electron.Session>;

export const ownSession: Electron.Session = sessionEvents.own(
  strict<Electron.Session>('session.defaultSession', sessionModel),
);

/** An argument of Electron's that the app does not look at; to look at it throws. */
const unseen = <T extends object>(name: string): T => strict<T>(name, {});

/** Throws when a page could get a permission, go elsewhere, open a window or embed a page. */
export function expectLockedDown(contents: StrictEvents<Electron.WebContents>): void {
  expectDenied('permission requests', () => !isGranted('media', OWN));
  expectDenied('permission checks', () => onCheck?.(null, 'media', OWN, unseen('details')) === false);
  expectDenied('others the clipboard', () => !isGranted(CLIPBOARD, ELSEWHERE));
  expectDenied(
    'others a look at the clipboard’s permission',
    () => onCheck?.(null, CLIPBOARD, ELSEWHERE, unseen('details')) === false,
  );
  if (!isGranted(CLIPBOARD, OWN) || onCheck?.(null, CLIPBOARD, OWN, unseen('details')) !== true)
    throw new Error('The app denies its own pages the clipboard');
  expectDenied('devices', () => onDevice?.(unseen('details')) === false);
  for (const scheme of SCHEMES)
    expectDenied(`the network over ${scheme}`, () => isCancelled(`${scheme}://example.com/`));
  expectDenied('downloads from elsewhere', () => !download(ELSEWHERE).goesOn);
  expectDenied('downloads of others', () => !download(`blob:${ELSEWHERE}1`).goesOn);
  const own = download('blob:app://twofold/1');
  if (!own.goesOn || !own.isAsked)
    throw new Error('The app denies its own pages a download to a chosen place');
  expectDenied('WebRTC past the proxy', () => peerPolicy === 'disable_non_proxied_udp');
  expectDenied(
    'new windows',
    () => onWindowOpen?.(strict<Electron.HandlerDetails>('details', { url: ELSEWHERE })).action === 'deny',
  );
  expectDenied('navigation', () => isPrevented(contents, 'will-frame-navigate'));
  expectDenied('redirects', () => isPrevented(contents, 'will-redirect'));
  expectDenied('webviews', () => isPrevented(contents, 'will-attach-webview'));
}

function isGranted(permission: Parameters<PermissionRequest>[1], url: string): boolean {
  let isGranted = onRequest === null;
  const details = strict<Parameters<PermissionRequest>[3]>('details', { requestingUrl: url });
  onRequest?.(
    unseen('webContents'),
    permission,
    (granted) => {
      isGranted = granted;
    },
    details,
  );
  return isGranted;
}

function expectDenied(what: string, isDenied: () => boolean): void {
  if (!isDenied()) throw new Error(`The app does not deny ${what}`);
}

/** Returns whether a download goes on, and whether the player is asked where to under its own name. */
function download(url: string): { readonly goesOn: boolean; readonly isAsked: boolean } {
  let goesOn = true;
  let isAsked = false;
  const event = {
    preventDefault: () => {
      goesOn = false;
    },
  };
  const item = strict<Electron.DownloadItem>('downloadItem', {
    getURL: () => url,
    getFilename: () => 'twofold.json',
    setSaveDialogOptions: ({ defaultPath }: Electron.SaveDialogOptions) => {
      isAsked = defaultPath === 'twofold.json';
    },
  });
  sessionEvents.emit('will-download', event, item);
  return { goesOn, isAsked };
}

function isCancelled(url: string): boolean {
  let isCancelled = false;
  onNetwork?.(strict<Electron.OnBeforeRequestListenerDetails>('details', { url }), ({ cancel }) => {
    isCancelled = cancel === true;
  });
  return isCancelled;
}

function isPrevented(contents: StrictEvents<Electron.WebContents>, event: string): boolean {
  return contents.emitPreventable(event, { url: ELSEWHERE, isMainFrame: true });
}
