/**
 * Up to this many questions a paper is drawn at once: slice by slice it would only be there later.
 * Longer ones would keep the first question waiting.
 */
export const atOnce = 60;
