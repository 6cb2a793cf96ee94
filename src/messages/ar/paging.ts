import type { Messages } from '../en';
import { number } from './counting';

export const paging: Messages['paging'] = {
  shown: (shown, all) => `معروض ${number(shown)} من ${number(all)}`,
  more: 'عرض المزيد',
  failed: 'تعذّر تحميل المزيد.',
};
