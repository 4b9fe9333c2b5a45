import type { GameEvent } from '../../../core/game/game.ts';
import type { SoundName } from '../../audio/phrases.ts';
import { playSound, setVolume } from '../../audio/sounds.ts';
import type { App } from '../app.ts';
import { isRunning } from './clock.ts';

/** In the last seconds of a countdown each second ticks. */
const TICKING_MS = 10_000;

/** What each thing that happens sounds like; the pitch of a link tells its place in the combo. */
const SOUNDS = {
  linked: 'link',
  mercy: 'link',
  dead: 'dead',
  won: 'won',
  shown: 'select',
  'level-won': 'won',
  'time-up': 'dead',
  'board-changed': 'select',
} as const satisfies Record<GameEvent['type'], SoundName>;

function soundEvent(event: GameEvent): void {
  playSound(SOUNDS[event.type], event.type === 'linked' ? { combo: event.points.comboCount } : {});
}

/** Lets the session be heard, from the same events that the board plays. */
export function playSounds({ session, settings, clock }: Pick<App, 'session' | 'settings' | 'clock'>): void {
  setVolume(settings.store.getState().settings.volume);
  settings.store.subscribe(({ settings: { volume } }) => setVolume(volume));
  session.onPlayed((events) => events.forEach(soundEvent));
  session.onRefused(() => playSound('wrong'));
  session.store.subscribe(({ selection }, before) => {
    if (selection !== before.selection && selection.state === 'one' && before.selection.state === 'idle')
      playSound('select');
  });
  clock.store.subscribe((state, before) => {
    const limitMs = session.store.getState().table?.view.countdown?.limitMs ?? null;
    if (limitMs === null || !isRunning(state)) return;
    const leftMs = limitMs - state.elapsedMs;
    const isNewSecond = Math.ceil(leftMs / 1_000) !== Math.ceil((limitMs - before.elapsedMs) / 1_000);
    if (leftMs > 0 && leftMs < TICKING_MS && isNewSecond) playSound('tick');
  });
}
