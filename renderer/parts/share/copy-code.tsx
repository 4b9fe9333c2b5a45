import { useTranslation } from 'react-i18next';
import { sharedRunOf } from '../../../core/codes/run-symbols.ts';
import { makeChallengeCode, makeRunCode, makeShareCode } from '../../../core/codes/share-code.ts';
import type { DealRecord, GameSetup } from '../../../core/game/setup/entry.ts';
import type { GameView } from '../../../core/game/view.ts';
import { Icon } from '../../components/icon.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './share.module.css';

/** The code of a deal. */
export function codeOfDeal({ kinds, copies, ...deal }: DealRecord): string {
  return makeShareCode({ ...deal, filling: { kinds, copies } });
}

/** The code from which others play the same game: that of its run where it is one, else that of its deal. */
export function codeOfGame(setup: GameSetup): string {
  const run = sharedRunOf(setup);
  return run === null ? codeOfDeal(setup.deal) : makeRunCode(run);
}

/** The code of a game with its end, for others to beat. */
export function challengeOfGame(setup: GameSetup, { status, elapsedMs, score, taken }: GameView): string {
  const run = sharedRunOf(setup);
  const { kinds, copies, ...deal } = setup.deal;
  return makeChallengeCode({
    game:
      run === null ? { type: 'deal', deal: { ...deal, filling: { kinds, copies } } } : { type: 'run', run },
    end: { elapsedMs, score: score.total, pairsTaken: taken.pairs, isCleared: status === 'won' },
  });
}

interface CopyCodeProps {
  readonly code: string;
  /** Beside louder buttons. */
  readonly isQuiet?: boolean;
}

/** Copies the code of a game and shows it. */
export function CopyCode({ code, isQuiet = false }: CopyCodeProps) {
  const { t } = useTranslation();
  return (
    <CopyButton
      label={
        <>
          <Icon name="copy" />
          {t('code.copy')}
        </>
      }
      text={code}
      copied={t('record.code.copied')}
      notCopied={t('record.code.not-copied')}
      className={isQuiet ? 'button button-quiet' : 'button'}
      shown={
        <code className={styles.codeText} data-testid="share-code">
          {code}
        </code>
      }
    />
  );
}
