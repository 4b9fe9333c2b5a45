import type { TFunction } from 'i18next';
import type { RaceResult } from '../../../../core/game/ghost-race.ts';
import { formatTime } from '../../../i18n/format.ts';
import type { GhostOwner } from '../../../state/play/ghosts.ts';

/** How far a game is ahead of its ghost, or behind it. */
export function aheadWords(t: TFunction, owner: GhostOwner, ahead: number): string {
  const than = t(`record.ghost.than.${owner}`);
  if (ahead === 0) return t('record.ghost.level', { than });
  return t(ahead > 0 ? 'record.ghost.ahead' : 'record.ghost.behind', { count: Math.abs(ahead), than });
}

/** The same in a few characters. */
export function aheadFigure(ahead: number): string {
  if (ahead === 0) return '±0';
  return ahead > 0 ? `+${ahead}` : `−${-ahead}`;
}

/** Times are shown in whole seconds. */
const SECOND_MS = 1_000;

/** How a game that is over compared with its ghost. */
export function resultWords(t: TFunction, owner: GhostOwner, result: RaceResult): string {
  const than = t(`record.ghost.than.${owner}`);
  if (result.by === 'pairs') {
    if (result.ahead === 0) return t('record.ghost.same-pairs', { than });
    const count = Math.abs(result.ahead);
    return t(result.ahead > 0 ? 'record.ghost.more' : 'record.ghost.fewer', { count, than });
  }
  const byMs = Math.abs(result.aheadMs);
  if (byMs < SECOND_MS) return t('record.ghost.same-time', { than });
  return t(result.aheadMs > 0 ? 'record.ghost.faster' : 'record.ghost.slower', {
    time: formatTime(byMs),
    than,
  });
}
