/**
 * The check for updates: one request for the newest version, made only when the player asks for it, without any data
 * of the player's.
 */
import * as v from 'valibot';
import type { Releases } from './releases.ts';
import { isLater, versionSchema } from './version.ts';

export const UPDATE_FAILURES = ['unpublished', 'no-release', 'unreachable', 'refused', 'unreadable'] as const;
export type UpdateFailure = (typeof UPDATE_FAILURES)[number];

export type UpdateAnswer =
  | { readonly kind: 'newest' }
  | { readonly kind: 'newer'; readonly version: string; readonly page: string }
  | { readonly kind: 'failed'; readonly code: UpdateFailure }
  | { readonly kind: 'cancelled' };

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface Question {
  readonly releases: Releases | null;
  /** The version that runs. */
  readonly version: string;
  readonly fetch: Fetch;
  /** The player's own cancel. */
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_048_576;
const NOT_FOUND = 404;

/** The fields that the feed must have; all others are ignored. */
const releaseSchema = v.object({
  tag_name: versionSchema,
  draft: v.literal(false),
  prerelease: v.literal(false),
});

/** Thrown within a check, and returned as its answer. */
class Refusal extends Error {
  readonly code: UpdateFailure;
  constructor(code: UpdateFailure) {
    super(code);
    this.code = code;
  }
}

/** Asks once, for ten seconds and a mebibyte at most, and follows no redirect. Never throws. */
export async function checkForUpdate(question: Question): Promise<UpdateAnswer> {
  const { releases, version, fetch, signal } = question;
  if (releases === null) return { kind: 'failed', code: 'unpublished' };
  const ended = AbortSignal.any([signal, AbortSignal.timeout(question.timeoutMs ?? TIMEOUT_MS)]);
  try {
    const latest = await Promise.race([askLatest(fetch, releases.latestUrl, ended), rejectAt(ended)]);
    if (!isLater(latest, version)) return { kind: 'newest' };
    return { kind: 'newer', version: latest.replace(/^v/, ''), page: releases.pageOf(latest) };
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    return { kind: 'failed', code: error instanceof Refusal ? error.code : 'unreachable' };
  }
}

/** The newest version's tag. */
async function askLatest(fetch: Fetch, url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {
    signal,
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    headers: { Accept: 'application/vnd.github+json' },
  });
  // Nothing was released yet, or the project is no longer there: neither says that this version is the newest.
  if (response.status === NOT_FOUND) throw new Refusal('no-release');
  if (!response.ok) throw new Refusal('refused');
  return parseRelease(await readText(response));
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Refusal('unreadable');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseRelease(text: string): string {
  try {
    return v.parse(releaseSchema, JSON.parse(text)).tag_name;
  } catch {
    throw new Refusal('unreadable');
  }
}

function rejectAt(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
