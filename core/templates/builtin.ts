import type { Shape } from '../board/board.ts';
import { parseShape } from '../board/text.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import type { Filling, Template } from './template.ts';

/** Four of a kind is the classic filling. Pairs beside them make boards losable that otherwise are not. */
const FOURS = 4;
const PAIRS = 2;

/** These have no upright: a phone may show their rows as columns. */
const WITHOUT_UPRIGHT: readonly string[] = [
  'rectangle',
  'two-triangles',
  'diamond',
  'ring',
  'cross',
  'stairs',
  'lattice',
];

/** The shapes that come with the game. Their names are keys in the translations. */
export const BUILTIN_TEMPLATES: readonly Template[] = [
  draw('rectangle', { kinds: 28, copies: FOURS }, [
    'oooooooooooooo',
    'oooooooooooooo',
    'oooooooooooooo',
    'oooooooooooooo',
    'oooooooooooooo',
    'oooooooooooooo',
    'oooooooooooooo',
    'oooooooooooooo',
  ]),
  draw('two-triangles', { kinds: 24, copies: PAIRS }, [
    'o................o',
    'oo..............oo',
    'ooo............ooo',
    'oooo..........oooo',
    'ooooo........ooooo',
    'oooooo......oooooo',
    'ooooooo....ooooooo',
    'oooooooo..oooooooo',
  ]),
  draw('diamond', { kinds: 25, copies: FOURS }, [
    '........oo........',
    '......oooooo......',
    '....oooooooooo....',
    '..oooooooooooooo..',
    'oooooooooooooooooo',
    'oooooooooooooooooo',
    '..oooooooooooooo..',
    '....oooooooooo....',
    '......oooooo......',
    '........oo........',
  ]),
  draw('ring', { kinds: 40, copies: PAIRS }, [
    '....oooooooo....',
    '..oooooooooooo..',
    '.oooooooooooooo.',
    'oooooo....oooooo',
    'ooooo......ooooo',
    'ooooo......ooooo',
    'oooooo....oooooo',
    '.oooooooooooooo.',
    '..oooooooooooo..',
    '....oooooooo....',
  ]),
  draw('cross', { kinds: 32, copies: PAIRS }, [
    '.....oooooo.....',
    '.....oooooo.....',
    '.....oooooo.....',
    'oooooooooooooooo',
    'oooooooooooooooo',
    'oooooooooooooooo',
    'oooooooooooooooo',
    '.....oooooo.....',
    '.....oooooo.....',
    '.....oooooo.....',
  ]),
  draw('heart', { kinds: 25, copies: FOURS }, [
    '..oooo....oooo..',
    '.oooooo..oooooo.',
    'oooooooooooooooo',
    'oooooooooooooooo',
    'oooooooooooooooo',
    '.oooooooooooooo.',
    '..oooooooooooo..',
    '....oooooooo....',
    '......oooo......',
    '.......oo.......',
  ]),
  draw('stairs', { kinds: 16, copies: FOURS }, [
    'oooo............',
    'oooo............',
    'oooooooo........',
    'oooooooo........',
    '....oooooooo....',
    '....oooooooo....',
    '........oooooooo',
    '........oooooooo',
    '............oooo',
    '............oooo',
  ]),
  draw(
    'hourglass',
    { kinds: 36, copies: PAIRS },
    [
      'oooooooooooooooo',
      '.oooooooooooooo.',
      '...oooooooooo...',
      '.....oooooo.....',
      '.......oo.......',
      '.......oo.......',
      '.....oooooo.....',
      '...oooooooooo...',
      '.oooooooooooooo.',
      'oooooooooooooooo',
    ],
    { gravity: 'down' },
  ),
  draw(
    'butterfly',
    { kinds: 32, copies: FOURS },
    [
      '.ooo.....oo.....ooo.',
      'oooooo...oo...oooooo',
      'oooooooo.oo.oooooooo',
      '.oooooooooooooooooo.',
      '..oooooooooooooooo..',
      '...oooooooooooooo...',
      '..oooooooooooooooo..',
      '.ooooooo.oo.ooooooo.',
      '.ooooo...oo...ooooo.',
      '..ooo....oo....ooo..',
    ],
    { gravity: 'join-horizontal' },
  ),
  draw(
    'fish',
    { kinds: 26, copies: FOURS },
    [
      '.....oooooo......o',
      '...oooooooooo...oo',
      '..oooooooooooo.ooo',
      '.ooo.ooooooooooooo',
      'ooooooooooooooooo.',
      '.ooooooooooooooooo',
      '..oooooooooooo.ooo',
      '...oooooooooo...oo',
      '.....oooooo......o',
    ],
    { gravity: 'left' },
  ),
  draw('lattice', { kinds: 18, copies: FOURS }, [
    'oooooooooooooooo',
    'o#oooo#oo#oooo#o',
    'oooooooooooooooo',
    'ooo#oooooooo#ooo',
    'oooooooooooooooo',
    'o#oooo#oo#oooo#o',
    'oooooooooooooooo',
  ]),
  draw(
    'mountains',
    { kinds: 32, copies: PAIRS },
    [
      '.........oo.........',
      '........oooo........',
      '..o....oooooo....o..',
      '.ooo..oooooooo..ooo.',
      'oooooooooooooooooooo',
      'oooooooooooooooooooo',
      'oooooooooooooooooooo',
    ],
    { gravity: 'down' },
  ),
];

function draw(name: string, filling: Filling, rows: readonly string[], rules: Partial<Rules> = {}): Template {
  const shape = parseShape(rows.join('\n'));
  if (!shape.ok)
    throw new Error(`built-in template ${name} is not drawn right: ${JSON.stringify(shape.error)}`);
  const template = { ...shape.value, name, rules: { ...CLASSIC_RULES, ...rules }, filling };
  return WITHOUT_UPRIGHT.includes(name) ? { ...template, mayTurn: true } : template;
}

/** The shape of a template, to draw on. */
export function shapeOf({ width, height, marks }: Template): Shape {
  return { width, height, marks };
}
