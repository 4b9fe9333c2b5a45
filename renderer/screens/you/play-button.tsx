import { useTranslation } from 'react-i18next';
import type { Mode } from '../../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { templateName } from '../../components/words.ts';
import { modeName } from '../../parts/modes/mode-looks.ts';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { SESSION } from '../../state/play/session.ts';

interface PlayButtonProps {
  /** The mode to play when there is no template. */
  readonly mode: Mode;
  readonly template: TemplateRevision | undefined;
}

/** The way to a game: on a template, or in a mode that begins without one. */
export function PlayButton({ mode, template }: PlayButtonProps) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const name = template === undefined ? modeName(t, mode) : templateName(t, template);
  const play = () => {
    goTo(navigation, 'home');
    goTo(navigation, 'play');
    void (template === undefined ? session.start(mode) : session.startTemplate(template));
  };
  return (
    <button type="button" className="button button-primary" onClick={play}>
      {t('record.scores.play', { name })}
    </button>
  );
}
