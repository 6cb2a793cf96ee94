import type { Messages } from '../en';

export const richText: Messages['richText'] = {
  code: 'شيفرة برمجية',
  formula: 'صيغة رياضية',
  table: 'جدول',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  format: {
    label: 'تنسيق النص',
    names: { plain: 'نص عادي', markdown: 'Markdown' },
    hint: 'يعرض Markdown الشيفرة بين علامتي `، وكتل الشيفرة بين أسطر من ```، والصيغ بين علامتي $، والقوائم والجداول والروابط والصور.',
    preview: 'معاينة',
    toolbar: (field) => `تنسيق: ${field}`,
    pressed: (mark, key) => `${mark} (Ctrl+${key})`,
    marks: { bold: 'غامق', code: 'شيفرة', formula: 'صيغة' },
  },
};
