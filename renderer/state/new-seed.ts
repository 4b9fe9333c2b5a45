/** A seed from the system's random numbers: an unsigned integer of 32 bits. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
