/** The words of HTTP for its numbers: all that the bundled library of web sockets has of it (scripts/bundle-options.mjs). */
export const { STATUS_CODES } = process.getBuiltinModule('node:http');
