/**
 * Writes an animated PNG (APNG, in the third edition of the PNG specification) of RGBA frames. Each frame holds only the
 * box that changed, and within it what did not change is transparent, which compresses to nearly nothing.
 */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS = 4;
const RGBA = 6;
const KEEP = 0;
const REPLACE = 0;
const BLEND_OVER = 1;

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function uint32s(...values) {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

function header(width, height) {
  return Buffer.concat([uint32s(width, height), Buffer.from([8, RGBA, 0, 0, 0])]);
}

/** The filters None, Sub and Up; the others gain little on flat pictures. */
const FILTERS = [
  (row, _above, index) => row[index],
  (row, _above, index) => row[index] - (index >= CHANNELS ? row[index - CHANNELS] : 0),
  (row, above, index) => row[index] - above[index],
];

/** Each row with the filter whose bytes are the smallest, as the specification advises. */
function filtered(pixels, width, height) {
  const stride = width * CHANNELS;
  const out = Buffer.alloc((stride + 1) * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * stride, (y + 1) * stride);
    let least = Number.POSITIVE_INFINITY;
    for (const [type, filter] of FILTERS.entries()) {
      const line = Buffer.alloc(stride);
      let sum = 0;
      for (let index = 0; index < stride; index++) {
        const value = filter(row, above, index) & 0xff;
        line[index] = value;
        sum += value < 128 ? value : 256 - value;
      }
      if (sum >= least) continue;
      least = sum;
      out[y * (stride + 1)] = type;
      line.copy(out, y * (stride + 1) + 1);
    }
    above = row;
  }
  return out;
}

const compressed = (pixels, width, height) => deflateSync(filtered(pixels, width, height), { level: 9 });

/** Returns whether the eye would see a pixel change. */
function isOther(shown, wanted, at, tolerance) {
  for (let channel = 0; channel < 3; channel++)
    if (Math.abs(shown[at + channel] - wanted[at + channel]) > tolerance) return true;
  return false;
}

/**
 * Returns the box with its pixels that turns `shown` into `wanted`, or null when nothing changed. `shown` is
 * brought up to what a viewer then sees, so that small differences never add up.
 */
export function difference(shown, wanted, width, height, tolerance) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isOther(shown, wanted, (y * width + x) * CHANNELS, tolerance)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < 0) return null;
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
  const pixels = new Uint8Array(box.width * box.height * CHANNELS);
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const from = ((top + y) * width + left + x) * CHANNELS;
      if (!isOther(shown, wanted, from, tolerance)) continue;
      const colour = wanted.subarray(from, from + CHANNELS);
      pixels.set(colour, (y * box.width + x) * CHANNELS);
      shown.set(colour, from);
    }
  return { ...box, pixels };
}

/** Frames that change nothing make the one before them longer. */
function differences(frames, width, height, tolerance) {
  const [first] = frames;
  const shown = Uint8Array.from(first.pixels);
  const kept = [{ left: 0, top: 0, width, height, pixels: first.pixels, ms: first.ms }];
  for (const frame of frames.slice(1)) {
    const changed = difference(shown, frame.pixels, width, height, tolerance);
    if (changed === null) kept.at(-1).ms += frame.ms;
    else kept.push({ ...changed, ms: frame.ms });
  }
  return kept;
}

/**
 * `frames`: `{ pixels, ms }` with opaque RGBA bytes, each shown for so many milliseconds. It plays for ever. `tolerance`:
 * by how much a channel may differ and still count as unchanged.
 */
export function makeApng(frames, { width, height, tolerance = 0 }) {
  const kept = differences(frames, width, height, tolerance);
  let sequence = 0;
  const chunks = [chunk('IHDR', header(width, height)), chunk('acTL', uint32s(kept.length, 0))];
  for (const [index, frame] of kept.entries()) {
    const place = uint32s(sequence++, frame.width, frame.height, frame.left, frame.top);
    const time = Buffer.alloc(6);
    time.writeUInt16BE(Math.round(frame.ms), 0);
    time.writeUInt16BE(1_000, 2);
    time.set([KEEP, index === 0 ? REPLACE : BLEND_OVER], 4);
    chunks.push(chunk('fcTL', Buffer.concat([place, time])));
    const data = compressed(frame.pixels, frame.width, frame.height);
    chunks.push(
      index === 0 ? chunk('IDAT', data) : chunk('fdAT', Buffer.concat([uint32s(sequence++), data])),
    );
  }
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}
