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

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** The name of a day of the week: "Monday". */
export const weekdayName = (day: string): string => weekday.format(Date.parse(day));

/** Its first letter, where seven stand side by side. */
export const weekdayInitial = (day: string): string => weekdayName(day).slice(0, 1);
