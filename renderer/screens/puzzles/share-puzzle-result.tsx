/** The results of puzzles to be shown to others. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { StudyChoices } from '../../../core/review/puzzles/study-choices.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { asLanguage } from '../../components/words.ts';
import { ENGINE } from '../../engine/client.ts';
import { formatDate } from '../../i18n/format.ts';
import { CopyResultText } from '../../parts/share/copy-result.tsx';
import { ShareIcon } from '../../parts/share/share-icon.tsx';
import { useService } from '../../services/use-service.ts';
import type { FindState } from '../../state/puzzles/find-state.ts';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import { codeOfCard } from '../../state/puzzles/shared-puzzle.ts';
import type { StudyState } from '../../state/puzzles/study-play.ts';
import { type EndedRun, findResult, type SolvedStudy } from './puzzle-result.ts';

/** Pictures and their QR codes are drawn by code that is fetched when a result is shared. */
const { Part: StudySheet, load } = lazyPart(
  async () => (await import('./puzzle-picture-sheet.tsx')).StudySheet,
);
const { Part: RunSheet } = lazyPart(async () => (await import('./puzzle-picture-sheet.tsx')).RunSheet);

interface ResultProps {
  readonly stores: PuzzleStores;
}

function ShareButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="button" onPointerEnter={() => void load()} onClick={onOpen}>
      <ShareIcon />
      {t('record.picture.open')}
    </button>
  );
}

/** Shows the result of a study that is cleared. */
export function ShareStudyResult({
  study: { card, date, turns, moves },
  isHelped,
  choices,
  stores,
}: ResultProps & {
  readonly study: StudyState;
  readonly isHelped: boolean;
  readonly choices: StudyChoices | null;
}) {
  const { i18n } = useTranslation();
  const engine = useService(ENGINE);
  const sets = useStore(stores.shelf.store, (state) => state.sets);
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const critical = choices?.critical ?? null;
  const day = date && formatDate(date, asLanguage(i18n.language), 'day');
  const solved = useMemo(
    (): SolvedStudy | null =>
      card && { card, code: codeOfCard(sets, 'study', card), day, isHelped, turns, critical },
    [card, sets, day, isHelped, turns, critical],
  );
  if (card === null || solved === null) return null;
  const open = async () => {
    const taken = await engine.ask({ type: 'taking-order', position: card.position, moves });
    setOrder(taken.ok ? taken.value : []);
  };
  return (
    <>
      <ShareButton onOpen={() => void open()} />
      {order !== null && <StudySheet solved={solved} order={order} onClose={() => setOrder(null)} />}
    </>
  );
}

/** Copies the result of a position of practice whose move was found; a position of one’s own game has none. */
export function CopyFindResult({ find, stores }: ResultProps & { readonly find: FindState }) {
  const { t } = useTranslation();
  const sets = useStore(stores.shelf.store, (state) => state.sets);
  const { card, phase, way, isHelped } = find;
  if (card === null || phase.name !== 'right' || way !== 'practice') return null;
  const code = codeOfCard(sets, 'only-move', card);
  const told = code === null ? { copied: t('puzzle.result.copied-alone') } : {};
  return <CopyResultText text={findResult(t, { card, code, isHelped })} {...told} />;
}

/** Shows the result of a streak or a storm that is over. */
export function ShareRunResult({ find, stores }: ResultProps & { readonly find: FindState }) {
  const sets = useStore(stores.shelf.store, (state) => state.sets);
  const [isOpen, setOpen] = useState(false);
  const { way, run, card, hardest } = find;
  const ended = useMemo((): EndedRun | null => {
    if (run === null || (way !== 'streak' && way !== 'storm')) return null;
    const is = way === 'streak' && run.failed > 0 ? 'last' : 'hardest';
    const told = is === 'last' ? card : hardest;
    // Nothing was solved, so there is no result to show.
    return told && { way, run, shown: { is, card: told, code: codeOfCard(sets, 'only-move', told) } };
  }, [way, run, card, hardest, sets]);
  if (ended === null) return null;
  return (
    <>
      <ShareButton onOpen={() => setOpen(true)} />
      {isOpen && <RunSheet ended={ended} onClose={() => setOpen(false)} />}
    </>
  );
}
