import { grouped } from './grouped';

/** Lists that come in pages. */
export const pagingWords = {
  key: 'paging' as const,
  en: {
    shown: (shown: number, all: number): string => `${grouped(shown)} of ${grouped(all)} shown`,
    more: 'Show more',
    failed: 'More could not be loaded.',
  },
};
