/** What is said below the board: what is asked, and what came of an answer. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Sentences } from '../../components/sentences.tsx';
import { type PictureName, usePictureName } from '../../components/use-picture-name.ts';
import type { RefutedPair } from '../../engine/protocol.ts';
import type { FindState } from '../../state/puzzles/find-state.ts';
import { TroubleWords } from '../trouble.tsx';
import { lossWords, stuckCells } from './loss-words.ts';
import { MiniBoard } from './mini-board.tsx';
import { refusalWords } from './puzzle-words.ts';

/** The one sentence of a state: what is asked, or what is proved of the answer. */
export function verdictSentence(t: TFunction, find: FindState, pictureName: PictureName): string {
  const { phase, card } = find;
  const isOwn = card?.mistake != null;
  switch (phase.name) {
    case 'opening':
      return t('puzzle.find.opening');
    case 'empty':
      return t('puzzle.find.empty');
    case 'asking':
    case 'checking':
      if (card?.mistake != null) return t('puzzle.find.ask-own', { move: card.mistake.moveNumber });
      return find.candidates.length === 0 ? '' : t('puzzle.find.ask', { count: find.candidates.length });
    case 'right':
      if (find.isHelped) return t('puzzle.find.right-help');
      return t(isOwn ? 'puzzle.find.right-own' : 'puzzle.find.right');
    case 'told':
      return t('puzzle.find.told');
    case 'wrong':
      return phase.loss === null
        ? t('puzzle.find.wrong')
        : lossWords(t, phase.loss.explanation, phase.loss.position.board, pictureName);
    case 'trouble':
    case 'over':
      return '';
  }
}

/** Why the other pairs lose: one sentence about one of them, and its picture. */
function Why({ why }: { readonly why: RefutedPair }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { explanation, position } = why;
  const loss = lossWords(t, explanation, position.board, pictureName);
  return (
    <figure className="why" data-testid="why">
      <MiniBoard board={position.board} stuck={stuckCells(explanation)} tone="bad" />
      <figcaption>{t('puzzle.find.why', { picture: pictureName(why.kind), loss })}</figcaption>
    </figure>
  );
}

export function FindVerdict({ find }: { readonly find: FindState }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { phase, card, candidates } = find;
  const isAsking = phase.name === 'asking' || phase.name === 'checking';
  const why = phase.name === 'right' || phase.name === 'told' ? phase.why : null;
  return (
    <div className="verdict" data-phase={phase.name} data-testid="verdict">
      <p className="verdict-sentence" role="status">
        {phase.name === 'wrong' && (
          <span className="chip" data-tone="bad">
            {t('puzzle.find.wrong')}
          </span>
        )}
        {verdictSentence(t, find, pictureName)}
      </p>
      {phase.name === 'asking' && phase.refusal !== null && card !== null && (
        <p className="verdict-note" role="alert">
          {refusalWords(t, phase.refusal, card.position.rules)}
        </p>
      )}
      {isAsking &&
        candidates.length > 0 &&
        find.way !== 'storm' &&
        (phase.name !== 'asking' || phase.refusal === null) && (
          <p className="verdict-note">
            {t(card?.mistake == null ? 'puzzle.find.how' : 'puzzle.find.how-own')}
          </p>
        )}
      {phase.name === 'wrong' && phase.loss === null && (
        <p className="verdict-note">{t('puzzle.loss.looking')}</p>
      )}
      {phase.name === 'trouble' && (
        <p className="verdict-note" role="alert">
          <TroubleWords code={phase.code} />
        </p>
      )}
      {card?.lesson != null &&
        (phase.name === 'right' || phase.name === 'told' || phase.name === 'wrong') && (
          <p className="verdict-lesson">
            <Sentences>{t(`puzzle.lesson.${card.lesson}.say`)}</Sentences>
          </p>
        )}
      {why !== null && <Why why={why} />}
    </div>
  );
}
