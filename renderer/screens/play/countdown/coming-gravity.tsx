import { useTranslation } from 'react-i18next';
import type { DealPlan } from '../../../../core/deal/deal-plan.ts';
import { GravityPicture } from '../../../components/pictures/gravity-picture.tsx';
import { slidingWords } from '../../../components/rules-words.ts';
import { useShownRules } from '../../../parts/use-turned-shape.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';
import styles from './coming-gravity.module.css';
import { useComingLevel } from './use-coming-level.ts';

function Coming({ plan }: { readonly plan: DealPlan }) {
  const { t } = useTranslation();
  const { gravity } = useShownRules(plan.template, plan.rules);
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

/** Which way tiles will slide in the next level of a run, as a still picture. Nothing where they will not. */
export function ComingGravity({ game }: { readonly game: OpenGame }) {
  const plan = useComingLevel(game);
  return plan === null ? null : <Coming plan={plan} />;
}
