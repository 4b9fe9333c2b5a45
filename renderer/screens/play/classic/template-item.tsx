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
import { LosingDots } from './losing-dots.tsx';
import { useShelfMode } from './shelf-mode.ts';

interface TemplateItemProps {
  readonly template: TemplateRevision;
  readonly game: GameSummary | undefined;
  readonly record: ReturnType<Records['onTemplates']['get']>;
}

/** A shape on the shelf: how easily it is lost in dots, the words of both measures behind, its best score, and a seal once it was won. */
export function TemplateItem({ template, game, record }: TemplateItemProps) {
  const { t, i18n } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const mode = useShelfMode();
  const name = templateName(t, template);
  const pairs = game === undefined ? null : t('count.pairs-left', { count: game.pairsLeft });
  const { hasScore } = useMeasures(mode);
  const best = record?.bestTotal ?? null;
  const language = asLanguage(i18n.language);
  const grades = template.builtIn ? builtInMeasures(template.name) : null;
  const measures =
    grades === null
      ? []
      : [t(`editor.measure.seeing.${grades.seeing}`), t(`editor.measure.losing.${grades.losing}`)];
  const words = grades === null ? undefined : measures.join(' · ');
  // Drawn by the style sheet: the label, which has to contain all that is read, is the shape's name alone.
  const score = best === null || !hasScore ? undefined : formatNumber(best, language);
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
        <small data-facts={pairs === null ? score : undefined}>
          {grades !== null && <LosingDots losing={grades.losing} />}
          {pairs !== null && <span className={styles.pairs}>{pairs}</span>}
        </small>
      </button>
      {/* Over the button and not in it: its character is no part of the label. */}
      {record !== undefined && record.finished > 0 && (
        <span className={`seal ${styles.seal}`} aria-hidden="true">
          <Seal />
        </span>
      )}
    </li>
  );
}
