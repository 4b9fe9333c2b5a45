import { TILE_PICTURES } from './tile-set.ts';

const FOLDER = '../../../resources/tiles/fluent/';
/** Files of the build: the content security policy lets pictures come from the app's own origin only. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob('../../../resources/tiles/fluent/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

let loading: Promise<readonly HTMLImageElement[]> | undefined;

/** The set's pictures in the order of their kinds, decoded once for the whole window. */
export function loadTilePictures(): Promise<readonly HTMLImageElement[]> {
  loading ??= Promise.all(TILE_PICTURES.map(({ id }) => loadPicture(id)));
  return loading;
}

/** The address of one picture, for an `img` beside the board. */
function tilePictureUrl(id: string): string {
  const source = SOURCES[`${FOLDER}${id}.svg`];
  if (source === undefined) throw new Error(`The tile set has no file for ${id}`);
  return source;
}

async function loadPicture(id: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = tilePictureUrl(id);
  await image.decode();
  return image;
}
