import type { Messages } from '../en';

export const join: Messages['join'] = {
  title: 'الانضمام إلى اختبار',
  studentTitle: 'الانضمام إلى اختبار',
  intro: 'اكتب الرمز الذي أعطاك إياه معلّمك.',
  code: 'الرمز',
  codePlaceholder: 'مثل 7KQ2-MXWD',
  join: 'انضمام',
  joining: 'جارٍ الانضمام…',
  emptyCode: 'أدخل رمزًا أولًا!',
  codeRequired: 'الرمز مطلوب',
  joined: 'تم الانضمام إلى الاختبار',
  joinedTitle: 'تم الانضمام',
  joinedCode: (code) => `انضممت بالرمز ${code}.`,
  begins: (when) => `يبدأ الاختبار في ${when}. انتظر في صفحته فيبدأ تلقائيًا.`,
  hasBegun: 'بدأ الاختبار.',
  failed: 'تعذّر الانضمام إلى الاختبار',
  start: 'إلى الاختبار',
  another: 'الانضمام إلى اختبار آخر',
};
