/** What the app must have forbidden before a window may load anything. */
import { StrictEvents, strict } from './strict.ts';

type PermissionRequest = (contents: null, permission: string, callback: (granted: boolean) => void) => void;
type PermissionCheck = (contents: null, permission: string) => boolean;
type NetworkListener = (
  details: { readonly url: string },
  callback: (answer: { readonly cancel: boolean }) => void,
) => void;
type WindowOpen = (details: { readonly url: string }) => { readonly action: string };

const SCHEMES = ['http', 'https', 'ws', 'wss', 'file'];
const ELSEWHERE = 'https://example.com/';

let onRequest: PermissionRequest | null = null;
let onCheck: PermissionCheck | null = null;
let onDevice: (() => boolean) | null = null;
let onNetwork: NetworkListener | null = null;
let onWindowOpen: WindowOpen | null = null;

export function setWindowOpenHandler(handler: WindowOpen): void {
  onWindowOpen = handler;
}

let peerPolicy = 'default';

export function setWebRTCIPHandlingPolicy(policy: string): void {
  peerPolicy = policy;
}

const sessionEvents = new StrictEvents('session', ['will-download']);

export const sessionModel = {
  on: sessionEvents.on,
  setPermissionRequestHandler: (handler: PermissionRequest) => {
    onRequest = handler;
  },
  setPermissionCheckHandler: (handler: PermissionCheck) => {
    onCheck = handler;
  },
  setDevicePermissionHandler: (handler: () => boolean) => {
    onDevice = handler;
  },
  webRequest: strict('session.webRequest', {
    onBeforeRequest(listener: NetworkListener) {
      onNetwork = listener;
    },
  }),
};

/** Throws when a page could get a permission, go elsewhere, open a window or embed a page. */
export function expectLockedDown(contents: StrictEvents): void {
  expectDenied('permission requests', () => {
    let isGranted = onRequest === null;
    onRequest?.(null, 'media', (granted) => {
      isGranted = granted;
    });
    return !isGranted;
  });
  expectDenied('permission checks', () => onCheck?.(null, 'media') === false);
  expectDenied('devices', () => onDevice?.() === false);
  for (const scheme of SCHEMES)
    expectDenied(`the network over ${scheme}`, () => isCancelled(`${scheme}://example.com/`));
  expectDenied('downloads from elsewhere', () => !download(ELSEWHERE).goesOn);
  expectDenied('downloads of others', () => !download(`blob:${ELSEWHERE}1`).goesOn);
  const own = download('blob:app://twofold/1');
  if (!own.goesOn || !own.isAsked)
    throw new Error('The app denies its own pages a download to a chosen place');
  expectDenied('WebRTC past the proxy', () => peerPolicy === 'disable_non_proxied_udp');
  expectDenied('new windows', () => onWindowOpen?.({ url: ELSEWHERE }).action === 'deny');
  expectDenied('navigation', () => isPrevented(contents, 'will-frame-navigate'));
  expectDenied('redirects', () => isPrevented(contents, 'will-redirect'));
  expectDenied('webviews', () => isPrevented(contents, 'will-attach-webview'));
}

function expectDenied(what: string, isDenied: () => boolean): void {
  if (!isDenied()) throw new Error(`The app does not deny ${what}`);
}

/** Whether a download goes on, and whether the player is asked where to under its own name. */
function download(url: string): { readonly goesOn: boolean; readonly isAsked: boolean } {
  let goesOn = true;
  let isAsked = false;
  const event = {
    preventDefault: () => {
      goesOn = false;
    },
  };
  const item = strict('downloadItem', {
    getURL: () => url,
    getFilename: () => 'twofold.json',
    setSaveDialogOptions: ({ defaultPath }: { readonly defaultPath?: string }) => {
      isAsked = defaultPath === 'twofold.json';
    },
  });
  sessionEvents.emit('will-download', event, item);
  return { goesOn, isAsked };
}

function isCancelled(url: string): boolean {
  let isCancelled = false;
  onNetwork?.({ url }, ({ cancel }) => {
    isCancelled = cancel;
  });
  return isCancelled;
}

function isPrevented(contents: StrictEvents, event: string): boolean {
  let prevented = false;
  const preventDefault = () => {
    prevented = true;
  };
  contents.emit(event, { url: ELSEWHERE, isMainFrame: true, preventDefault });
  return prevented;
}
