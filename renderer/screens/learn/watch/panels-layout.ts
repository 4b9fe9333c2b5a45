import styles from '../lab.module.css';

/** Lays out so many panels, of which a narrow window shows the one at `at`: of one alone, of four, and of two with small boards the code stands beside its board. */
export function panelsLayout(count: number, hasSmallBoards: boolean, at: number) {
  const isBeside = count === 1 || count === 4 || (count === 2 && hasSmallBoards);
  return {
    className: styles.panels,
    'data-count': count,
    'data-code': isBeside ? 'beside' : 'below',
    'data-at': at,
  };
}
