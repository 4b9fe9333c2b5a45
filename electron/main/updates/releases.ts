/** The place where this build was published: the repository that the packing wrote into its package.json. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

export interface Releases {
  /** The host that the request goes to, shown to the player. */
  readonly host: string;
  /** Answers with the newest release that is neither a draft nor a trial. */
  readonly latestUrl: string;
  /** The page of one version, for the player's browser. */
  pageOf(version: string): string;
}

const manifestSchema = v.object({ homepage: v.optional(v.string(), '') });
const REPOSITORY = /^https:\/\/github\.com\/([A-Za-z\d][A-Za-z\d-]{0,38})\/([\w-][\w.-]{0,99})\/?$/;

/** Null for a build that was not made to be published, as every one from the sources. */
export function findReleases(homepage: string): Releases | null {
  const [, owner, name] = REPOSITORY.exec(homepage) ?? [];
  if (owner === undefined || name === undefined) return null;
  const repository = `${owner}/${name}`;
  return {
    host: 'api.github.com',
    latestUrl: `https://api.github.com/repos/${repository}/releases/latest`,
    pageOf: (version) => `https://github.com/${repository}/releases/tag/v${version.replace(/^v/, '')}`,
  };
}

/** The home page in a package.json; empty when it names none. */
export function readHomepage(manifestPath: string): string {
  return v.parse(manifestSchema, JSON.parse(readFileSync(manifestPath, 'utf8'))).homepage;
}
