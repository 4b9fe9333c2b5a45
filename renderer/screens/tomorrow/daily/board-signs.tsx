import { useTranslation } from 'react-i18next';
import type { DealPlan } from '../../../../core/deal/deal-plan.ts';
import { dayTilesSentence } from '../../../../core/sentences/board-sentences.ts';
import { rulesSentences } from '../../../../core/sentences/rules-sentences.ts';
import { RuleSign } from '../../../components/pictures/rule-sign.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { templateName } from '../../../components/words.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useShownRules, useTurnedShape } from '../../../parts/use-turned-shape.ts';
import styles from './daily.module.css';

/** A sign beside a name needs no character before it: the shape that it draws stands there. */
const DRAWN = /^\p{Script=Han} (?=\p{Script=Latin})/u;

/** The shape of a day's board with its name and tiles, and its rules, each as a sign and a word or two, the way round that its games are shown. */
export function BoardSigns({
  plan: { template, rules },
  isLittle = false,
}: {
  readonly plan: DealPlan;
  readonly isLittle?: boolean;
}) {
  const { t } = useTranslation();
  const { shape } = useTurnedShape(template);
  const shown = useShownRules(template, rules);
  const name = templateName(t, template).replace(DRAWN, '');
  const tiles = sentenceWords(t, dayTilesSentence(template));
  return (
    <ul className={styles.signs} data-testid={isLittle ? undefined : 'day-facts'}>
      <li>
        {!isLittle && <Thumbnail shape={shape} />}
        {/* It breaks between the two, if at all. */}
        <span>
          {`${name} · `}
          <span>{tiles}</span>
        </span>
      </li>
      {rulesSentences(shown).map((said) => (
        <li key={said.key}>
          <RuleSign said={said} rules={shown} />
          <span>{sentenceWords(t, said)}</span>
        </li>
      ))}
    </ul>
  );
}
