/** The texts of the sentences about boards and games, side by side with what each claims: who changes one reads the other. */
import { describe, expect, it } from 'vitest';
import { SENTENCES } from '../../core/sentences/sentences.ts';
import { flatten } from '../support/flat-words.ts';
import { readWords } from '../support/words-folder.ts';
import { CLAIMS_PROOF, readRows } from './claims.ts';

const ROWS = readRows('sentences.txt', 4);

function textsOf(language: string): (key: string) => string | undefined {
  const { window = {}, host: _, ...parts } = readWords(language);
  const texts = flatten({ ...window, ...parts });
  return (key) => texts.get(key) ?? texts.get(`${key}_other`);
}

describe('a sentence about a board or a game', () => {
  it.each(ROWS)('claims %s: %s', (claims = '', key = '', english, chinese) => {
    expect(SENTENCES[key as keyof typeof SENTENCES]?.join(', ')).toBe(claims);
    expect([textsOf('en')(key), textsOf('zh-CN')(key)]).toEqual([english, chinese]);
  });

  it('says that something is proved only where its claims say what', () => {
    const SAYS_NOTHING: readonly string[] = ['nothing', 'links'];
    const empty = ROWS.filter(([claims = '']) =>
      claims.split(', ').every((each) => SAYS_NOTHING.includes(each)),
    );
    expect(empty.filter(([, , english = '']) => CLAIMS_PROOF.test(english))).toEqual([]);
  });

  it('stands in the list', () => {
    expect(ROWS.map(([, key]) => key)).toEqual(Object.keys(SENTENCES));
  });
});
