/** The classic boards: five kinds to play at once, the shapes that come with the game and the player's own, and the way to choose it all. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { MeasureAim } from '../../../../core/coach/grade-names.ts';
import type { GameSummary } from '../../../../core/contract/schemas.ts';
import { plainPlan } from '../../../../core/deal/deal-plan.ts';
import { TEMPLATE_MODE } from '../../../../core/game/modes/table.ts';
import { tensionPlan } from '../../../../core/game/modes/tension-plan.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { Icon } from '../../../components/icon.tsx';
import { Segments } from '../../../components/segments.tsx';
import { templateName } from '../../../components/words.ts';
import { useKeys } from '../../../input/use-keys.ts';
import lists from '../../../parts/lists.module.css';
import { modeName } from '../../../parts/modes/mode-looks.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useRecords } from '../../../parts/use-records.ts';
import { useTurnedShape } from '../../../parts/use-turned-shape.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { newSeed } from '../../../state/new-seed.ts';
import { SESSION } from '../../../state/play/session.ts';
import { SETTINGS } from '../../../state/settings.ts';
import { SHARE_CODES } from '../../../state/share-code-dialog.ts';
import {
  aimOfChoice,
  PRESETS,
  type PresetId,
  presetChoice,
  TENSION,
  templateOf,
} from '../kinds/free-choice.ts';
import styles from './classic.module.css';
import { SHELF_MODES, type ShelfMode, useShelfMode } from './shelf-mode.ts';
import { TemplateItem } from './template-item.tsx';

function NoTemplates() {
  const { t } = useTranslation();
  const library = useService(LIBRARY);
  const trouble = useStore(library.store, (state) => state.trouble);
  return (
    <div className={`card ${styles.trouble}`} role="alert">
      <p>{trouble === null ? t('home.empty') : <TroubleWords code={trouble} />}</p>
      <button type="button" className="button" onClick={() => void library.load()}>
        {t('home.try-again')}
      </button>
    </div>
  );
}

interface CardProps {
  readonly id: PresetId | 'tension';
  readonly template: TemplateRevision;
  readonly aim: MeasureAim;
  readonly onPlay: () => void;
}

/** A kind of board to play at once, what is different about it, and how hard it is to win. Both measures are told behind. */
function Card({ id, template, aim, onPlay }: CardProps) {
  const { t } = useTranslation();
  const { shape, turned } = useTurnedShape(template);
  const note = id === 'fierce' && turned !== null ? 'fierce-turned' : id;
  const losing = aim.losing === 'any' ? undefined : t(`editor.measure.losing.${aim.losing}`);
  const seeing = aim.seeing === 'any' ? undefined : t(`editor.measure.seeing.${aim.seeing}`);
  const words = [seeing, losing].filter((each) => each !== undefined).join(' · ');
  return (
    <li>
      <button
        type="button"
        className={`${styles.item} ${styles.preset}`}
        data-preset={id}
        aria-description={words}
        title={words}
        onClick={onPlay}
      >
        <Thumbnail shape={shape} />
        <b>{t(`editor.free.preset.${id}`)}</b> <span>{t(`editor.free.preset-note.${note}`)}</span>{' '}
        {losing !== undefined && <small>{losing}</small>}
      </button>
    </li>
  );
}

interface PresetProps {
  readonly id: PresetId;
  readonly templates: readonly TemplateRevision[];
}

function PresetCard({ id, templates }: PresetProps) {
  const { t } = useTranslation();
  const mode = useShelfMode();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const choice = presetChoice(id, templates);
  const from = templates.find(({ hash }) => hash === choice?.template);
  if (choice === null || from === undefined) return null;
  const template = templateOf(choice, from, templateName(t, from));
  const aim = aimOfChoice(choice);
  const play = () => {
    goTo(navigation, 'play');
    void session.startDeal(plainPlan(template, newSeed()), aim, mode);
  };
  return <Card id={id} template={template} aim={aim} onPlay={play} />;
}

/** The board on the card is the one that is dealt. */
function TensionCard() {
  const mode = useShelfMode();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const [seed] = useState(newSeed);
  const { template } = useMemo(() => tensionPlan(seed), [seed]);
  const play = () => {
    goTo(navigation, 'play');
    void session.startTension(mode, seed);
  };
  return <Card id="tension" template={template} aim={TENSION} onPlay={play} />;
}

