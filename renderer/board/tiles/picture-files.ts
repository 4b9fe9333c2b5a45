/** Files of the build: the content security policy lets pictures come from the app's own origin only. */
const FILES: Readonly<Record<string, string>> = import.meta.glob('../../../resources/tiles/*/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of one picture of a set. */
export function pictureUrl(set: string, id: string): string {
  const url = FILES[`../../../resources/tiles/${set}/${id}.svg`];
  if (url === undefined) throw new Error(`The tile set ${set} has no file for ${id}`);
  return url;
}
