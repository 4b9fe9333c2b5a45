import type { Mode } from '../../../../core/game/modes/table.ts';
import { MODE_LOOKS } from '../../../parts/modes/mode-looks.ts';

interface EndNameProps {
  readonly name: string;
  readonly mode: Mode;
  readonly boardId: string | undefined;
}

/** The name of the game that was played; its height is that of the mode's own line from the start. */
export function EndName({ name, mode, boardId }: EndNameProps) {
  const { EndLine } = MODE_LOOKS[mode];
  const plain = <p data-part="end-small">{name}</p>;
  if (EndLine === undefined || boardId === undefined) return plain;
  const blank = (
    <>
      {plain}
      <p data-part="end-small">{'\u00a0'}</p>
    </>
  );
  return <EndLine name={name} boardId={boardId} fallback={blank} />;
}
