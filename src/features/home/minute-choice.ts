/** The time that a learner may have, on a bus or at a desk. */
export const minuteChoices = [5, 15, 30] as const;
