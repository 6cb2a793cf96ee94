/**
 * Waits for screen readers, in milliseconds. A page is not told when one has noticed something, so
 * these were found by listening to Orca with Chromium.
 */

/** Until the focus has been noticed where it is now, before what had it before goes away. */
export const focusNoticedMs = 250;

/** Until a page that has just come is no longer changing: a dialog that opens before is not named. */
export const pageSettledMs = 500;

/** How long the focus waits for the heading of a page, which is to be heard before its content. */
export const headingPatienceMs = 400;

/** From when on loading is worth saying: what comes sooner says itself. */
export const loadingSaidMs = 600;

/** Until a sentence in a live region has been noticed, so that the region can end. */
export const sentenceNoticedMs = 2_000;
