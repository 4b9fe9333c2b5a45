import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Move } from '../../../core/board/board.ts';
import type { GameView } from '../../../core/game/view.ts';
import { openLinksSentence } from '../../../core/sentences/answer-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { ENGINE } from '../../engine/client.ts';
import { boardOf } from '../../parts/turned-board.ts';
import { useService } from '../../services/use-service.ts';
import type { OpenGame } from '../../state/play/session-state.ts';

/** So many links are few. */
const FEW = 2;
/** The last pairs of a board are seen without being counted, and those of a very large one are not looked for. */
const LEAST_PAIRS = 4;
const MOST_PAIRS = 200;

/** Returns all pairs that link, where they are few; null otherwise, and until that is known. */
function useFewLinks({ view }: OpenGame): readonly Move[] | null {
  const engine = useService(ENGINE);
  const [found, setFound] = useState<{ readonly of: GameView; readonly few: readonly Move[] } | null>(null);
  const isAsked = view.canUndo && view.pairsLeft >= LEAST_PAIRS && view.pairsLeft <= MOST_PAIRS;
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const position = { board: boardOf(view), rules: view.deal.rules };
    void engine.ask({ type: 'puzzle-candidates', position }, { signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted || !answer.ok || answer.value.length === 0 || answer.value.length > FEW) return;
      setFound({ of: view, few: answer.value.map(({ move }) => move) });
    });
    return () => stop.abort();
  }, [engine, view, isAsked]);
  // A view is shown before the links of the one before are forgotten.
  return found?.of === view ? found.few : null;
}

/** Says quietly that few links are open. It is no help: it does not say which. */
export function OpenLinks({ game }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const few = useFewLinks(game);
  if (few === null) return null;
  return (
    <p data-testid="open-links">
      <small>{sentenceWords(t, openLinksSentence(few))}</small>
    </p>
  );
}
