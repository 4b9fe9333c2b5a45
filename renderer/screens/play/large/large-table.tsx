import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { hintSentence } from '../../../../core/sentences/hint-sentences.ts';
import { Icon } from '../../../components/icon.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { usePictureName } from '../../../components/use-picture-name.ts';
import { useKeys } from '../../../input/use-keys.ts';
import { LEAST_LARGE_CELL, largeLayout } from '../../../parts/large-room.ts';
import { messageWords } from '../../../parts/messages/message-words.ts';
import { asShown, boardOf } from '../../../parts/turned-board.ts';
import { useVoice } from '../../../parts/use-voice.ts';
import { useService } from '../../../services/use-service.ts';
import { reshuffleDead } from '../../../state/play/reshuffle-dead.ts';
import { SESSION } from '../../../state/play/session.ts';
import { canPlay, type OpenGame } from '../../../state/play/session-state.ts';
import { showPair } from '../../../state/play/show-pair.ts';
import { useSession } from '../../../state/play/use-session.ts';
import { BOARD_TURN } from '../../../state/shown/board-turn.ts';
import { LargeSizes, useLargeSizes } from './large-sizes.tsx';
import styles from './large-table.module.css';
import { useLargeGame } from './use-large-game.ts';
import { useSpokenNames } from './use-spoken-names.ts';
import { useWindowSize } from './use-window-size.ts';

export interface LargeProps {
  readonly game: OpenGame;
  readonly onHome: () => void;
  readonly onKeys: () => void;
}

/** The one line of words, in large letters. */
function useLine({ view }: OpenGame): string {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { turned } = useStore(useService(BOARD_TURN));
  const { message, hint, reshuffle } = useSession((state) => state);
  const isLooking = [hint, reshuffle].some((search) => search.state === 'searching' && search.nodes !== null);
  if (isLooking) return t('record.calm.looking');
  if (message?.type === 'not-reshuffled') return t('record.calm.any');
  if (message !== null) return messageWords(t, message, view, pictureName);
  if (hint.state === 'shown') {
    const shown = asShown(hint, view, turned);
    return sentenceWords(t, hintSentence(shown.hint, boardOf(shown.view)), pictureName);
  }
  return view.canUndo || view.status !== 'playing' ? '' : t('record.calm.begin');
}

/** A quiet button at the edge; beside the board its name stands below it. */
function EdgeButton(props: {
  readonly icon: 'arrow-left' | 'sound' | 'muted' | 'shelf';
  readonly name: string;
  readonly onClick: () => void;
  readonly isPressed?: boolean;
  readonly isOpen?: boolean;
}) {
  const { icon, name, onClick, isPressed, isOpen } = props;
  return (
    <button
      type="button"
      className={styles.edge}
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      aria-expanded={isOpen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span aria-hidden="true">{name}</span>
    </button>
  );
}

function HelpButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  const isLive = useSession(canPlay);
  return (
    <button
      type="button"
      className={styles.help}
      data-command="hint"
      disabled={!isLive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <span className={styles.lamp}>
        <Icon name="hint" />
      </span>
      <b>{t('record.calm.help')}</b>
    </button>
  );
}

/** A board of few large tiles: beside it one button for help and the way out, no clock and no score. */
export function LargeTable({
  game,
  onHome,
  onKeys,
  children,
}: LargeProps & { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const { size, speaksNames, setSpeaks, begin } = useLargeGame(game);
  const [isChoosing, setChoosing] = useState(false);
  const hasSizes = useLargeSizes().length > 1;
  const voice = useVoice();
  const words = useLine(game);
  const isRefused = useSession(({ message }) => message?.type === 'refused');
  useSpokenNames(speaksNames ? voice : null);
  useEffect(() => reshuffleDead(session), [session]);
  const help = () => void showPair(session);
  const undo = async () => {
    await session.undo();
    // A dead position would be reshuffled anew: the move before it is taken back too.
    if (session.store.getState().game?.view.status === 'dead') await session.undo();
  };
  const back = () => {
    const { selection } = session.store.getState();
    if (isChoosing) setChoosing(false);
    else if (session.assistance.dismiss()) return;
    else if (selection.state === 'one') void session.pick(selection.cell);
    else onHome();
  };
  useKeys('game', {
    undo: () => void undo(),
    redo: () => void session.redo(),
    hint: help,
    keys: onKeys,
    back,
  });
  const { template } = game.view.deal;
  const { frame, isTurned } = largeLayout(template, useWindowSize());
  const [columns, rows] = isTurned ? [template.height, template.width] : [template.width, template.height];
  const sides = {
    '--beside': `${frame.beside}px`,
    '--below': `${frame.below}px`,
    '--head': `${frame.head}px`,
    '--line-height': `${frame.line}px`,
    '--least-width': `${Math.ceil((columns + LANES) * LEAST_LARGE_CELL)}px`,
    '--least-height': `${Math.ceil((rows + LANES) * LEAST_LARGE_CELL)}px`,
  } as CSSProperties;
  return (
    <div className={styles.table} data-side={frame.side} data-testid="large-table" style={sides}>
      <div className={styles.edges}>
        <EdgeButton icon="arrow-left" name={t('app.home')} onClick={onHome} />
        {voice !== null && (
          <EdgeButton
            icon={speaksNames ? 'sound' : 'muted'}
            name={t('record.calm.speak')}
            isPressed={speaksNames}
            onClick={() => setSpeaks(!speaksNames)}
          />
        )}
        {hasSizes && (
          <EdgeButton
            icon="shelf"
            name={t('record.calm.size')}
            isOpen={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          />
        )}
        {isChoosing && (
          <div className={styles.sizes}>
            <LargeSizes value={size} onChoose={begin} />
          </div>
        )}
      </div>
      <div className={styles.board} data-part="play-board">
        {children}
      </div>
      <p className={styles.line} data-testid="large-line" data-tone={isRefused ? 'wrong' : undefined}>
        {words}
      </p>
      <HelpButton onClick={help} />
    </div>
  );
}

/** The lanes of a board on both sides, in cells. */
const LANES = 0.44;
