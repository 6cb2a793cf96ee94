/** What screen readers say about texts with code, formulas, tables and links. */
export const richTextWords = {
  key: 'richText' as const,
  en: {
    code: 'Code',
    formula: 'Formula',
    table: 'Table',
    opensInNewTab: '(opens in a new tab)',
    /** Of a picture that nobody described. */
    unnamedPicture: 'Picture',
    pictureFailed: 'This picture did not load.',
    retry: 'Try again',
  },
};
