import { farFirst, nearFirst } from './distance.ts';
import { fewestPartners } from './fewest-partners.ts';
import { inOrder } from './in-order.ts';
import { insideOut, outsideIn } from './inside-out.ts';
import { lastPair } from './last-pair.ts';
import { mostOpen } from './most-open.ts';
import { level, moveLeast } from './move-least.ts';
import { restPairs } from './rest-pairs.ts';
import { unlock } from './unlock.ts';

/** Every technique that is measured, in the order in which they would be taught. What each gains decides whether it is (`syllabus.ts`). */
export const TECHNIQUES = [
  lastPair,
  restPairs,
  mostOpen,
  insideOut,
  unlock,
  fewestPartners,
  moveLeast,
  level,
  nearFirst,
  farFirst,
  inOrder,
  outsideIn,
] as const;
export type TechniqueId = (typeof TECHNIQUES)[number]['id'];
