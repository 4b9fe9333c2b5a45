/** Imports into the library: templates in files and on the clipboard, boards made of pictures and words. */
import type { Shape } from '../../../core/board/board.ts';
import type { Imported } from '../../../core/contract/packs.ts';
import type { Result } from '../../../core/result.ts';
import type { GreyPicture } from '../../../core/templates/edit/picture.ts';
import type { FileError } from '../../../core/templates/file/file-error.ts';
import { MAX_NAME_LENGTH } from '../../../core/templates/limits.ts';
import type { PictureFault } from '../pictures/picture-file.ts';
import type { Shelf } from './design-shelf.ts';

/** The outcome of a file, a picture or a word, for a notice. */
export type ImportNotice =
  /** `file` is null for a text that was pasted. */
  | { readonly type: 'import-failed'; readonly file: string | null; readonly error: FileError }
  | ({ readonly type: 'imported' } & Imported)
  /** The database did not take the file; nothing of it is here. */
  | { readonly type: 'import-refused' }
  /** `file` is null for a picture that was made of a word. */
  | { readonly type: 'picture-unreadable'; readonly file: string | null; readonly fault: PictureFault }
  | { readonly type: 'picture-empty'; readonly file: string | null };

/**
 * The kind of a file: templates for the shelf, a picture that is a board in the editor now, or nothing that
 * could be taken.
 */
export type ImportedAs = 'templates' | 'board' | 'nothing';

export interface Imports {
  /** Takes the templates of a file; a picture that carries none becomes a board. The outcome is shown. */
  importFile(file: File): Promise<ImportedAs>;
  /** Takes the templates of a text that was pasted. The outcome is shown. */
  importText(text: string): Promise<void>;
  /**
   * Makes a board of a picture and puts it in the editor; shows a notice when it could not be read, or nothing can be made
   * out in it, which names its file. Answers whether there is a board. The name is cut where it is too long.
   */
  beginFrom(name: string, picture: Result<GreyPicture, PictureFault>, file?: string | null): Promise<boolean>;
}

/**
 * Returns whether a file is a plain picture, by the error of reading it as a template file: a PNG has an
 * error of its own, and others are not text.
 */
function isPlainPicture(file: File, { code }: FileError): boolean {
  return code === 'png-without-template' || (file.type.startsWith('image/') && code !== 'png-damaged');
}

interface ImportParts {
  readonly shelf: Shelf;
  tell(notice: ImportNotice): void;
  /** Puts a new drawing of a shape in the editor, kept as a draft, and shows a notice. */
  beginWith(name: string, shape: Shape): Promise<void>;
}

export function createImports({ shelf, tell, beginWith }: ImportParts): Imports {
  /** Takes the templates of a text, and shows the outcome; what is wrong with it is returned and not shown. */
  async function takeText(text: string): Promise<FileError | null> {
    const outcome = await shelf.take(text);
    if (outcome?.state === 'refused') return outcome.error;
    tell(outcome === null ? { type: 'import-refused' } : { type: 'imported', ...outcome.imported });
    return null;
  }

  async function importText(text: string): Promise<void> {
    const error = await takeText(text);
    if (error !== null) tell({ type: 'import-failed', file: null, error });
  }

  async function beginFrom(
    name: string,
    picture: Result<GreyPicture, PictureFault>,
    file: string | null = null,
  ): Promise<boolean> {
    if (!picture.ok) {
      tell({ type: 'picture-unreadable', file, fault: picture.error });
      return false;
    }
    const { boardOfPicture } = await import('./picture-board.ts');
    const shape = boardOfPicture(picture.value);
    if (shape === null) {
      tell({ type: 'picture-empty', file });
      return false;
    }
    await beginWith([...name].slice(0, MAX_NAME_LENGTH).join(''), shape);
    return true;
  }

  async function importFile(file: File): Promise<ImportedAs> {
    const { readGreyPicture, readTemplateText } = await import('./exchange.ts');
    const text = await readTemplateText(file);
    const error = text.ok ? await takeText(text.value) : text.error;
    if (error === null) return 'templates';
    if (isPlainPicture(file, error))
      return (await beginFrom(nameOfFile(file), await readGreyPicture(file), file.name))
        ? 'board'
        : 'nothing';
    tell({ type: 'import-failed', file: file.name, error });
    return 'nothing';
  }

  return { importFile, importText, beginFrom };
}

/** Without its ending. */
export function nameOfFile({ name }: File): string {
  return name.replace(/\.\w+$/u, '');
}
