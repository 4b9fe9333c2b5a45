/** The classic boards: ready-made rules, the shapes that come with the game and the player's own, and the way to choose it all. */

import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { countSlots } from '../../../../core/board/board.ts';
import type { GameSummary } from '../../../../core/contract/schemas.ts';
import { TEMPLATE_MODE } from '../../../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { Icon } from '../../../components/icon.tsx';
import { rulesWords } from '../../../components/rules-words.ts';
import { templateName } from '../../../components/words.ts';
import { useKeys } from '../../../input/use-keys.ts';
import lists from '../../../parts/lists.module.css';
import { modeName } from '../../../parts/modes/mode-looks.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useRecords } from '../../../parts/use-records.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { newSeed } from '../../../state/new-seed.ts';
import { SESSION } from '../../../state/play/session.ts';
import { SHARE_CODES } from '../../../state/share-code-dialog.ts';
import { PRESETS, type PresetId, planOfChoice, presetChoice, templateOf } from '../free/free-choice.ts';
import styles from './classic.module.css';
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

function PresetCard({
  id,
  templates,
}: {
  readonly id: PresetId;
  readonly templates: readonly TemplateRevision[];
}) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const choice = presetChoice(id, templates);
  const from = templates.find(({ hash }) => hash === choice?.template);
  if (choice === null || from === undefined) return null;
  const template = templateOf(choice, from, templateName(t, from));
  const pairs = t('home.pairs', { count: countSlots(template.marks) / 2 });
  const play = () => {
    goTo(navigation, 'play');
    void session.startDeal(planOfChoice(choice, template, newSeed()));
  };
  return (
    <li>
      <button type="button" className={styles.preset} data-preset={id} onClick={play}>
        <Thumbnail shape={template} />
        <b>{t(`editor.free.preset.${id}`)}</b>
        <small>{[pairs, ...rulesWords(t, template.rules)].join(' · ')}</small>
      </button>
    </li>
  );
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

export function ClassicScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const { templates, games } = useStore(useService(LIBRARY).store);
  const navigation = useService(NAVIGATION);
  const codes = useService(SHARE_CODES);
  const records = useRecords();
  useKeys('game', { keys: onKeys });
  const classic = games.filter(({ mode }) => mode === TEMPLATE_MODE);
  const shelf = new Set(templates.map(({ hash }) => hash));
  return (
    <main className="page" data-screen="shelf">
      <div className={`column ${styles.screen}`}>
        <div className={lists.pageLine}>
          <PageHead title={modeName(t, TEMPLATE_MODE)} />
          <div className={styles.ways}>
            <button
              type="button"
              className="button button-quiet"
              data-testid="enter-code"
              onClick={() => codes.open('')}
            >
              <Icon name="code" />
              {t('code.enter')}
            </button>
            <button
              type="button"
              className="button"
              data-testid="customise"
              onClick={() => goTo(navigation, 'free')}
            >
              <Icon name="settings" />
              {t('home.customise')}
            </button>
          </div>
        </div>
        <Orphans games={classic.filter(({ template }) => !shelf.has(template.hash))} />
        <section className={styles.part} aria-labelledby="classic-shapes">
          <h2 id="classic-shapes">{t('home.templates')}</h2>
          {templates.length === 0 && <NoTemplates />}
          <ul className={styles.shelf}>
            {templates.map((template) => (
              <TemplateItem
                key={`${template.hash} ${template.name}`}
                template={template}
                game={classic.find((game) => game.template.hash === template.hash)}
                record={records?.onTemplates.get(template.hash)}
              />
            ))}
          </ul>
        </section>
        <section className={styles.part} aria-labelledby="classic-presets">
          <h2 id="classic-presets">{t('editor.free.ready-made')}</h2>
          <ul className={styles.presets}>
            {PRESETS.map(({ id }) => (
              <PresetCard key={id} id={id} templates={templates} />
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}
