import type { Messages } from '../en';

export const deleting: Messages['deleting'] = {
  question: 'حذف السؤال',
  quiz: 'حذف الاختبار',
  confirm: 'هل تريد حقًا حذف هذا العنصر؟',
  deleting: 'جارٍ الحذف…',
  deleted: 'تم حذف العنصر',
  failed: 'تعذّر حذف العنصر. أعد المحاولة.',
};
