/**
 * Undo and redo without limit, as a value. The past is a chain from the newest state to the oldest, so recording and
 * undoing cost the same however long it is, and states share whatever their makers let them share.
 */

/** States on one side of the present, the nearest first. */
export interface Chain<T> {
  readonly state: T;
  readonly next: Chain<T> | null;
}

export interface History<T> {
  readonly present: T;
  readonly past: Chain<T> | null;
  readonly future: Chain<T> | null;
}

/** A history without a past. */
export function beginHistory<T>(present: T): History<T> {
  return { present, past: null, future: null };
}

/** Goes on to a new state; what was undone is forgotten. Recording the present again changes nothing. */
export function record<T>(history: History<T>, present: T): History<T> {
  if (present === history.present) return history;
  return { present, past: { state: history.present, next: history.past }, future: null };
}

/** One step back, or the same history at its beginning. */
export function undo<T>(history: History<T>): History<T> {
  const { present, past, future } = history;
  if (past === null) return history;
  return { present: past.state, past: past.next, future: { state: present, next: future } };
}

/** One step forward again, or the same history at its end. */
export function redo<T>(history: History<T>): History<T> {
  const { present, past, future } = history;
  if (future === null) return history;
  return { present: future.state, past: { state: present, next: past }, future: future.next };
}
