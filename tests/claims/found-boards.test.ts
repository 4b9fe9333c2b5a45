/** The texts beside boards that were looked for; found-boards.deep.ts proves them on hundreds of boards. */
import { testFoundBoards } from './found-boards.suite.ts';

testFoundBoards(3, 300_000);
