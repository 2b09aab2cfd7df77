const day = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Jan 05, 2024" (spec section 9). */
export const noteDate = (at: number): string => day.format(at);
