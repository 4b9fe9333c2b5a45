/** The papers of the window and the moons of its pictures, the free one first; the others are earned, see `REWARDS`. Stored for ever. */
export const PAPERS = ['plain', 'bamboo', 'plum', 'mist'] as const;
export const MOONS = ['white', 'harvest', 'jade'] as const;
export type Paper = (typeof PAPERS)[number];
export type Moon = (typeof MOONS)[number];
