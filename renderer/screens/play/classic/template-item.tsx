import { useTranslation } from 'react-i18next';
import { builtInMeasures } from '../../../../core/coach/builtin-difficulty.ts';
import type { GameSummary } from '../../../../core/contract/schemas.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { Seal } from '../../../components/seal.tsx';
import { asLanguage, templateName } from '../../../components/words.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useMeasures } from '../../../parts/use-measures.ts';
import type { Records } from '../../../parts/use-records.ts';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { SESSION } from '../../../state/play/session.ts';
import styles from './classic.module.css';
import { useShelfMode } from './shelf-mode.ts';

interface TemplateItemProps {
  readonly template: TemplateRevision;
  readonly game: GameSummary | undefined;
  readonly record: ReturnType<Records['onTemplates']['get']>;
}

/** A shape on the shelf by its name, with the pairs that are left of the game on it, and a seal once it was won; all figures stand behind. */
export function TemplateItem({ template, game, record }: TemplateItemProps) {
  const { t, i18n } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const mode = useShelfMode();
  const name = templateName(t, template);
  const pairs = game === undefined ? null : t('count.pairs-left', { count: game.pairsLeft });
  const isCleared = record !== undefined && record.finished > 0;
  const cleared = isCleared && pairs === null ? t('editor.shelf-cleared') : null;
  const { hasScore } = useMeasures(mode);
  const best = record?.bestTotal ?? null;
  const language = asLanguage(i18n.language);
  const grades = template.builtIn ? builtInMeasures(template.name) : null;
  const score =
    best === null || !hasScore ? null : t('card.timed.best', { score: formatNumber(best, language) });
  const measures =
    grades === null
      ? []
      : [t(`editor.measure.seeing.${grades.seeing}`), t(`editor.measure.losing.${grades.losing}`)];
  const words = [cleared, ...measures, score].filter((fact) => fact !== null).join(' · ') || undefined;
  const play = () => {
    goTo(navigation, 'play');
    void session.continueTemplate(template, mode);
  };
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        data-template={template.name}
        aria-label={
          pairs === null ? t('home.play-template', { name }) : t('home.continue-template', { name, pairs })
        }
        aria-description={words}
        title={words}
        onClick={play}
      >
        <span className={styles.shape}>
          <Thumbnail shape={template} />
        </span>
        <b title={template.builtIn ? undefined : name}>{name}</b>
        {/* Words of their own, as in the label, which has to contain what is seen. */}{' '}
        {pairs !== null && <small>{pairs}</small>}
      </button>
      {/* Over the button and not in it: neither is a part of the label. */}
      {cleared !== null && (
        <small className={styles.cleared} aria-hidden="true">
          {cleared}
        </small>
      )}
      {isCleared && (
        <span className={`seal ${styles.seal}`} aria-hidden="true">
          <Seal />
        </span>
      )}
    </li>
  );
}
