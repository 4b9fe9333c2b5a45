/** The player's own pictures, which together are a tile set. */
import * as v from 'valibot';
import { MAX_OWN_PICTURES } from './own-tile-set.ts';
import { gameIdSchema, pictureNameSchema } from './schemas.ts';

/** Most characters of a picture as it is sent: a square of 128 pixels takes less, however little it can be compressed. */
const MAX_PICTURE_CHARACTERS = 96_000;

/** The beginnings of a PNG and of a WebP file in base64: their first six bytes, and those of `RIFF`. */
const PNG_OR_WEBP = /^(?:iVBORw0KG|UklGR)[A-Za-z0-9+/]*={0,2}$/;

/** A picture: a square PNG or WebP in base64, and what it is called. */
export const ownPictureSchema = v.strictObject({
  id: gameIdSchema,
  name: pictureNameSchema,
  data: v.pipe(v.string(), v.maxLength(MAX_PICTURE_CHARACTERS), v.regex(PNG_OR_WEBP)),
});
/** A picture of the player's own. */
export type OwnPicture = v.InferOutput<typeof ownPictureSchema>;

const keptPictureSchema = v.strictObject({
  ...ownPictureSchema.entries,
  /** It came before pictures were looked at, and cannot be shown: too large, empty or not whole. */
  isUnshowable: v.exactOptional(v.literal(true)),
});
/** A picture of the player's own as it is kept. */
export type KeptPicture = v.InferOutput<typeof keptPictureSchema>;

/** The channels for own pictures; they are part of `CONTRACT`. */
export const PICTURE_CHANNELS = {
  /** In the order in which they were added: kind 1 shows the first. */
  'pictures.list': {
    request: v.null(),
    reply: v.pipe(v.array(keptPictureSchema), v.maxLength(MAX_OWN_PICTURES), v.readonly()),
  },
  /** Adds one; asking again with the same id changes nothing. More than `MAX_OWN_PICTURES` are refused, and what cannot be shown. */
  'pictures.add': { request: ownPictureSchema, reply: v.null() },
  /** Calls one something else; of one that is gone nothing changes. */
  'pictures.rename': {
    request: v.strictObject({ id: gameIdSchema, name: pictureNameSchema }),
    reply: v.null(),
  },
  'pictures.remove': { request: v.strictObject({ id: gameIdSchema }), reply: v.null() },
} as const;
