// The places of the repository's address in documents, and the text that stands there until there is one.
/** Documents in which the address stands. */
export const PLACED_IN = ['docs/installing.md'];

const PLACE = 'OWNER/REPOSITORY';

/** Returns whether a document waits for the address. */
export function waitsForAddress(text) {
  return text.includes(PLACE);
}

/** The document with the owner and name of the repository. */
export function fillAddress(text, repository) {
  return text.replaceAll(PLACE, repository.split('/').slice(-2).join('/'));
}
