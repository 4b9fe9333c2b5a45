/**
 * The part of sound that the window has from its start: volumes. Instruments and music come with a game, an audio
 * context with the first sound.
 */
import type { Volumes } from './mixer.ts';
import type { SoundName } from './phrases.ts';
import type { Speaker } from './speaker.ts';

let volumes: Volumes = { effects: 0, music: 0 };
let speaker: Speaker | undefined;
let opening: Promise<void> | undefined;
/** The share of the board that is left, while the music is wanted; null otherwise. */
let shareLeft: number | null = null;

/** Sets how loud effects and music are, in percent; with both at 0 nothing is loaded or opened. */
export function setVolumes(next: Volumes): void {
  const hadMusic = volumes.music > 0;
  volumes = next;
  speaker?.setVolumes(next);
  if (hadMusic !== next.music > 0) conductMusic();
}

/**
 * Plays an effect now. Before the first click or key of the window nothing may sound, and nothing is kept for later: a
 * late sound would belong to nothing on the screen.
 */
export function playSound(name: SoundName, { combo = 1 }: { readonly combo?: number } = {}): void {
  if (volumes.effects > 0) withSpeaker((open) => open.play(name, combo));
}

/** Says how much of the board is left, 1 to 0, while a game runs; null while none does, and the music stops. */
export function followBoard(share: number | null): void {
  const wasFollowing = shareLeft !== null;
  shareLeft = share;
  // Loaded while the player looks at the board, so that the first pick is heard at once.
  if (share !== null && (volumes.effects > 0 || volumes.music > 0)) void loadSpeaker();
  if (wasFollowing !== (share !== null)) conductMusic();
}

function conductMusic(): void {
  if (shareLeft !== null && volumes.music > 0)
    withSpeaker((open) => {
      if (shareLeft !== null && volumes.music > 0) open.startMusic(() => shareLeft ?? 0);
    });
  else speaker?.stopMusic();
}

function loadSpeaker(): Promise<typeof import('./speaker.ts')> {
  return import('./speaker.ts');
}

function withSpeaker(use: (open: Speaker) => void): void {
  if (!navigator.userActivation.hasBeenActive) return;
  opening ??= loadSpeaker().then(({ createSpeaker }) => {
    speaker = createSpeaker(volumes);
  });
  if (speaker !== undefined) use(speaker);
  else
    void opening.then(() => {
      if (speaker !== undefined) use(speaker);
    });
}
