/** What sanitizers, escaping and columns of three bytes a character change. */
export const sampleText = '<b>&amp; O’Brien 𠮷 🧪';
