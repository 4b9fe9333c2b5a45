import { useTranslation } from 'react-i18next';
import { GravityPicture } from '../../../components/pictures/gravity-picture.tsx';
import { slidingWords } from '../../../components/rules-words.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';
import styles from './coming-gravity.module.css';
import { useComingLevel } from './use-coming-level.ts';

/** Which way tiles will slide in the next level of a run, as a still picture. Nothing where they will not. */
export function ComingGravity({ game }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const gravity = useComingLevel(game)?.rules.gravity ?? 'none';
  if (gravity === 'none') return null;
  return (
    <div className={styles.coming} data-testid="coming">
      <p>
        <small>{t('level.next')}</small>
        <b>{slidingWords(t, gravity)}</b>
      </p>
      <GravityPicture gravity={gravity} />
    </div>
  );
}
