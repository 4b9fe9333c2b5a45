import { describe, expect, it } from 'vitest';
import { SpaceKey } from './space-key.ts';

describe('the space bar', () => {
  it('picks when it is let go', () => {
    const space = new SpaceKey();
    space.press();
    expect(space.isDown).toBe(true);
    expect(space.release()).toBe(true);
    expect(space.isDown).toBe(false);
  });

  it('does not pick when a drag has used it, however often it repeats', () => {
    const space = new SpaceKey();
    space.press();
    space.spend();
    space.press();
    expect(space.release()).toBe(false);
  });

  it('picks no second time, and not when it was pressed elsewhere', () => {
    const space = new SpaceKey();
    expect(space.release()).toBe(false);
    space.press();
    space.release();
    expect(space.release()).toBe(false);
  });
});
