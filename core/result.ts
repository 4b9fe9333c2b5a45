/** An expected failure is a value; only bugs throw. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** The result of something that worked. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** The result of something that was refused, and why. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** The result of something that was refused, by a code and what in particular it is about. */
export function refuse<const Code extends string>(
  code: Code,
  detail = '',
): { readonly ok: false; readonly error: { readonly code: Code; readonly detail: string } } {
  return { ok: false, error: { code, detail } };
}
