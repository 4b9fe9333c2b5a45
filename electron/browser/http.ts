/**
 * Node's HTTP without an import of it: that reads every name of the module, and one of them loads a client (undici) that nothing
 * here needs and that takes as long as the rest of Node does to start.
 */
export const { createServer, request } = process.getBuiltinModule('node:http');
