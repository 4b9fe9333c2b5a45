/**
 * A claim of a sentence about a position or a game, as data that the plain rules can prove or refute. The
 * numbers of a claim are the figures of its sentence, under the names that its text has for them; so a text
 * cannot say another number than the one that is proved.
 */
import type { GameClaim } from './game-claim.ts';
import type { MeasuredClaim } from './measured-claim.ts';
import type { PositionClaim } from './position-claim.ts';

export type Claim = PositionClaim | GameClaim | MeasuredClaim;

export type ClaimName = Claim['says'];
export type ClaimOf<Name extends ClaimName> = Extract<Claim, { readonly says: Name }>;
