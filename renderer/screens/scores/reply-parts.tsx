/** What the parts of this screen show when there is nothing else to show. */
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { templateName } from '../../components/words.ts';
import { useApp } from '../../state/app-context.ts';
import { goTo } from '../../state/navigation.ts';
import { firstTemplate } from '../first-template.ts';
import { TroubleWords } from '../trouble.tsx';

export function ReplyTrouble({ code }: { readonly code: BridgeErrorCode }) {
  return (
    <p className="scores-trouble" role="alert">
      <TroubleWords code={code} />
    </p>
  );
}

/** The way to a first game: on a template, or in the timed challenge. */
export function PlayButton({ template }: { readonly template: TemplateRevision | undefined }) {
  const { t } = useTranslation();
  const { session, navigation } = useApp();
  const name = template === undefined ? t('home.timed') : templateName(t, template);
  const play = () => {
    goTo(navigation, 'home');
    goTo(navigation, 'play');
    void (template === undefined ? session.startTimed() : session.startClassic(template));
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
    <div className="scores-empty">
      <p>{t('record.nothing')}</p>
      <PlayButton template={template} />
    </div>
  );
}
