/** The sky of the hills by the machine's calendar and clock: where the moon stands, and what falls. */

/** A moment by the clock on the wall. */
export interface LocalMoment {
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

export function localMoment(moment: Date = new Date()): LocalMoment {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()];
  return { month, day, hour: moment.getHours(), minute: moment.getMinutes() };
}

const RISES_AT = 18;
const HALF_DAY = 12;

/** The place of moon or sun in a round window, in shares of its side from the left and the top. */
export interface Disc {
  readonly is: 'moon' | 'sun';
  readonly x: number;
  readonly y: number;
}

/** The moon rises at six in the evening, stands highest at midnight and sets at six; by day the sun goes the same way. */
export function discAt({ hour, minute }: LocalMoment): Disc {
  const sinceRise = (hour + minute / 60 - RISES_AT + 2 * HALF_DAY) % (2 * HALF_DAY);
  const share = (sinceRise % HALF_DAY) / HALF_DAY;
  const height = Math.sin(Math.PI * share);
  return { is: sinceRise < HALF_DAY ? 'moon' : 'sun', x: 0.2 + 0.6 * share, y: 0.46 - 0.3 * height };
}

export type Weather = 'clear' | 'rain' | 'snow';

const WINTER: readonly number[] = [12, 1, 2];
/** On so many days of seven something falls. */
const WET_DAYS = 2;

/** The weather of a day: the same for everyone, and clear on most days. */
export function weatherOn({ month, day }: Pick<LocalMoment, 'month' | 'day'>): Weather {
  const isWet = (31 * month + 11 * day) % 7 < WET_DAYS;
  if (!isWet) return 'clear';
  return WINTER.includes(month) ? 'snow' : 'rain';
}
