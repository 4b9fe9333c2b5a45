import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framed, HEART, HEART_CODE } from '../../tests/support/shared-deals.ts';
import { newestVersionOf } from '../game/setup/mode-of.ts';
import { type SharedRun, writeRun } from './run-symbols.ts';
import { findShareCode, findSharedGame, makeRunCode, parseSharedGame } from './share-code.ts';

const RUN: SharedRun = { mode: 'timed', modeVersion: newestVersionOf('timed'), runSeed: 7 };
const anyRun = fc.integer({ min: 0, max: 0xffff_ffff }).map((runSeed) => ({ ...RUN, runSeed }));

describe('the code of a run', () => {
  it('brings the same run back, and is the same text again', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const code = makeRunCode(run);
        expect(parseSharedGame(code)).toEqual({ ok: true, value: { type: 'run', run } });
        expect(code).toMatch(/^2F[0-9A-HJKMNP-TV-Z]{3}(-[0-9A-HJKMNP-TV-Z]{1,5})+$/);
      }),
    );
  });

  // Codes were given away: it must lead to this run for ever.
  it('is this text', () => {
    expect(makeRunCode({ mode: 'timed', modeVersion: 3, runSeed: 7 })).toBe(
      '2FT25-EHMPT-SB430-00000-7TT2Q-JF9',
    );
  });

  it.each([1, 2, 3, 4, 5, 6, 7])(
    'of the rules %i before is read, as its boards are those of them',
    (modeVersion) => {
      const run = { ...RUN, modeVersion };
      expect(parseSharedGame(makeRunCode(run))).toEqual({ ok: true, value: { type: 'run', run } });
    },
  );

  it('is found in a text, beside the codes of deals as they were', () => {
    const code = makeRunCode(RUN);
    expect(findSharedGame(`Level 7\n─└⊓\n${code}`)).toEqual({ ok: true, value: { type: 'run', run: RUN } });
    expect(parseSharedGame(HEART_CODE)).toEqual({ ok: true, value: { type: 'deal', deal: HEART } });
    expect(findShareCode(code)).toEqual({ ok: false, error: { code: 'code-of-run', details: {} } });
  });

  it.each<[string, number[], string]>([
    ['of a newer program', writeRun({ ...RUN, modeVersion: RUN.modeVersion + 1 }), 'code-other-rules'],
    ['of no version', writeRun({ ...RUN, modeVersion: 0 }), 'code-bad-content'],
    ['of a mode without runs', writeRun({ ...RUN, mode: 'classic' }), 'code-bad-content'],
    ['of a seed of more than 32 bits', writeRun(RUN).with(-7, 31), 'code-bad-content'],
    ['that is cut', writeRun(RUN).slice(0, -1), 'code-bad-content'],
    ['with more than it says', [...writeRun(RUN), 0], 'code-bad-content'],
  ])('%s is refused', (_, content, code) => {
    expect(parseSharedGame(framed(content, 2))).toMatchObject({ ok: false, error: { code } });
  });
});
