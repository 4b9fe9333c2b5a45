/// <reference path="../../core/film/gifenc.d.ts" />
/** The worker that makes a film. It answers one request; the page that started it ends it after the answer, or before. */
import { applyPalette, GIFEncoder, quantize } from 'gifenc/dist/gifenc.esm.js';
import { makeFilm } from '../../core/film/film.ts';
import { makeGif } from '../../core/film/film-gif.ts';
import { filmedGame } from '../../core/film/film-moments.ts';
import type { FilmAnswer, FilmAsk } from './film-protocol.ts';
import { makeVideo } from './make-video.ts';

const tell = (answer: FilmAnswer, moved: readonly Transferable[] = []) =>
  postMessage(answer, { transfer: [...moved] });

async function answer(ask: FilmAsk): Promise<void> {
  const game = filmedGame(ask.setup, ask.entries);
  if (!game.ok) return tell({ type: 'refused', why: { code: 'bad-game' } });
  const moves = game.value.moments.length;
  const { part } = ask;
  const isEnd = part !== null && 'last' in part;
  const from = isEnd ? Math.max(1, moves - part.last + 1) : 0;
  const film = makeFilm(game.value, { ...ask, part: isEnd ? { from, to: moves } : part });
  if (!film.ok) return tell({ type: 'refused', why: film.error });
  const { lengthMs, length: total } = film.value;
  const isGif = ask.kind === 'gif';
  const bytes = isGif
    ? gifOf(ask, film.value)
    : await makeVideo(film.value, ask.sheet, (done) => tell({ type: 'progress', done, total }));
  if (bytes === null) return tell({ type: 'refused', why: { code: isGif ? 'too-large' : 'no-video' } });
  if (bytes.byteLength > ask.mostBytes) return tell({ type: 'refused', why: { code: 'too-large' } });
  const form = isGif ? { mime: 'image/gif', ending: '.gif' } : { mime: 'video/mp4', ending: '.mp4' };
  tell({ type: 'made', file: { bytes, lengthMs, ...form } }, [bytes]);
}

function gifOf({ sheet, mostBytes }: FilmAsk, film: Parameters<typeof makeGif>[0]): ArrayBuffer | null {
  const making = makeGif(film, sheet, { GIFEncoder, quantize, applyPalette }, mostBytes);
  for (;;) {
    const step = making.next();
    if (step.done) return step.value === null ? null : step.value.slice().buffer;
    tell({ type: 'progress', ...step.value });
  }
}

addEventListener('message', ({ data }: MessageEvent<FilmAsk>) => {
  // An exception reaches the page as an error of the worker.
  answer(data).catch((error: unknown) => setTimeout(() => Promise.reject(error)));
});
