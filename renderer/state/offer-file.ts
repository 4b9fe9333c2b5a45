/** Characters that some file system refuses in a name. */
const UNSAFE = /[\\/:*?"<>|]/gu;

/** Offers a file to the player under a name. */
export function offerFile(name: string, ending: string, content: BlobPart, type: string): void {
  offerBlob(`${name.replace(UNSAFE, '-').trim()}${ending}`, new Blob([content], { type }));
}

/** The same with a name that every file system takes. */
export function offerBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download holds the blob by now; the name for it can go.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
