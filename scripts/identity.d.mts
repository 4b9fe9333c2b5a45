export const IDENTITY_FILE: string;

/** Under which addresses the program is published. */
export interface Identity {
  readonly repository: string;
  readonly contact: string;
  readonly applicationId: string;
}

export interface ReadIdentity {
  readonly identity: Identity;
  readonly missing: readonly string[];
  readonly problem: string | undefined;
}

export function readIdentity(path?: string): ReadIdentity;
export function checkIdentity(given: Readonly<Record<string, string>>): ReadIdentity;
export function whyNotPublished(read: ReadIdentity, env: NodeJS.ProcessEnv): string | undefined;
