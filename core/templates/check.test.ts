import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { APP_SIDES, CORE_SIDES, checkTemplate, cleanName, type TemplateIssue } from './check.ts';
import type { Template } from './template.ts';

/** A template that is right but for what a test changes. */
function template(changes: Partial<Template> = {}): Template {
  const { width = 4, height = 4 } = changes;
  const marks = new Array<number>(Math.max(0, Math.floor(width * height) || 0)).fill(-1);
  const filling = { kinds: 4, copies: 4 };
  return { name: '我的图案', width, height, marks, rules: CLASSIC_RULES, filling, ...changes };
}

const marksOf = (count: number, ...others: number[]) => [...new Array<number>(count).fill(-1), ...others];

describe('checkTemplate', () => {
  it('finds nothing wrong with a good one', () => {
    expect(checkTemplate(template())).toEqual([]);
    expect(checkTemplate(template({ name: '👨‍👩‍👧 Familie – ñandú' }))).toEqual([]);
  });

  it.each<[string, Template, TemplateIssue[]]>([
    ['odd slots', template({ marks: marksOf(15, 0) }), [{ code: 'odd-slots', slots: 15 }]],
    ['no slots', template({ marks: new Array(16).fill(0) }), [{ code: 'no-slots' }]],
    [
      'an unknown mark',
      template({ marks: marksOf(14, -3, -1) }),
      [{ code: 'unknown-mark', x: 2, y: 3, mark: -3 }],
    ],
    [
      'a tile for a mark',
      template({ marks: marksOf(15, 7) }),
      [{ code: 'unknown-mark', x: 3, y: 3, mark: 7 }],
    ],
    ['ragged rows', template({ marks: marksOf(15) }), [{ code: 'wrong-length', expected: 16, actual: 15 }]],
    ['too small', template({ width: 3 }), [{ code: 'too-small', side: 'width', value: 3, limit: 4 }]],
    ['too large', template({ height: 65 }), [{ code: 'too-large', side: 'height', value: 65, limit: 64 }]],
    ['no kinds', template({ filling: { kinds: 0, copies: 4 } }), [{ code: 'bad-kinds', kinds: 0 }]],
    ['half a kind', template({ filling: { kinds: 1.5, copies: 4 } }), [{ code: 'bad-kinds', kinds: 1.5 }]],
    [
      'more kinds than pictures',
      template({ filling: { kinds: 49, copies: 4 } }),
      [{ code: 'too-many-kinds', kinds: 49, limit: 48 }],
    ],
    ['odd copies', template({ filling: { kinds: 4, copies: 3 } }), [{ code: 'bad-copies', copies: 3 }]],
    ['no copies', template({ filling: { kinds: 4, copies: 0 } }), [{ code: 'bad-copies', copies: 0 }]],
    ['a blank name', template({ name: ' \u3000' }), [{ code: 'name-empty' }]],
    ['a long name', template({ name: '长'.repeat(61) }), [{ code: 'name-too-long', length: 61, limit: 60 }]],
    ['a control', template({ name: 'a\u0007b' }), [{ code: 'name-character', index: 1, codePoint: 7 }]],
    ['a line break', template({ name: 'a\nb' }), [{ code: 'name-character', index: 1, codePoint: 10 }]],
    [
      'a bidi override',
      template({ name: '好\u202Eb' }),
      [{ code: 'name-character', index: 1, codePoint: 0x202e }],
    ],
    [
      'a bidi isolate',
      template({ name: '\u2066b' }),
      [{ code: 'name-character', index: 0, codePoint: 0x2066 }],
    ],
    ...['\u3164', '\u034F\u034F', '\uFE0F', '\u115F\u1160', '\u180E', '\u{E0100}', '\u2800 '].map(
      (name): [string, Template, TemplateIssue[]] => [
        `a name that shows nothing: U+${name.codePointAt(0)?.toString(16)}`,
        template({ name }),
        [{ code: 'name-invisible' }],
      ],
    ),
    [
      'a name of megabytes',
      template({ name: 'x'.repeat(3_000_000) }),
      [{ code: 'name-too-long', length: 3_000_000, limit: 60 }],
    ],
    ['half a pair', template({ name: 'b\uD800' }), [{ code: 'name-character', index: 1, codePoint: 0xd800 }]],
  ])('finds %s', (_, wrong, issues) => {
    expect(checkTemplate(wrong)).toEqual(issues);
  });

  it('finds everything at once, in a fixed order', () => {
    const wrong = template({ name: '', width: 3, height: 65, marks: [], filling: { kinds: 0, copies: 1 } });
    expect(checkTemplate(wrong).map(({ code }) => code)).toEqual([
      'name-empty',
      'too-small',
      'too-large',
      'wrong-length',
      'bad-kinds',
      'bad-copies',
    ]);
  });

  it('knows that the core takes more than the app', () => {
    const large = template({ width: 256, height: 2 });
    expect(checkTemplate(large, CORE_SIDES)).toEqual([]);
    expect(checkTemplate(large, APP_SIDES).map(({ code }) => code)).toEqual(['too-large', 'too-small']);
  });

  it.each([Number.NaN, 4.5, -1])('does not take %d for a side', (width) => {
    const issues = checkTemplate(template({ width, marks: [] }));
    expect(issues[0]).toEqual({ code: 'bad-side', side: 'width', value: width });
  });
});

describe('a name that is cleaned', () => {
  it.each([
    ['keeps joiners, with which pictures and Persian words are written', '👩‍👧 می‌خواهم', '👩‍👧 می‌خواهم'],
    ['loses controls and what turns or hides text', 'a\u0000b\u202ec\u200bd\u2028e\ufefff', 'abcdef'],
    ['loses halves of pairs', 'a\ud83db', 'ab'],
    ['is cut by characters', '🐈'.repeat(50), '🐈'.repeat(40)],
  ])('%s', (_, name, clean) => {
    expect(cleanName(name, 40)).toBe(clean);
  });
});
