/** The guide's words about combos, against random games of every mode. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODE_IDS } from '../../core/game/modes/mode-ids.ts';
import { MODES } from '../../core/game/modes/table.ts';
import type { Game } from '../../core/game/play/game.ts';
import { COMBO_WINDOW_MS } from '../../core/game/setup/score.ts';
import { setupOfMode } from '../support/mode-games.ts';
import { wanderingGame } from '../support/wandering-game.ts';

/** The breaks between two links of a game, with their words in the guide in each language. */
const BREAKS = {
  mercy: ['mercy', '强消', '強消'],
  reshuffle: ['a reshuffle', '洗牌', '洗牌'],
  'auto-play': ['auto-play', '自动演示', '自動示範'],
  level: ['a new level', '下一关', '下一關'],
  time: ['four seconds after its last link', '离上一次超过四秒', '離上一次超過四秒'],
} as const;
type Break = keyof typeof BREAKS;

/** Returns the breaks of each row of the player's links, and whether any row broke, or went on, by anything else. */
function breaksIn({ tree, nodeCount }: Game): {
  readonly breaks: readonly Break[];
  readonly isWrong: boolean;
} {
  const breaks: Break[] = [];
  let isWrong = false;
  for (let index = 1; index < nodeCount; index++) {
    const node = tree.nodeAt(index);
    const before = tree.nodeAt(node.parent);
    const isOwn = node.by === 'link' && node.taken.byAuto === before.taken.byAuto;
    if (!isOwn || node.parent === 0) continue;
    const broken = breakBetween(node.lastLinkMs - before.lastLinkMs, before, tree.nodeAt(before.parent));
    if (broken !== null) breaks.push(broken);
    isWrong ||= node.comboCount !== (broken === null ? before.comboCount + 1 : 1);
  }
  return { breaks, isWrong };
}

type Node = ReturnType<Game['tree']['nodeAt']>;

function breakBetween(sinceMs: number, before: Node, parent: Node): Break | null {
  if (sinceMs > COMBO_WINDOW_MS) return 'time';
  if (before.by === 'deal') return 'level';
  if (before.by !== 'link') return before.by;
  return before.taken.byAuto > parent.taken.byAuto ? 'auto-play' : null;
}

describe('a combo in random games', () => {
  const found = MODE_IDS.flatMap((mode) =>
    Array.from({ length: MODES[mode].boards === 'levels' ? 16 : 8 }, (_, number) =>
      breaksIn(wanderingGame(setupOfMode(mode, number), number + 1, 500).game),
    ),
  );

  it('breaks by what the guide names and by nothing else', () => {
    expect(found.filter(({ isWrong }) => isWrong)).toEqual([]);
  });

  it.each(Object.entries(BREAKS))(
    'is seen to break by %s, and the guide says so',
    (what, [english, chinese, traditional]) => {
      expect(found.flatMap(({ breaks }) => breaks).filter((each) => each === what).length).toBeGreaterThan(4);
      expect(comboLine('guide.md', '| combos |')).toContain(english);
      expect(comboLine('guide.zh-CN.md', '| 连击 |')).toContain(chinese);
      expect(comboLine('guide.zh-TW.md', '| 連擊 |')).toContain(traditional);
    },
  );
});

function comboLine(guide: string, begins: string): string {
  const text = readFileSync(new URL(`../../docs/${guide}`, import.meta.url), 'utf8');
  return text.split('\n').find((line) => line.startsWith(begins)) ?? '';
}
