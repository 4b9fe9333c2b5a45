import styles from '../lab.module.css';

/** Lays out so many panels: of one alone, of four, and of two with small boards the code stands beside its board. */
export function panelsLayout(count: number, hasSmallBoards: boolean) {
  const isBeside = count === 1 || count === 4 || (count === 2 && hasSmallBoards);
  return { className: styles.panels, 'data-count': count, 'data-code': isBeside ? 'beside' : 'below' };
}
