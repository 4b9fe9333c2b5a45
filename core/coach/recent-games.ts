/** Games whose choices the coach adds up. */
export const RECENT_GAMES = 30;
