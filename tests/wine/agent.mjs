// Runs inside wine's Node: runs Windows programs for tests that run outside of it. A process of wine cannot use a pipe of Linux as
// its standard output, but processes of wine have Windows pipes between them, and a socket reaches both sides.
//
// Each connection is one process: a line of JSON that says what to run, and when it has ended a line with what came of it.
import { spawn } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

const [secret, portFile] = process.argv.slice(2);

const server = createServer((socket) => {
  socket.on('error', () => undefined);
  createInterface({ input: socket }).once('line', (line) => {
    const { token, program = process.execPath, args, cwd, env, input } = JSON.parse(line);
    if (token !== secret) return socket.destroy();
    const answer = (outcome) => socket.end(`${JSON.stringify(outcome)}\n`);
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });
    // With the connection the program that asked is gone, so what it started ends.
    socket.on('close', () => child.kill());
    const [out, error] = [child.stdout, child.stderr].map(readAll);
    child.on('error', ({ message }) => answer({ failed: message }));
    child.on('close', async (code) => answer({ code, out: await out, error: await error }));
    // A program that reads no input closes it.
    child.stdin.on('error', () => undefined);
    child.stdin.end(Buffer.from(input, 'base64'));
  });
});

/** All of a stream, in base64. */
async function readAll(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('base64');
}

server.listen(0, '127.0.0.1', async () => {
  await writeFile(`${portFile}.part`, String(server.address().port));
  await rename(`${portFile}.part`, portFile);
});
