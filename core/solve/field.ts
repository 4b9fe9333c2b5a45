/**
 * Which squares stand in the way of lines, and nothing else: it knows no kinds. Cells are board indices.
 *
 * `links(a, b)` says whether a line of at most `maxTurns` turns joins the two *positions* over squares that are not
 * blocked. Whether the two end squares themselves are blocked makes no difference, which is what the relaxed closure
 * needs (see closure.ts).
 */
export interface Field {
  block(cell: number): void;
  clear(cell: number): void;
  links(a: number, b: number): boolean;
}
