import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createStandardStream } from './standard-streams.ts';

/** A stream whose reader is gone as `code` says, after `good` chunks. */
function failing(code: string, good = 0) {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      if (written.length < good) {
        written.push(String(chunk));
        done();
      } else done(Object.assign(new Error(`${code}: refused`), { code }));
    },
  });
  return { written, stream: createStandardStream(stream) };
}

test.each(['EPIPE', 'EIO', 'EOF', 'ERR_STREAM_DESTROYED'])('%s ends nothing', async (code) => {
  const { stream, written } = failing(code, 2);
  expect([await stream.write('first'), await stream.write('second'), stream.loss]).toEqual([
    true,
    true,
    null,
  ]);
  for (let round = 0; round < 100; round++) {
    stream.print('lost');
    await new Promise(setImmediate);
  }
  expect(await stream.write('lost')).toBe(false);
  expect(written).toEqual(['first', 'second']);
  expect(stream.loss).toEqual({ kind: 'reader-gone' });
});

test('a disk that is full is told from a reader that is gone', async () => {
  const { stream } = failing('ENOSPC');
  await stream.write('lost');
  expect(await stream.write('')).toBe(false);
  expect(stream.loss).toMatchObject({ kind: 'refused', error: { code: 'ENOSPC' } });
});

test('a reader that does not read holds back what is written, and what is printed is cut', async () => {
  let taken = 0;
  const stream = new Writable({
    write(chunk) {
      taken += chunk.length;
    },
  });
  const out = createStandardStream(stream);
  for (let round = 0; round < 1_000; round++) out.print('x'.repeat(10_000));
  expect(taken + stream.writableLength).toBeLessThan(2_000_000);
  const writing = out.write('never read');
  expect(await Promise.race([writing, new Promise((later) => setImmediate(() => later('waits')))])).toBe(
    'waits',
  );
});
