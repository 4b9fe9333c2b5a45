import { useTranslation } from 'react-i18next';
import { type Mode, TEMPLATE_MODE } from '../../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { templateName } from '../../components/words.ts';
import { MODE_LOOKS, modeName } from '../../parts/modes/mode-looks.ts';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { SESSION } from '../../state/play/session.ts';

interface PlayButtonProps {
  /** The mode to play when there is no template. */
  readonly mode: Mode;
  readonly template: TemplateRevision | undefined;
}

/** The way to a game: on a template, in a mode that begins without one, or on the boards that a mode has. */
export function PlayButton({ mode, template }: PlayButtonProps) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const { opens } = MODE_LOOKS[mode];
  const ofMode = template === undefined || mode !== TEMPLATE_MODE;
  const name = ofMode ? modeName(t, mode) : templateName(t, template);
  const play = () => {
    goTo(navigation, 'home');
    if (ofMode && template !== undefined && opens !== null) return goTo(navigation, opens);
    goTo(navigation, 'play');
    void (template === undefined ? session.start(mode) : session.startTemplate(template));
  };
  return (
    <button type="button" className="button button-primary" onClick={play}>
      {t('record.scores.play', { name })}
    </button>
  );
}
