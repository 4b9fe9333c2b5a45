import { useEffect } from 'react';
import { hush, speak } from '../../../audio/voices.ts';
import { usePictureName } from '../../../components/use-picture-name.ts';
import { useSession } from '../../../state/play/use-session.ts';

/** Names the picture of each tile that is picked, and of a pair that is shown. A null voice says nothing. */
export function useSpokenNames(voice: SpeechSynthesisVoice | null): void {
  const pictureName = usePictureName();
  const kind = useSession(({ game, selection, hint }) => {
    const cell = selection.state === 'one' ? selection.cell : hint.state === 'shown' ? hint.pair[0] : null;
    return cell === null ? null : (game?.view.cells[cell] ?? null);
  });
  const cell = useSession(({ selection }) => (selection.state === 'one' ? selection.cell : null));
  useEffect(() => {
    // Another tile with the same picture is named as well.
    if (voice !== null && kind !== null && kind > 0 && cell !== undefined) speak(pictureName(kind), voice);
  }, [voice, kind, cell, pictureName]);
  useEffect(() => hush, []);
}
