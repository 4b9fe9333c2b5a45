/**
 * The two channels of Electron's IPC: requests of a window, and events of the host. The contract's channels are
 * inside.
 */
export const CALL = 'twofold:call';
export const EVENT = 'twofold:event';
