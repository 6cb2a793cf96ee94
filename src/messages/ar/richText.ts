import type { Messages } from '../en';

export const richText: Messages['richText'] = {
  code: 'شيفرة برمجية',
  formula: 'صيغة رياضية',
  table: 'جدول',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  pictureFailed: 'لم تُحمَّل هذه الصورة.',
  retry: 'إعادة المحاولة',
  picture: {
    add: 'إضافة صورة',
    another: 'اختيار صورة أخرى',
    hint: 'PNG أو JPEG أو WebP أو AVIF. يمكنك أيضًا لصق صورة في السؤال أو إفلاتها فيه.',
    file: 'صورة',
    chosen: 'الصورة التي اخترتها',
    alt: 'ما تُظهره الصورة',
    altHint: 'يُقرأ بصوت عالٍ للطلاب الذين لا يستطيعون رؤيتها. لا تكشف الإجابة.',
    altRequired: 'اذكر ما تُظهره الصورة.',
    insert: 'إدراج الصورة',
    inserting: 'جارٍ الرفع…',
    discard: 'تجاهل الصورة',
    tooLarge: (megabytes) => `حجم هذه الصورة أكبر من ${megabytes} ميغابايت. اختر صورة أصغر.`,
    failed: 'لم تُرفع هذه الصورة. تحقق من اتصالك وحاول مجددًا.',
  },
  format: {
    label: 'تنسيق النص',
    names: { plain: 'نص عادي', markdown: 'Markdown' },
    hint: 'يعرض Markdown الشيفرة بين علامتي `، وكتل الشيفرة بين أسطر من ```، والصيغ بين علامتي $، والقوائم والجداول والروابط والصور.',
    preview: 'معاينة',
    toolbar: 'التنسيق',
    pressed: (mark, key) => `${mark} (Ctrl+${key})`,
    marks: { bold: 'غامق', code: 'شيفرة', formula: 'صيغة' },
  },
};
