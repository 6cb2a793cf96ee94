import type { Messages } from '../en';

export const common: Messages['common'] = {
  cancel: 'إلغاء',
  close: 'إغلاق',
  create: 'إنشاء',
  reset: 'إعادة ضبط',
  retry: 'إعادة المحاولة',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  view: 'عرض',
  open: 'فتح',
  loading: 'جارٍ التحميل…',
  notAvailable: 'غير متاح',
  dismiss: 'إغلاق',
  notifications: 'الإشعارات',
  copy: 'نسخ',
  copied: 'تم النسخ',
  notCopied: 'لم يُنسخ',
  copyFailed: 'النسخ غير مسموح به هنا. حدّد النص وانسخه بنفسك.',
  required: 'مطلوب',
  choose: 'اختر…',
  failedTitle: 'تعذّر التحميل',
  answeredInstead:
    'ربما جاء الرد من شيء آخر بين هذا الجهاز والخادم، مثل صفحة تسجيل الدخول إلى شبكة Wi-Fi. تحقّق من اتصالك ثم أعد المحاولة.',
  forbidden: 'ليست لديك صلاحية الوصول إلى هذه الصفحة',
  timeZone: (zone) => `منطقتك الزمنية: ${zone}`,
  givenTimeZone: (zone) => `المنطقة الزمنية: ${zone}`,
};
