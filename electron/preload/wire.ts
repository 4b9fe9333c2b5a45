/** The two names on Electron's wire: a window asks, the host tells. The contract travels inside. */
export const CALL = 'twofold:call';
export const EVENT = 'twofold:event';
