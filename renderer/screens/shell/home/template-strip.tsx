import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { GameSummary } from '../../../../core/contract/schemas.ts';
import { TEMPLATE_MODE } from '../../../../core/game/modes/table.ts';
import { builtInGrade } from '../../../../core/templates/builtin-difficulty.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { GRADES } from '../../../../core/templates/win-share.ts';
import { Icon } from '../../../components/icon.tsx';
import { Seal } from '../../../components/seal.tsx';
import { asLanguage, templateName } from '../../../components/words.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import type { Records } from '../../../parts/use-records.ts';
import { useService, useServices } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import homeStyles from './home.module.css';
import { usePlay } from './home-cards.tsx';
import styles from './template-strip.module.css';

/** How hard a template is, in five dots. */
function DifficultyDots({ level }: { readonly level: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {GRADES.map((grade, place) => (
        <i key={grade} data-on={place < level} />
      ))}
    </span>
  );
}

/** From 1 to 5, or null where it was not measured: on a template of one's own. */
function difficultyOf({ builtIn, name }: TemplateRevision): number | null {
  const grade = builtIn ? builtInGrade(name) : null;
  return grade === null ? null : GRADES.indexOf(grade) + 1;
}

interface TemplateItemProps {
  readonly template: TemplateRevision;
  readonly game: GameSummary | undefined;
  readonly record: ReturnType<Records['onTemplates']['get']>;
}

function TemplateItem({ template, game, record }: TemplateItemProps) {
  const { t, i18n } = useTranslation();
  const play = usePlay();
  const name = templateName(t, template);
  const pairs = game === undefined ? null : t('count.pairs-left', { count: game.pairsLeft });
  const best = record?.bestTotal ?? null;
  const difficulty = difficultyOf(template);
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        data-template={template.name}
        aria-label={
          pairs === null ? t('home.play-template', { name }) : t('home.continue-template', { name, pairs })
        }
        aria-description={
          difficulty === null ? undefined : t('home.difficulty', { level: difficulty, most: GRADES.length })
        }
        onClick={play((session) => session.continueTemplate(template))}
      >
        <span className={styles.shape}>
          <Thumbnail shape={template} />
          {record !== undefined && record.finished > 0 && (
            <span className={`seal ${styles.seal}`} aria-hidden="true">
              <Seal />
            </span>
          )}
        </span>
        <b title={template.builtIn ? undefined : name}>{name}</b>
        {/* Words of their own, as in the label, which has to contain what is seen. */}{' '}
        <span className={styles.facts}>
          {difficulty !== null && <DifficultyDots level={difficulty} />}
          {pairs !== null && <span className={styles.pairs}>{pairs}</span>}
          {pairs === null && best !== null && (
            <span aria-hidden="true">{formatNumber(best, asLanguage(i18n.language))}</span>
          )}
        </span>
      </button>
    </li>
  );
}

/** The links about templates other than playing them. */
function DrawLinks() {
  const { t } = useTranslation();
  const services = useServices();
  const editor = async () => services.get((await import('../../../state/editor/editor-services.ts')).EDITOR);
  const begin = async () => {
    await (await editor()).begin(t('home.untitled'));
    goTo(services.get(NAVIGATION), 'editor');
  };
  const openShelf = async () => {
    (await editor()).tell(null);
    goTo(services.get(NAVIGATION), 'designs');
  };
  return (
    <div className={styles.draw}>
      <button type="button" className={styles.item} onClick={() => void begin()}>
        <span className={styles.shape}>
          <Icon name="pencil" />
        </span>
        <b>{t('home.draw')}</b>
      </button>
      <button type="button" className={styles.item} onClick={() => void openShelf()}>
        <span className={styles.shape}>
          <Icon name="shelf" />
        </span>
        <b>{t('home.designs')}</b>
      </button>
    </div>
  );
}

function EmptyLedge() {
  const { t } = useTranslation();
  const library = useService(LIBRARY);
  const trouble = useStore(library.store, (state) => state.trouble);
  return (
    <div className={`card ${homeStyles.empty}`} role="alert">
      <p>{trouble === null ? t('home.empty') : <TroubleWords code={trouble} />}</p>
      <button type="button" className="button" onClick={() => void library.load()}>
        {t('home.try-again')}
      </button>
    </div>
  );
}

interface TemplateStripProps {
  readonly templates: readonly TemplateRevision[];
  readonly games: readonly GameSummary[];
  readonly records: Records | null;
}

/** The templates side by side in a strip: each with its best score, and a seal once it was won. */
export function TemplateStrip({ templates, games, records }: TemplateStripProps) {
  const { t } = useTranslation();
  const gameOn = ({ hash }: TemplateRevision) =>
    games.find(({ mode, template }) => mode === TEMPLATE_MODE && template.hash === hash);
  return (
    <section data-part="template-strip" className={styles.strip} aria-labelledby="home-templates">
      <h2 id="home-templates" className="visually-hidden">
        {t('home.templates')}
      </h2>
      {templates.length === 0 && <EmptyLedge />}
      <div data-part="strip-board" className={styles.board}>
        <ul className={styles.items}>
          {templates.map((template) => (
            <TemplateItem
              key={`${template.hash} ${template.name}`}
              template={template}
              game={gameOn(template)}
              record={records?.onTemplates.get(template.hash)}
            />
          ))}
        </ul>
        <DrawLinks />
      </div>
    </section>
  );
}
