/** A number in [0, 1) for a lattice point; the usual hash of shaders. */
export function hash(point: number, seed: number): number {
  const sine = Math.sin(point * 127.1 + seed * 311.7) * 43_758.545;
  return sine - Math.floor(sine);
}
