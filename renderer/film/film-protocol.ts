import type { FilmError, FilmRequest } from '../../core/film/film.ts';
import type { FilmPace } from '../../core/film/film-clock.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import type { TileSheet } from '../../core/raster/tile-picture.ts';

/** The kinds of file that a film is made as. */
export type FilmKind = 'gif' | 'video';

/** The request for a film as a file. */
export interface FilmAsk extends FilmPace {
  readonly kind: FilmKind;
  readonly setup: GameSetup;
  readonly entries: readonly Entry[];
  /** Which moves, counted from 1, or so many at the end; null for all. */
  readonly part: FilmRequest['part'] | { readonly last: number };
  readonly losing: ReadonlySet<number>;
  readonly sheet: TileSheet;
  readonly mostBytes: number;
}

/** Why there is no film: by the game and the request, its size, or because no encoder of videos is here. */
export type FilmRefusal = FilmError | { readonly code: 'bad-game' | 'too-large' | 'no-video' };

/** A film as a file. */
export interface FilmFile {
  readonly bytes: ArrayBuffer;
  readonly mime: string;
  readonly ending: string;
  readonly lengthMs: number;
}

/** The answers to it: how far it is, and once the end. */
export type FilmAnswer =
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | { readonly type: 'made'; readonly file: FilmFile }
  | { readonly type: 'refused'; readonly why: FilmRefusal };
