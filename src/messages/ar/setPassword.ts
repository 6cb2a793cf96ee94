import type { Messages } from '../en';

export const setPassword: Messages['setPassword'] = {
  code: 'رمز الدعوة',
  hint: 'الرمز من رسالة الدعوة. إن انتهت صلاحيته فاطلب دعوة جديدة.',
  submit: 'تعيين كلمة المرور',
  submitting: 'جارٍ التعيين…',
  succeeded: 'تم تعيين كلمة المرور',
  failed: 'تعذّر تعيين كلمة المرور',
};
