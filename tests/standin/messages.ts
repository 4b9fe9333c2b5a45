/** The messages between the stand-in's process and the test: the process is Electron, the test owns the Chromium. */

export type FromStandIn =
  | { readonly type: 'create'; readonly preload: string }
  | { readonly type: 'load'; readonly url: string }
  | { readonly type: 'close' }
  /** The main process asks the network. */
  | { readonly type: 'network'; readonly url: string }
  /** It found the lock taken, and says this to the one that has it. */
  | { readonly type: 'second-start'; readonly said: unknown; readonly args: readonly string[] }
  | { readonly type: 'answer'; readonly call: number; readonly value: unknown }
  | { readonly type: 'fail'; readonly call: number; readonly reason: string }
  | { readonly type: 'event'; readonly channel: string; readonly args: readonly unknown[] };

export type ToStandIn =
  | { readonly type: 'loaded' }
  | { readonly type: 'not-loaded'; readonly reason: string }
  /** The player closed the window. */
  | { readonly type: 'closed' }
  | { readonly type: 'power'; readonly event: 'suspend' | 'lock-screen' | 'user-did-resign-active' }
  /** Another start on the same folder. */
  | { readonly type: 'second-start'; readonly said: unknown; readonly args: readonly string[] }
  /** As macOS hands over a file. */
  | { readonly type: 'open-file'; readonly path: string }
  /** As macOS hands over a link. */
  | { readonly type: 'open-url'; readonly url: string }
  /** The window's process died. */
  | { readonly type: 'crashed' }
  /** The player chose an item of the menu. */
  | { readonly type: 'menu'; readonly label: string }
  | {
      readonly type: 'invoke';
      readonly call: number;
      readonly channel: string;
      readonly args: readonly unknown[];
      readonly url: string;
    };
