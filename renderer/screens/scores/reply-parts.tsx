/** What the parts of this screen show when there is nothing else to show. */
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Mode } from '../../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { EmptyPicture } from '../../components/empty-picture.tsx';
import { templateName } from '../../components/words.ts';
import { useApp } from '../../state/app-context.ts';
import { goTo } from '../../state/navigation.ts';
import { firstTemplate } from '../first-template.ts';
import { MODE_WITHOUT_TEMPLATE, modeName } from '../modes/mode-looks.ts';

interface PlayButtonProps {
  /** What is played when there is no template. */
  readonly mode: Mode;
  readonly template: TemplateRevision | undefined;
}

/** The way to a first game: on a template, or in a mode that begins without one. */
export function PlayButton({ mode, template }: PlayButtonProps) {
  const { t } = useTranslation();
  const { session, navigation } = useApp();
  const name = template === undefined ? modeName(t, mode) : templateName(t, template);
  const play = () => {
    goTo(navigation, 'home');
    goTo(navigation, 'play');
    void (template === undefined ? session.start(mode) : session.startTemplate(template));
  };
  return (
    <button type="button" className="button button-primary" onClick={play}>
      {t('scores.play', { name })}
    </button>
  );
}

/** Before the first finished game. */
export function NothingYet() {
  const { t } = useTranslation();
  const template = useStore(useApp().library.store, (state) => firstTemplate(state.templates));
  return (
    <div className="empty">
      <EmptyPicture />
      <p>{t('record.nothing')}</p>
      <PlayButton mode={MODE_WITHOUT_TEMPLATE} template={template} />
    </div>
  );
}
