/** Reports a pack on the command line: its levels, its curve, and where that jumps or falls. */
import { countSlots } from '../../core/board/board.ts';
import { PACK_MEASURES, shareOf } from '../../core/packs/pack-curve.ts';
import type { PackLevel } from '../../core/packs/pack-levels.ts';
import { isOfOtherPlayers } from '../../core/packs/player-versions.ts';
import { levelSharesSentence, lineCurveSentences, measureOf } from '../../core/sentences/pack-sentences.ts';
import type { LineSentence } from '../../core/sentences/sentence.ts';
import { measureShare } from '../../core/solve/measured-share.ts';
import type { PackDeal } from '../../core/templates/pack-deal.ts';
import type { Printer } from './printer.ts';
import { gravityWords } from './texts.ts';

/** A level as a line of JSON. */
export function levelJson({ design, deal }: PackLevel): object {
  const { name, author, tags, width, height, marks, rules, filling } = design;
  const of = { name, author, tags, width, height, slots: countSlots(marks), ...rules, ...filling };
  if (deal === null) return of;
  const { measured, ...rest } = deal;
  const shares = PACK_MEASURES.flatMap((measure) => {
    const counted = measured?.[measure];
    if (counted === undefined) return [];
    const { share, low, high } = measureShare(counted.stuck, counted.games);
    return [[measure, { ...counted, share, interval: [low, high] }]];
  });
  return { ...of, ...rest, ...Object.fromEntries(shares) };
}

/** A level in one line. */
export function levelLine({ design, deal }: PackLevel, index: number, printer: Printer): string {
  const { name, width, height, marks, rules, filling } = design;
  const { kinds, copies } = deal ?? filling;
  const gravity = gravityWords(printer.language, rules.gravity);
  const about = printer.say('pack.about', {
    width,
    height,
    slots: countSlots(marks),
    kinds,
    copies,
    gravity,
  });
  const dealt = deal === null ? [] : [printer.say('pack.seed', { seed: deal.seed }), measures(deal, printer)];
  return `${index + 1}. ${[`${name}: ${about}`, ...dealt].join(' · ')}`;
}

function measures(deal: PackDeal, printer: Printer): string {
  const said = levelSharesSentence(deal);
  if (said !== null) return printer.sentence(said);
  return printer.say(deal.measured === undefined ? 'pack.not-measured' : 'pack.too-few-games');
}

const BARS = [...'▁▂▃▄▅▆▇█'];

/** The curve of each measure as bars, and a line for each place at which it jumps or falls. */
export function curveLines(levels: readonly PackLevel[], printer: Printer): string[] {
  const deals = levels.map(({ deal }) => deal);
  if (deals.every((deal) => deal?.measured === undefined)) return [];
  const curves = PACK_MEASURES.map((measure) => {
    const bars = deals.map((deal) => barOf(shareOf(deal, measure)?.share ?? null));
    return `${bars.join('')}  ${printer.say(`pack.curve-${measure}`)}`;
  });
  const told = lineCurveSentences(deals).map((said) => curveLine(said, printer));
  const others = deals.filter(isOfOtherPlayers).length;
  return [
    ...curves,
    ...told,
    ...(others === 0 ? [] : [printer.say('pack.other-players', { count: others })]),
  ];
}

function barOf(share: number | null): string {
  return share === null ? '·' : (BARS[Math.min(BARS.length - 1, Math.floor(share * BARS.length))] ?? '·');
}

function curveLine(said: LineSentence, printer: Printer): string {
  const measure = measureOf(said);
  return printer.sentence(said, measure === null ? {} : { measure: printer.say(`pack.curve-${measure}`) });
}
