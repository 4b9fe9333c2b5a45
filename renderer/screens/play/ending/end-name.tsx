import type { Mode } from '../../../../core/game/modes/table.ts';
import { MODE_LOOKS } from '../../../parts/modes/mode-looks.ts';

interface EndNameProps {
  readonly name: string;
  readonly mode: Mode;
  readonly boardId: string | undefined;
}

/** What was played; as high from the start as what its mode says of it. */
export function EndName({ name, mode, boardId }: EndNameProps) {
  const { EndLine } = MODE_LOOKS[mode];
  const plain = <p className="end-small">{name}</p>;
  if (EndLine === undefined || boardId === undefined) return plain;
  const blank = (
    <>
      {plain}
      <p className="end-small">{'\u00a0'}</p>
    </>
  );
  return <EndLine name={name} boardId={boardId} fallback={blank} />;
}
