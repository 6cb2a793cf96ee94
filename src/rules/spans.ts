/**
 * How far in the past a schedule may be, in milliseconds, because filling in the form takes a while
 * and clocks differ. Such a quiz opens at once.
 */
export const schedulePastMs = 5 * 60_000;

/** How far ahead a schedule may be, in years. Anything farther is a typing error. */
export const farthestScheduleYears = 10;

/** How long after a quiz's end late arrivals are still graded, in milliseconds. */
export const submissionGraceMs = 30_000;

/** How long after closing added time can reopen a quiz, in milliseconds. */
export const reopenableMs = 12 * 60 * 60_000;
