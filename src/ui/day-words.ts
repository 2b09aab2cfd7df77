const long = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day of the calendar (`YYYY-MM-DD`) as people say it: "12 January 2027" in English order. */
export const dayWords = (day: string): string => long.format(Date.parse(day));

/** The same without the year and in few letters: "Jan 12". */
export const shortDayWords = (day: string): string => short.format(Date.parse(day));
