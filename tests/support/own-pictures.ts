/** Pictures for the player's own set, sound ones and others. */

/** As Chromium writes them: a red disc of 16 pixels. */
export const LOSSY_WEBP =
  'UklGRgABAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSG4AAAANcFpt27Lc7T9MQCTRv4hlqH/C3SORFdjA3RMfW/zxj1R2oNsnyAQRMQH8Z8mN4MmNITQGiLjB9k2zQ58sF5Ua5kR4AWQsyJwAYSN8vukLC18Zdi2GigykDJeHQm/gaO59tFeRdiN48ox5Iz2+DlZQOCBsAAAAUAQAnQEqEAAQAADAEiWwAnS6AUQDYANgA3wDrAPQA/QDrHfIz/////CeAAD++CZrG/ymowd/UkL8t+hRrUd6p1uJX//XQWm31XAgnXP+ugedv6UeCFZf9dBaFv0soxDX+/GPi+qzFHajAAAA';
export const LOSSLESS_WEBP =
  'UklGRrQAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAVlA4TJUAAAAvD8ADEIdgkG2k7d/n/el+GgbStkn9a7nEMwNp27S/n/tX9ypqJElNLsOBA/6dmIu7G2t5Nsnzvu+mML7kVpgICgPTlVxVoNLBoJEkRc8MU/7lPr+CiP4rctu2YWaPzTMAAAAAQNMtS9dct3JMkmQsz+bknNOp2uSa7WG4MxzWO+uzd4/6Tu1h9Od/V/u5tuLpTv+cFAA=';
/** Without transparency, so that its frame is all that it has. */
export const PLAIN_WEBP =
  'UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoQABAAAMASJagCdAErPhtqiOUAAP773S/95/4OD/wa/0NF/83L/t//BO36Duah4S2Gm8D/5gk0JBKsT/8y8ImivKJbtCpcQAA=';

const toBytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
export const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The first `quarters` quarters of a picture's bytes. */
export function cutAfter(base64: string, quarters: number): string {
  const bytes = toBytes(base64);
  return toBase64(bytes.subarray(0, Math.floor((bytes.length * quarters) / 4)));
}

/** A picture whose bytes from one on are all 255. */
export const overwrittenFrom = (base64: string, first: number) => toBase64(toBytes(base64).fill(255, first));

/** The lossless picture twice, one frame after the other. */
export function animatedWebp(): string {
  const frame = toBytes(LOSSLESS_WEBP).subarray(30);
  const shown = riff('ANMF', [0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 0, 0, 100, 0, 0, 0, ...frame]);
  const head = riff('VP8X', [0x12, 0, 0, 0, 15, 0, 0, 15, 0, 0]);
  const loop = riff('ANIM', [0, 0, 0, 0, 0, 0]);
  return toBase64(Uint8Array.from(riff('RIFF', [...letters('WEBP'), ...head, ...loop, ...shown, ...shown])));
}

/** A WebP that says its frame has these sides. */
export function webpOfSides(width: number, height: number): string {
  const bits = (((height - 1) << 14) | (width - 1)) >>> 0;
  const frame = riff('VP8L', [0x2f, ...[0, 8, 16, 24].map((shift) => (bits >>> shift) & 255), 0, 0, 0]);
  return toBase64(Uint8Array.from(riff('RIFF', [...letters('WEBP'), ...frame])));
}

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

function riff(name: string, data: readonly number[]): number[] {
  const length = [0, 8, 16, 24].map((shift) => (data.length >>> shift) & 255);
  return [...letters(name), ...length, ...data, ...(data.length % 2 === 1 ? [0] : [])];
}
