/**
 * How far in the past a schedule may be, in milliseconds, because filling in the form takes a while
 * and clocks differ. Such a quiz opens at once.
 */
export const schedulePastMs = 5 * 60_000;

/** How far ahead a schedule may be, in years: farther is a slip of the finger. */
export const farthestScheduleYears = 10;

/** How long after a quiz's end a submission in flight is still graded, in milliseconds. */
export const submissionGraceMs = 30_000;

/** How long after its closing a quiz can be opened again by more time, in milliseconds. */
export const reopenableMs = 12 * 60 * 60_000;
