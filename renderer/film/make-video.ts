import { ArrayBufferTarget, Muxer } from 'mp4-muxer';
import type { GameFilm } from '../../core/film/film.ts';
import { cellSideOf, FilmPainter } from '../../core/film/film-painter.ts';
import type { TileSheet } from '../../core/raster/tile-picture.ts';

/** Each codec has a name in MP4 and one in WebCodecs; those that most players know come first. */
const CODECS = [
  { name: 'avc', codec: 'avc1.42001f' },
  { name: 'vp9', codec: 'vp09.00.31.08' },
  { name: 'av1', codec: 'av01.0.05M.08' },
] as const;
const BITS_PER_SECOND = 2_500_000;
/** Pictures that wait for the encoder at most. */
const MOST_WAITING = 8;
/** A picture that can be begun from, at least so often. */
const KEY_EVERY = 60;
const MICROSECONDS = 1_000;

/** A film as an MP4; null where no encoder of videos is here. `onProgress` is told how many pictures are done. */
export async function makeVideo(
  film: GameFilm,
  sheet: TileSheet,
  onProgress: (done: number) => void,
): Promise<ArrayBuffer | null> {
  const painter = new FilmPainter(film, sheet, cellSideOf(film));
  const { width, height } = painter;
  const chosen = await chooseCodec(width, height);
  if (chosen === null) return null;
  const target = new ArrayBufferTarget();
  const muxer = new Muxer({ target, video: { codec: chosen.name, width, height }, fastStart: 'in-memory' });
  let failed: Error | null = null;
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => {
      failed = error;
    },
  });
  encoder.configure({ codec: chosen.codec, width, height, bitrate: BITS_PER_SECOND });
  let done = 0;
  for (const scene of film.scenes()) {
    if (failed !== null) throw failed;
    const frame = new VideoFrame(painter.paint(scene).pixels, {
      format: 'RGBA',
      codedWidth: width,
      codedHeight: height,
      timestamp: scene.atMs * MICROSECONDS,
      duration: scene.durationMs * MICROSECONDS,
    });
    encoder.encode(frame, { keyFrame: done % KEY_EVERY === 0 });
    frame.close();
    onProgress(++done);
    while (encoder.encodeQueueSize > MOST_WAITING)
      await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
  }
  await encoder.flush();
  if (failed !== null) throw failed;
  muxer.finalize();
  return target.buffer;
}

/** The first codec that can be encoded here, or null. */
async function chooseCodec(width: number, height: number) {
  if (typeof VideoEncoder === 'undefined') return null;
  for (const each of CODECS) {
    const config = { codec: each.codec, width, height, bitrate: BITS_PER_SECOND };
    const answer = await VideoEncoder.isConfigSupported(config).catch(() => null);
    if (answer?.supported) return each;
  }
  return null;
}
