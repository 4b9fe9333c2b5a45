import { describe, expect, it } from 'vitest';
import { discAt, type LocalMoment, weatherOn } from './sky.ts';

const at = (hour: number, minute = 0): LocalMoment => ({ month: 11, day: 27, hour, minute });

describe('the moon in the window', () => {
  it('rises in the evening, is highest at midnight, and sets in the morning', () => {
    const [rising, highest, setting] = [discAt(at(18)), discAt(at(0)), discAt(at(5, 59))];
    expect([rising, highest, setting].map((disc) => disc.is)).toEqual(['moon', 'moon', 'moon']);
    expect(rising.x).toBeLessThan(highest.x);
    expect(highest.x).toBeLessThan(setting.x);
    expect(highest.y).toBeLessThan(rising.y);
    expect(highest.x).toBeCloseTo(0.5);
  });

  it('gives way to the sun by day, which goes the same way', () => {
    expect(discAt(at(6)).is).toBe('sun');
    expect(discAt(at(17, 59)).is).toBe('sun');
    expect(discAt(at(12))).toEqual({ ...discAt(at(0)), is: 'sun' });
  });

  it.each(Array.from({ length: 24 }, (_, hour) => hour))('is in the window at %i o’clock', (hour) => {
    const { x, y } = discAt(at(hour));
    expect(Math.hypot(x - 0.5, y - 0.5)).toBeLessThan(0.42);
  });
});

describe('the weather', () => {
  const days = Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: 28 }, (_, day) => ({ month: month + 1, day: day + 1 })),
  ).flat();

  it('is snow in winter alone and rain in all other months', () => {
    for (const date of days) {
      const isWinter = [12, 1, 2].includes(date.month);
      expect(weatherOn(date)).not.toBe(isWinter ? 'rain' : 'snow');
    }
  });

  it('is clear on most days, and in no month on all', () => {
    for (let month = 1; month <= 12; month++) {
      const clear = days.filter((date) => date.month === month && weatherOn(date) === 'clear');
      expect(clear.length).toBe(20);
    }
  });
});
