import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnShape } from '../../tests/support/drawn.ts';
import { parseShareCode } from '../../tests/support/parse-share-code.ts';
import {
  anyBuiltIn,
  anyDeal,
  BUILT_INS,
  bare,
  errorOf,
  HEART,
  HEART_CODE,
  heart,
  LETTERS,
  splice,
} from '../../tests/support/shared-deals.ts';
import { hashCells } from '../board/hash.ts';
import { DEALER_VERSIONS } from '../deal/dealer-version.ts';
import { makeDealRecord } from '../game/setup/deal-record.ts';
import { makeRevision } from '../templates/revision.ts';
import { CODE_ERRORS } from './code-error.ts';
import { idOf } from './deal-symbols.ts';
import { findShareCode, makeShareCode } from './share-code.ts';
import { MAX_CODE_LENGTH, seemsCode } from './symbols.ts';

describe('a code', () => {
  it('brings the same deal back, and is the same text again', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const code = makeShareCode(deal);
        const parsed = parseShareCode(code);
        expect(parsed).toEqual({ ok: true, value: deal });
        expect(parsed.ok && makeShareCode(parsed.value)).toBe(code);
      }),
    );
  });

  it('deals the very same board', () => {
    for (const template of [...BUILT_INS, { ...heart, builtIn: false, name: '我的心' }]) {
      const { rules, filling } = template;
      const played = makeDealRecord({ template, rules, filling, seed: 7, aimPermille: 330 });
      if (!played.ok) throw new Error(played.error.code);
      const shared = parseShareCode(makeShareCode({ ...played.value, filling }));
      if (!shared.ok) throw new Error(shared.error.code);
      const again = makeDealRecord({ ...shared.value, aimPermille: null });
      const boardOf = (deal: ReturnType<typeof makeDealRecord>) =>
        deal.ok && hashCells(template.width, template.height, deal.value.cells);
      expect(boardOf(again)).toBe(boardOf(played));
    }
  });

  it('of a built-in shape under other rules leads to a table of its own, and to its own code again', () => {
    const rules = { ...heart.rules, gravity: 'up' } as const;
    const code = makeShareCode({ ...HEART, rules });
    const parsed = parseShareCode(code);
    const template = makeRevision({ ...heart, rules }, true);
    expect(template.hash).not.toBe(heart.hash);
    expect(parsed).toEqual({ ok: true, value: { ...HEART, rules, template } });
    expect(makeShareCode({ ...HEART, rules, template })).toBe(code);
  });

  // Codes were given away: these texts must deal these boards for ever.
  it.each([
    [1, '2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX', 'b5d43e142dc01d76'],
    [2, '2FW12-00001-ZA02S-120R4-2DCW4-KQ269', 'b5d43e142dc01d76'],
  ] as const)('by version %i of the dealer is this text, and this board', (dealerVersion, text, board) => {
    expect(makeShareCode({ ...HEART, dealerVersion })).toBe(text);
    const read = parseShareCode(text);
    const dealt = read.ok ? makeDealRecord({ ...read.value, aimPermille: null }) : null;
    expect(dealt?.ok && dealt.value.dealerVersion).toBe(dealerVersion);
    expect(dealt?.ok && hashCells(heart.width, heart.height, dealt.value.cells)).toBe(board);
  });

  it('tells the versions apart where they deal one seed otherwise', () => {
    const cross = BUILT_INS.find(({ name }) => name === 'cross');
    if (cross === undefined) throw new Error('no cross among the built-in templates');
    const boards = DEALER_VERSIONS.map((dealerVersion) => {
      const { rules, filling } = cross;
      const read = parseShareCode(makeShareCode({ template: cross, rules, filling, seed: 4, dealerVersion }));
      const dealt = read.ok ? makeDealRecord({ ...read.value, aimPermille: null }) : null;
      return dealt?.ok && hashCells(cross.width, cross.height, dealt.value.cells);
    });
    // No composed board of version 3 has this seed.
    expect(boards).toEqual(['ec80ee83655c79ea', '725b4b0e38b9cf9c', false]);
  });

  it('of a built-in template has at most 120 characters in its alphabet, one line', () => {
    fc.assert(
      fc.property(anyBuiltIn, (deal) => {
        const code = makeShareCode(deal);
        expect(code).toMatch(/^2F[0-9A-HJKMNP-TV-Z]{3}(-[0-9A-HJKMNP-TV-Z]{1,5})+$/);
        expect(code.length).toBeLessThanOrEqual(45);
      }),
    );
  });

  it('of the largest own template that is drawn without any order still fits', () => {
    let state = 1;
    const marks = Array.from({ length: 64 * 64 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return -(state % 3) || 0;
    });
    const template = makeRevision({ ...heart, name: '🦋'.repeat(60), width: 64, height: 64, marks }, false);
    expect(makeShareCode({ ...HEART, template }).length).toBeLessThan(MAX_CODE_LENGTH);
  });

  it('of an own template is short where the drawing is regular', () => {
    const template = makeRevision(
      {
        ...heart,
        name: '蝴蝶',
        ...drawnShape('oo....oo\nooo..ooo\n.oooooo.\n..o##o..\n.oooooo.\nooo..ooo\noo....oo'),
      },
      false,
    );
    expect(makeShareCode({ ...HEART, template }).length).toBeLessThanOrEqual(70);
  });

  it('names each built-in template apart', () => {
    expect(new Set(BUILT_INS.map(idOf)).size).toBe(BUILT_INS.length);
  });
});

