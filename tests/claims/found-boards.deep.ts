/** The texts beside boards that were looked for, each proved where it was said of 200 boards under all rules. */
import { testFoundBoards } from './found-boards.suite.ts';

testFoundBoards(200, 3_600_000);
