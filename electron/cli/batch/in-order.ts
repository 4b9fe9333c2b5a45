/**
 * Gives the answers to tasks in the order of the tasks, while up to `most` of them are under way. A task is begun as
 * soon as it comes, and an answer given as soon as those before it are: a source that waits for an answer before it
 * gives its next task gets it. Fails when a task or the source does.
 */
export async function* inOrder<Task, Answer>(
  tasks: AsyncIterable<Task>,
  ask: (task: Task) => Promise<Answer>,
  most: number,
): AsyncGenerator<Answer, void> {
  const source = tasks[Symbol.asyncIterator]();
  const pending: Promise<Answer>[] = [];
  let coming: Promise<IteratorResult<Task>> | null = null;
  let isOver = false;
  try {
    while (!isOver || pending.length > 0) {
      if (coming === null && !isOver && pending.length < most) coming = source.next();
      const [first] = pending;
      const next = await Promise.race([
        ...(first === undefined ? [] : [first.then((answer) => ({ answer }))]),
        ...(coming === null ? [] : [coming.then((step) => ({ step }))]),
      ]);
      if ('answer' in next) {
        pending.shift();
        yield next.answer;
      } else {
        coming = null;
        if (next.step.done) isOver = true;
        else pending.push(kept(ask(next.step.value)));
      }
    }
  } finally {
    if (!isOver) await source.return?.();
  }
}

/** A failure is thrown when it is the answer's turn, not before. */
function kept<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
