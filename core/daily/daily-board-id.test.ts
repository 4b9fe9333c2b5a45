import { expect, it } from 'vitest';
import { dayOfGame, littleIdOf } from './daily-board-id.ts';

it('the id of a board of the days tells its date, and no other id does', () => {
  expect(dayOfGame({ boardId: '2026-12-01' })).toBe('2026-12-01');
  expect(dayOfGame({ boardId: littleIdOf('2026-12-01') })).toBe('2026-12-01');
  expect(dayOfGame({ boardId: 'tiger' })).toBeNull();
  expect(dayOfGame({})).toBeNull();
});