describe('a mistake is caught, wherever it is:', () => {
  const codes = [HEART_CODE, ...fc.sample(anyDeal, { seed: 5, numRuns: 6 }).map(makeShareCode)].map(bare);
  const refusesAll = (spoil: (code: string, at: number) => readonly string[]) => {
    for (const code of codes)
      for (let at = 0; at <= code.length; at++)
        for (const spoilt of spoil(code, at))
          if (spoilt !== code) expect([spoilt, errorOf(spoilt)]).not.toContain(null);
  };

  it('every single wrong character', () => {
    refusesAll((code, at) => [...LETTERS, 'U', '!', '连'].map((letter) => splice(code, at, 1, letter)));
  });

  it('every character too many, and every missing one', () => {
    refusesAll((code, at) => [...LETTERS, 'U', '连'].map((letter) => splice(code, at, 0, letter)));
    refusesAll((code, at) => (at < code.length ? [splice(code, at, 1, '')] : []));
  });

  it('two neighbours that changed places', () => {
    refusesAll((code, at) => [splice(code, at, 2, `${code[at + 1] ?? ''}${code[at] ?? ''}`)]);
  });

  it('anything within six neighbours, a lost group, a group that is there twice', () => {
    fc.assert(
      fc.property(
        anyDeal,
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...LETTERS) }),
        (deal, nat, letters) => {
          const code = bare(makeShareCode(deal));
          const at = nat % code.length;
          const spoilt = splice(code, at, letters.length, letters.slice(0, code.length - at));
          fc.pre(spoilt !== code);
          expect(errorOf(spoilt)).not.toBeNull();
          expect(errorOf(splice(code, at, 5, ''))).not.toBeNull();
          expect(errorOf(splice(code, at, 0, code.slice(at, at + 5)))).not.toBeNull();
        },
      ),
    );
  });

  it('and text of any kind is refused in words, never with a throw', () => {
    const pieces = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...LETTERS, '2F', HEART_CODE, '-', '２Ｆ'),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        const parsed = findShareCode(text);
        if (parsed.ok) expect(text).toContain(HEART_CODE);
        else expect(CODE_ERRORS).toContain(parsed.error.code);
      }),
    );
  });
});

describe('how a code may be written', () => {
  it.each([
    ['in small letters', HEART_CODE.toLowerCase()],
    ['without hyphens', bare(HEART_CODE)],
    ['with blanks and line breaks', ` ${HEART_CODE.replaceAll('-', ' \n')}\t`],
    [
      'full width',
      [...HEART_CODE].map((each) => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0)).join(''),
    ],
    ['with dashes and soft hyphens', HEART_CODE.replaceAll('-', '—\u00ad\u200b')],
    [
      'with O for 0, and I and l for 1',
      HEART_CODE.replaceAll('0', 'O').replace('1', 'I').replaceAll('1', 'l'),
    ],
  ])('%s', (_, text) => {
    expect(parseShareCode(text)).toEqual({ ok: true, value: HEART });
  });

  it.each([
    [`来玩这一盘：${HEART_CODE}，很难！`],
    [`Try ${HEART_CODE}. It is hard, I bet 2F-1 you lose.`],
    [`twofold://play/${HEART_CODE}`],
    [`(２Ｆ is not it) “${HEART_CODE.toLowerCase()}”`],
  ])('among other words: %s', (text) => {
    expect(findShareCode(text)).toEqual({ ok: true, value: HEART });
  });

  it.each([
    [HEART_CODE, true],
    [`来玩：twofold://play/${HEART_CODE.toLowerCase()}`, true],
    ['２ＦＷ11', true],
    ['Is it 2f?', false],
    ['the 12F11 train', false],
    ['', false],
  ])('%s seems to hold one: %s', (text, seems) => {
    expect(seemsCode(text)).toBe(seems);
  });

  it('but not as a part of a longer word', () => {
    expect(findShareCode(`play:x${HEART_CODE}`).ok).toBe(false);
  });
});
