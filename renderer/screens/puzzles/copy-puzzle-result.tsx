import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { StudyChoices } from '../../../core/review/puzzles/study-choices.ts';
import { asLanguage } from '../../components/words.ts';
import { formatDate } from '../../i18n/format.ts';
import { CopyResultText } from '../../parts/share/copy-result.tsx';
import type { FindState } from '../../state/puzzles/find-state.ts';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import { codeOfCard } from '../../state/puzzles/shared-puzzle.ts';
import type { StudyState } from '../../state/puzzles/study-play.ts';
import { findResult, runResult, studyResult } from './puzzle-result.ts';

interface CopyProps {
  readonly stores: PuzzleStores;
}

/** The button, with what is said where no code leads to the board. */
function CopyTold({ text, code }: { readonly text: string; readonly code: string | null }) {
  const { t } = useTranslation();
  return <CopyResultText text={text} {...(code === null && { copied: t('puzzle.result.copied-alone') })} />;
}

/** Copies the result of a study that is cleared. */
export function CopyStudyResult({
  study: { card, date, turns },
  isHelped,
  choices,
  stores,
}: CopyProps & {
  readonly study: StudyState;
  readonly isHelped: boolean;
  readonly choices: StudyChoices | null;
}) {
  const { t, i18n } = useTranslation();
  const sets = useStore(stores.shelf.store, (state) => state.sets);
  if (card === null) return null;
  const day = date && formatDate(date, asLanguage(i18n.language), 'day');
  const code = codeOfCard(sets, 'study', card);
  const critical = choices?.critical ?? null;
  return <CopyTold text={studyResult(t, { card, code, day, isHelped, turns, critical })} code={code} />;
}

/** Copies the result of a position of practice whose move was found; a position of one’s own game has none. */
export function CopyFindResult({ find, stores }: CopyProps & { readonly find: FindState }) {
  const { t } = useTranslation();
  const sets = useStore(stores.shelf.store, (state) => state.sets);
  const { card, phase, way, isHelped } = find;
  if (card === null || phase.name !== 'right' || way !== 'practice') return null;
  const code = codeOfCard(sets, 'only-move', card);
  return <CopyTold text={findResult(t, { card, code, isHelped })} code={code} />;
}

/** Copies the result of a streak or a storm that is over. */
export function CopyRunResult({ find, stores }: CopyProps & { readonly find: FindState }) {
  const { t } = useTranslation();
  const sets = useStore(stores.shelf.store, (state) => state.sets);
  const { way, run, card, hardest } = find;
  if (run === null || (way !== 'streak' && way !== 'storm')) return null;
  const is = way === 'streak' && run.failed > 0 ? 'last' : 'hardest';
  const told = is === 'last' ? card : hardest;
  // Nothing was solved, so there is no result to copy.
  if (told === null) return null;
  const code = codeOfCard(sets, 'only-move', told);
  return <CopyTold text={runResult(t, { way, run, shown: { is, card: told, code } })} code={code} />;
}
