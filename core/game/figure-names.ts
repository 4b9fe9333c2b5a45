/** The figures by their names. They stand apart from their form, which every start of the window loads. */
import { FIGURES, type GameFigures } from './figures-form.ts';

/** The names of the figures, in the order in which rows of the database hold them. */
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly (keyof GameFigures)[];

/** The figures made one by one. */
export function makeFigures(figureOf: (name: keyof GameFigures) => number): GameFigures {
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, figureOf(name)])) as GameFigures;
}

/** The figures of no game. */
export const NO_FIGURES: GameFigures = makeFigures(() => 0);
