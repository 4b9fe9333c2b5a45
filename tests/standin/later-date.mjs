/**
 * Loaded before a host's own code (`node --import`), in its threads too: the date is ahead of the machine's by the milliseconds
 * in STANDIN_AHEAD. Storage sets apart what was played on a day that has not come.
 */
const ahead = Number(process.env.STANDIN_AHEAD);
const RealDate = globalThis.Date;

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + ahead);
    else super(...values);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