/** Unfinished games whose template is on the shelf no more. */
function Orphans({ games }: { readonly games: readonly GameSummary[] }) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  if (games.length === 0) return null;
  const play = (gameId: string) => {
    goTo(navigation, 'play');
    void session.continueGame(gameId);
  };
  return (
    <section className={styles.part} aria-labelledby="classic-others">
      <h2 id="classic-others">{t('home.others')}</h2>
      <ul className={styles.others}>
        {games.map(({ gameId, template, pairsLeft }) => (
          <li key={gameId}>
            <button type="button" className="button" onClick={() => play(gameId)}>
              <b>{templateName(t, template)}</b> <span>{t('count.pairs-left', { count: pairsLeft })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With clock and score, or without, each with the few words that say so. */
function ShelfModeChoice() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const option = (value: ShelfMode) => ({
    value,
    words: (
      <>
        {modeName(t, value)} <small>{t(`editor.shelf-mode-note.${value}`)}</small>
      </>
    ),
  });
  return (
    <Segments
      name="shelf-mode"
      title={t('editor.shelf-mode')}
      isTitleHidden
      value={useShelfMode()}
      options={SHELF_MODES.map(option)}
      onChange={(value) => void settings.change({ shelfMode: value })}
    />
  );
}

/** Any shape that comes with the game, of those without an unfinished game where there are such. */
function Surprise({ begun }: { readonly begun: readonly GameSummary[] }) {
  const { t } = useTranslation();
  const mode = useShelfMode();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const templates = useStore(useService(LIBRARY).store, (state) => state.templates);
  const shapes = templates.filter(({ builtIn }) => builtIn);
  const fresh = shapes.filter(({ hash }) => !begun.some(({ template }) => template.hash === hash));
  const play = () => {
    const from = fresh.length > 0 ? fresh : shapes;
    const shape = from[newSeed() % from.length];
    if (shape === undefined) return;
    goTo(navigation, 'play');
    void session.continueTemplate(shape, mode);
  };
  return (
    <button type="button" className="button" data-testid="surprise" onClick={play}>
      <Icon name="reshuffle" />
      {t('editor.surprise')}
    </button>
  );
}

export function ClassicScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const { templates, games } = useStore(useService(LIBRARY).store);
  const codes = useService(SHARE_CODES);
  const navigation = useService(NAVIGATION);
  const records = useRecords();
  useKeys('game', { keys: onKeys });
  const shelfMode = useShelfMode();
  const begun = games.filter(({ mode }) => mode === shelfMode);
  const shelf = new Set(templates.map(({ hash }) => hash));
  return (
    <main className="page" data-screen="shelf">
      <div className={`column ${styles.screen}`}>
        <div className={lists.pageLine}>
          <PageHead title={modeName(t, TEMPLATE_MODE)} />
          <button
            type="button"
            className="button button-quiet"
            data-testid="enter-code"
            onClick={() => codes.open('')}
          >
            <Icon name="code" />
            {t('code.enter')}
          </button>
        </div>
        <div className={styles.mode}>
          <ShelfModeChoice />
          <Surprise begun={begun} />
        </div>
        <Orphans games={begun.filter(({ template }) => !shelf.has(template.hash))} />
        <ul className={styles.presets} aria-label={t('editor.free.presets')}>
          {PRESETS.map(({ id }) => (
            <PresetCard key={id} id={id} templates={templates} />
          ))}
          <TensionCard />
        </ul>
        <section className={styles.part} aria-labelledby="classic-shapes">
          <header>
            <h2 id="classic-shapes">{t('home.templates')}</h2>
            <p className="page-note">{t('editor.shelf-note')}</p>
            <button
              type="button"
              className="button"
              data-testid="customise"
              onClick={() => goTo(navigation, 'free')}
            >
              <Icon name="settings" />
              {t('home.customise')}
            </button>
          </header>
          {templates.length === 0 && <NoTemplates />}
          <ul className={styles.shelf}>
            {templates.map((template) => (
              <TemplateItem
                key={`${template.hash} ${template.name}`}
                template={template}
                game={begun.find((game) => game.template.hash === template.hash)}
                record={records?.onTemplates.get(template.hash)}
              />
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}
