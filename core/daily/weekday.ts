/** The week of the daily mode, gentle on Monday and fierce on Sunday. */

/**
 * The weekdays, Monday first: their names in `resources/daily`, and how hard their boards are. `lossPermille` bounds the share
 * of random games that lose any of its boards in the table of seeds, in thousandths, both ends included, by version 2 of
 * the measure.
 */
export const WEEKDAYS = [
  { id: 'monday', lossPermille: { least: 0, most: 50 } },
  { id: 'tuesday', lossPermille: { least: 110, most: 210 } },
  { id: 'wednesday', lossPermille: { least: 260, most: 360 } },
  { id: 'thursday', lossPermille: { least: 410, most: 510 } },
  { id: 'friday', lossPermille: { least: 560, most: 660 } },
  { id: 'saturday', lossPermille: { least: 710, most: 820 } },
  { id: 'sunday', lossPermille: { least: 880, most: 990 } },
] as const;
