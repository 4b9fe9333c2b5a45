import { countSlots } from '../../../core/board/board.ts';
import { countdownLeftMs } from '../../../core/game/modes/countdown.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import type { GameView } from '../../../core/game/view.ts';
import type { SoundName } from '../../audio/phrases.ts';
import { followBoard, playSound, setVolumes } from '../../audio/sounds.ts';
import type { WindowServices } from '../../services/services.ts';
import { cellsBetween, fallMs, LINK_MS } from '../../theme/motion.ts';
import { CLOCK, type Clock, type ClockState, isRunning } from '../play/clock.ts';
import { SESSION, type Session } from '../play/session.ts';
import type { SettingsKeeper } from '../settings.ts';
import { musicVolumeOf, SETTINGS } from '../settings.ts';

/** In the last seconds of a countdown each second has its heartbeat. */
const HEARTBEAT_MS = 10_000;

/** The sound of each event; the pitch of a link follows its place in the combo. */
const SOUNDS = {
  linked: 'link',
  mercy: 'link',
  dead: 'dead',
  won: 'won',
  shown: 'select',
  'level-won': 'won',
  'time-up': 'dead',
} as const satisfies Record<Exclude<GameEvent['type'], 'board-changed'>, SoundName>;

/** A board that is another one sounds by its reason; going back several moves as one. */
function soundOf(event: GameEvent): SoundName {
  if (event.type !== 'board-changed') return SOUNDS[event.type];
  if (event.why === 'redo') return 'select';
  return event.why === 'return' ? 'undo' : event.why;
}

/** An achievement is heard after the phrase of its win. */
const EARNED_MS = 1_900;

/** The place in a combo at which an event sounds; the last pair's phrase continues from its link. */
function comboOf(event: GameEvent, { comboCount }: GameView): number {
  if (event.type === 'linked') return event.points.comboCount;
  return event.type === 'mercy' ? 1 : comboCount;
}

/** Plays the sounds of the session, from the same events that the board plays; picks and refusals are heard where they are made. */
export function playSounds(services: WindowServices): void {
  const session = services.get(SESSION);
  const clock = services.get(CLOCK);
  followVolumes(services.get(SETTINGS), session);
  session.onPlayed((events, view, { slides }) => {
    for (const event of events) playSound(soundOf(event), { combo: comboOf(event, view) });
    const { width } = view.deal.template;
    const farthest = Math.max(0, ...slides.map((slide) => cellsBetween(width, slide)));
    if (farthest > 0 && events.some((event) => soundOf(event) === 'link'))
      setTimeout(playSound, LINK_MS + fallMs(farthest), 'landing');
  });
  session.store.subscribe(({ game, hint, stage }, before) => {
    const isNew = game !== null && game.gameId !== before.game?.gameId;
    if (isNew && game.view.elapsedMs === 0 && !game.view.canUndo && !game.view.canRedo) playSound('deal');
    if (hint.state === 'shown' && hint !== before.hint) playSound('hint');
    const hasEarned = stage.name === 'finished' && stage.finished.achievements.length > 0;
    if (hasEarned && before.stage.name !== 'finished') setTimeout(() => playSound('achievement'), EARNED_MS);
  });
  playHeartbeat(session, clock, services.get(SETTINGS));
  playMusic(session, clock);
}

function followVolumes({ store }: SettingsKeeper, session: Session): void {
  const follow = () => {
    const { settings } = store.getState();
    const { game } = session.store.getState();
    const music = game === null ? 'musicVolume' : musicVolumeOf(game.setup.mode);
    setVolumes({ effects: settings.volume, music: settings[music] });
  };
  follow();
  store.subscribe(follow);
  session.store.subscribe(({ game }, before) => {
    if (game?.gameId !== before.game?.gameId) follow();
  });
}

function isHeard({ stopped }: ClockState): boolean {
  return [...stopped].every((reason) => reason === 'unpicked');
}

/** A heart that beats each second is a clock for the ear. */
function playHeartbeat(session: Session, clock: Clock, { store }: SettingsKeeper): void {
  clock.store.subscribe((state, before) => {
    const countdown = session.store.getState().game?.view.countdown ?? null;
    if (countdown === null || !isRunning(state) || store.getState().settings.hidesClock) return;
    const second = heartbeatOf(countdownLeftMs(countdown, state.elapsedMs));
    const secondBefore = heartbeatOf(countdownLeftMs(countdown, before.elapsedMs));
    if (second !== null && second !== secondBefore) playSound('heartbeat');
  });
}

/** Which of the last seconds this is, as the countdown shows it; null before them and when none is left. */
function heartbeatOf(leftMs: number): number | null {
  return leftMs > 0 && leftMs < HEARTBEAT_MS ? Math.ceil(leftMs / 1_000) : null;
}

/** The music plays while the clock runs or waits for the first pick, and follows each change of the board. */
function playMusic(session: Session, clock: Clock): void {
  let heard: number | null = null;
  function follow(): void {
    const view = session.store.getState().game?.view;
    const isPlaying = view !== undefined && isHeard(clock.store.getState());
    const share = isPlaying ? (2 * view.pairsLeft) / countSlots(view.deal.template.marks) : null;
    if (share === heard) return;
    heard = share;
    followBoard(share);
  }
  clock.store.subscribe((state, before) => {
    if (state.stopped !== before.stopped) follow();
  });
  session.store.subscribe(({ game }, before) => {
    if (game !== before.game) follow();
  });
}
