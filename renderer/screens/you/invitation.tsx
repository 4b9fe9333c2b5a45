/** In place of a list with nothing in it: what will stand here, and the way to a first game. */
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Mode } from '../../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { EmptyPicture } from '../../components/pictures/empty-picture.tsx';
import { firstTemplate } from '../../parts/first-template.ts';
import { MODE_WITHOUT_TEMPLATE } from '../../parts/modes/mode-looks.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { useService } from '../../services/use-service.ts';
import { LIBRARY } from '../../state/library.ts';
import styles from './invitation.module.css';
import { PlayButton } from './play-button.tsx';

interface InvitationProps {
  readonly mode: Mode;
  readonly template: TemplateRevision | undefined;
  /** The content that does not exist yet. */
  readonly to: 'games' | 'statistics';
}

function Invitation({ to, mode, template }: InvitationProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.invitation} data-testid="invitation">
      <span className={styles.picture} aria-hidden="true">
        {template === undefined ? <EmptyPicture /> : <Thumbnail shape={template} />}
      </span>
      <div>
        <h2>{t(`record.invitation.${to}.title`)}</h2>
        <p>{t(`record.invitation.${to}.words`)}</p>
        <PlayButton mode={mode} template={template} />
      </div>
    </section>
  );
}

/** Before the first finished game. */
export function FirstInvitation({ to }: Pick<InvitationProps, 'to'>) {
  const template = useStore(useService(LIBRARY).store, (state) => firstTemplate(state.templates));
  return <Invitation to={to} mode={MODE_WITHOUT_TEMPLATE} template={template} />;
}
