import { LineDrawing } from '../../components/icon.tsx';

/** Three points that two lines join: it goes to others. */
const PATH =
  'M18 2.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5ZM6 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5ZM18 16.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5ZM8.2 10.8l7.6-4.5M8.2 13.2l7.6 4.5';

export function ShareIcon() {
  return <LineDrawing path={PATH} />;
}
