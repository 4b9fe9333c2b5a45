import type { ParseArgsOptionDescriptor, parseArgs } from 'node:util';

/** The condition on a text, and its description in words. */
export interface Wanted {
  readonly accepts?: (text: string) => boolean;
  readonly wants?: string;
}
type Options = Record<string, ParseArgsOptionDescriptor & Wanted>;

export declare const WHOLE_NUMBER: Required<Wanted>;
export declare function among(names: readonly string[]): Required<Wanted>;
export declare function readArguments<O extends Options>(
  usage: string,
  known: { readonly options: O },
): ReturnType<typeof parseArgs<{ options: O }>>;
