/**
 * Large templates whose share of random games won is known from ten thousand games. That takes minutes for each, so the
 * shares are kept in tests/fixtures/win-shares.json, as measured by
 *
 *     node --experimental-strip-types tests/deep/win-shares.ts [part of a name]
 */
import { pathToFileURL } from 'node:url';
import { type Shape, SLOT } from '../../core/board/board.ts';
import { type DealRequest, dealBoard } from '../../core/deal/deal.ts';
import { RandomPlayer } from '../../core/deal/random-play.ts';
import { createEngine } from '../../core/engine/engine.ts';
import { createRandom } from '../../core/random.ts';
import { CLASSIC_RULES, type Rules } from '../../core/rules/rules.ts';
import type { Filling } from '../../core/templates/template.ts';

const GAMES = 10_000;
const GAMES_EACH = 4;
/** Estimates begin at seed 1 and never come so far. */
const FIRST_SEED = 5_000_000;

export interface KnownTemplate {
  readonly name: string;
  readonly shape: Shape;
  readonly rules: Rules;
  readonly filling: Filling;
}

/** Full squares, filled as a built-in template is, and harder ones: as many kinds as there are pictures. */
export const LARGE: readonly KnownTemplate[] = [
  full(64, 'like hourglass', { kinds: 36, copies: 2 }, { gravity: 'down' }),
  full(64, 'most kinds, falling, closed', { kinds: 48, copies: 2 }, { gravity: 'down', border: 'closed' }),
  full(32, 'most kinds', { kinds: 48, copies: 2 }, {}),
  full(32, 'most kinds, falling', { kinds: 48, copies: 2 }, { gravity: 'down' }),
  full(32, 'few kinds, joining', { kinds: 18, copies: 4 }, { gravity: 'join-vertical' }),
];

function full(side: number, name: string, filling: Filling, rules: Partial<Rules>): KnownTemplate {
  const marks = new Array<number>(side * side).fill(SLOT);
  const shape = { width: side, height: side, marks };
  return { name: `${side}×${side} ${name}`, shape, filling, rules: { ...CLASSIC_RULES, ...rules } };
}

export function requestFor({ shape, rules, filling }: KnownTemplate, seed: number): DealRequest {
  return { shape, rules, ...filling, seed };
}

/** Wins in a thousand of ten thousand games, four on each deal: the deals are alike, and take longer than a game. */
function countWins(template: KnownTemplate): number {
  const engine = createEngine(template.shape, template.rules);
  const player = new RandomPlayer(engine, createRandom(FIRST_SEED));
  let won = 0;
  for (let game = 0; game < GAMES; game += GAMES_EACH) {
    const dealt = dealBoard(requestFor(template, FIRST_SEED + game));
    if (!dealt.ok) throw new Error(`${template.name} cannot be dealt`);
    for (let again = 0; again < GAMES_EACH; again++) if (player.winsGame(dealt.value.cells)) won++;
  }
  return Math.round((1000 * won) / GAMES);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = LARGE.filter(({ name }) => name.includes(process.argv[2] ?? ''));
  const shares = wanted.map((template) => [template.name, countWins(template)]);
  console.log(JSON.stringify(Object.fromEntries(shares), null, 2));
}
