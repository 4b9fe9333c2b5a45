// The V8 heap of a page, by what takes it: objects of the page, and the code that V8 made of its functions.

const KINDS = ['whole', 'objects', 'code'];

/** Bytes after a collection. `code` is bytecode, machine code and their data, `objects` all else but what V8 keeps for the document. */
export async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { whole: usedSize, ...sizesOf(JSON.parse(await snapshotOf(session))) };
}

async function snapshotOf(session) {
  const chunks = [];
  const keep = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return chunks.join('');
}

/** The nodes of a snapshot stand in one flat array, whose fields its `meta` names (V8, heap-snapshot-generator.cc). */
function sizesOf({ snapshot, nodes }) {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const [code, native] = ['code', 'native'].map((name) => types[type].indexOf(name));
  const sizes = { objects: 0, code: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = nodes[at + type];
    if (kind === code) sizes.code += nodes[at + size];
    else if (kind !== native) sizes.objects += nodes[at + size];
  }
  return sizes;
}

/** Returns the growth of each kind as a factor, and both sizes in words. */
export function growthOf(before, after) {
  const inMegabytes = (bytes) => (bytes / 2 ** 20).toFixed(1);
  return Object.fromEntries(
    KINDS.map((kind) => {
      const times = after[kind] / before[kind];
      const words = `${inMegabytes(before[kind])} and ${inMegabytes(after[kind])} MB, ${times.toFixed(3)} times`;
      return [kind, { times, words }];
    }),
  );
}
