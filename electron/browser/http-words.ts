import type * as Http from 'node:http';

/**
 * All that the bundled library of web sockets has of HTTP (scripts/bundle-options.mjs): the words for its numbers, and the masking of
 * frames where Node brings it, without which the library masks by a loop of its own.
 */
export const {
  STATUS_CODES,
  websocketMask,
  websocketUnmask,
}: Pick<typeof Http, 'STATUS_CODES'> & {
  readonly websocketMask?: unknown;
  readonly websocketUnmask?: unknown;
} = process.getBuiltinModule('node:http');
