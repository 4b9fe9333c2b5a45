import type { TFunction } from 'i18next';
import type { CodeError } from '../../../../core/codes/code-error.ts';

/** Why a text is no code, where, and what to do. */
export function codeErrorWords(t: TFunction, { code, details }: CodeError): { what: string; fix: string } {
  // Each code's text names its own details; a test holds codes and texts together.
  const part = (name: 'what' | 'fix') =>
    t(
      `record.code.error.${code}.${name}` as 'record.code.error.code-swapped.what',
      details as { group: number; place: number; found: string; meant: string },
    );
  return { what: part('what'), fix: part('fix') };
}
