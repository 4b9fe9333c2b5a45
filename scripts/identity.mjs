// Under which addresses Twofold is published: resources/packaging/identity.json, empty until somebody publishes it. All that
// names an address reads it from there, and a release stops while a field is empty.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

export const IDENTITY_FILE = 'resources/packaging/identity.json';

/** The names of a build that is not published; the domain `.invalid` is never given to anyone (RFC 2606). */
const UNPUBLISHED = {
  repository: 'https://unpublished.invalid',
  contact: 'nobody <nobody@unpublished.invalid>',
  applicationId: 'invalid.unpublished.Twofold',
};

const FORMS = {
  repository: {
    form: /^https:\/\/github\.com\/[A-Za-z\d][A-Za-z\d-]{0,38}\/[\w-][\w.-]{0,99}$/,
    wants: 'the address of a repository, https://github.com/OWNER/NAME',
  },
  contact: {
    form: /^[^<>"\n]+ <[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>$/,
    wants: 'a name and an address, NAME <address@example.org>',
  },
  applicationId: {
    // As D-Bus, Flathub and Apple take it together: neither hyphens nor underscores, three parts or more.
    form: /^[A-Za-z][A-Za-z\d]*(?:\.[A-Za-z][A-Za-z\d]*){2,}$/,
    wants: 'a reversed domain that is yours and a name, org.example.Twofold',
  },
};

/**
 * Reads the file: `{ identity, missing, problem }`. `identity` always has all fields, those of an unpublished build where the
 * file's is empty; `missing` names those; `problem` is a sentence where the file is not what it is to be, else undefined.
 */
export function readIdentity(path = join(ROOT, IDENTITY_FILE)) {
  return checkIdentity(JSON.parse(readFileSync(path, 'utf8')));
}

/** The same of what the file holds. */
export function checkIdentity(given) {
  const names = Object.keys(FORMS);
  const strange = Object.keys(given).filter((name) => !names.includes(name));
  const missing = names.filter((name) => !given[name]);
  const wrong = names.find((name) => given[name] && !FORMS[name].form.test(given[name]));
  const identity = Object.fromEntries(names.map((name) => [name, given[name] || UNPUBLISHED[name]]));
  if (strange.length > 0)
    return { identity, missing, problem: `${IDENTITY_FILE} has a field ${strange[0]}.` };
  if (wrong !== undefined)
    return {
      identity,
      missing,
      problem: `${wrong} in ${IDENTITY_FILE} is to be ${FORMS[wrong].wants}, not '${given[wrong]}'.`,
    };
  return { identity, missing, problem: undefined };
}

/**
 * Why nothing may be published as `read` says, in a sentence, or undefined. A release (TWOFOLD_RELEASE is set) needs every
 * field, and comes from the repository that the file names: a copy of it would send its players to the other one's releases.
 */
export function whyNotPublished({ missing, problem, identity }, env) {
  if (problem !== undefined) return problem;
  if (!env.TWOFOLD_RELEASE) return undefined;
  if (missing.length > 0)
    return `a release needs ${missing.join(', ')} in ${IDENTITY_FILE}; docs/releasing.md says what they are.`;
  const here = env.GITHUB_REPOSITORY;
  if (here && identity.repository !== `https://github.com/${here}`)
    return `${IDENTITY_FILE} names ${identity.repository}, and this is the repository ${here}.`;
  return undefined;
}
