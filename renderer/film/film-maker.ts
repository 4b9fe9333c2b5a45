import type { FilmAnswer, FilmAsk } from './film-protocol.ts';

/** Makes a film in a worker of its own; `onAnswer` is called until the film is made or refused. Returns what ends it. */
export function startFilm(
  ask: FilmAsk,
  onAnswer: (answer: FilmAnswer) => void,
  onBug: () => void,
): () => void {
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module', name: 'film' });
  worker.addEventListener('message', ({ data }: MessageEvent<FilmAnswer>) => {
    if (data.type !== 'progress') worker.terminate();
    onAnswer(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onBug();
  });
  worker.postMessage(ask);
  return () => worker.terminate();
}

/** Returns whether a window can try to make videos at all. */
export function mayMakeVideos(): boolean {
  return 'VideoEncoder' in globalThis;
}
