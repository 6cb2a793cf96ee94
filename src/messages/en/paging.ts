/** Lists that come in pages. */
export const pagingWords = {
  key: 'paging' as const,
  en: {
    shown: (shown: number, all: number): string =>
      `${shown.toLocaleString('en')} of ${all.toLocaleString('en')} shown`,
    more: 'Show more',
    failed: 'More could not be loaded.',
  },
};
