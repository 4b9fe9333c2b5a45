/** Controls, format characters that reorder or hide text, separators of lines, lone surrogates. */
export const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u;
/** A text of blanks, of what Unicode lets a font leave out, and of U+2800, a Braille cell without dots. */
export const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
