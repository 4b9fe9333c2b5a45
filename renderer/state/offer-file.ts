import { fileNameOf } from '../../core/file-name.ts';

/** Offers a file to the player under a name; returns the name of the file. */
export function offerFile(name: string, ending: string, content: BlobPart, type: string): string {
  const file = fileNameOf(name, ending);
  offerBlob(file, new Blob([content], { type }));
  return file;
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
