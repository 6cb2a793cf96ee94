/** What screen readers say about texts with code, formulas, tables and links. */
export const richTextWords = {
  key: 'richText' as const,
  en: {
    code: 'Code',
    formula: 'Formula',
    table: 'Table',
    opensInNewTab: '(opens in a new tab)',
    pictureFailed: 'This picture did not load.',
    retry: 'Try again',
  },
};
