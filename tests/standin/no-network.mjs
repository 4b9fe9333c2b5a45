/** Loaded before a host's own code (`node --import`): any use of the network in it ends it with a message. */
import { subscribe } from 'node:diagnostics_channel';
import { isMainThread } from 'node:worker_threads';

subscribe('net.client.socket', () => {
  console.error(new Error('The host reached for the network'));
  // Out of a thread, `exit` would end the thread alone.
  if (isMainThread) process.exit(70);
  process.kill(process.pid, 'SIGKILL');
});
