/** The games of the list with what is shown of each, in the language of the window. */
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { EndedGame } from '../../../core/contract/reviews.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import { listedEndSentence } from '../../../core/sentences/ending-sentences.ts';
import { listedNoteSentences, reachedSentence } from '../../../core/sentences/standing-sentences.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { asLanguage, templateName } from '../../components/words.ts';
import { formatWhen } from '../../i18n/format.ts';
import { modeName } from '../../parts/modes/mode-looks.ts';
import { useService } from '../../services/use-service.ts';
import { GAMES_LIST } from '../../state/review/games-list.ts';

export interface ListedGame {
  readonly game: EndedGame;
  readonly template: TemplateRevision | undefined;
  readonly name: string;
  readonly mode: string;
  /** When its last move was made. */
  readonly when: string;
}

/** The games of a list as far as they were fetched. */
export function useListed(list: typeof GAMES_LIST = GAMES_LIST): readonly ListedGame[] {
  const { t, i18n } = useTranslation();
  const { games, templates } = useStore(useService(list).store);
  const language = asLanguage(i18n.language);
  return useMemo(() => {
    const now = Date.now();
    return games.map((game) => {
      const template = templates.get(game.templateHash);
      return {
        game,
        template,
        // A run is on many boards, and its picture is the one on which it ended.
        name: hasLevels(game)
          ? modeName(t, game.mode)
          : template === undefined
            ? ''
            : templateName(t, template),
        mode: modeName(t, game.mode),
        when: formatWhen(game.playedAt, now, language),
      };
    });
  }, [games, templates, t, language]);
}

function hasLevels({ mode }: EndedGame): boolean {
  return MODES[mode].boards === 'levels';
}

/** Tells how a game ended, and by what the links alone did not clear its board. */
export function endWords(t: TFunction, { mode, end, clearedBy, pairsLeft }: EndedGame): string {
  // Nothing is given up where nothing can be lost.
  if (end === 'given-up' && MODES[mode].reshufflesDead === true)
    return t('count.pairs-left', { count: pairsLeft });
  return sentenceWords(t, listedEndSentence(end, clearedBy ?? null, pairsLeft));
}

/** The mode, or how far a run came, and what sets a game apart from one's own unaided ones. */
export function modeNotes(t: TFunction, { game, mode }: ListedGame): string {
  const notes = [
    ...listedNoteSentences(game.score?.isAssisted === true, game.isInterrupted === true).map((said) =>
      sentenceWords(t, said),
    ),
    ...(game.isImported ? [t('review.games.imported')] : []),
  ];
  const kind = hasLevels(game) ? sentenceWords(t, reachedSentence(game.level)) : mode;
  return [kind, ...notes].join(' · ');
}
