/** Controls, format characters that reorder or hide text, separators of lines, lone surrogates. */
export const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u;
