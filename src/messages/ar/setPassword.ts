import type { Messages } from '../en';

export const setPassword: Messages['setPassword'] = {
  hint: 'الرمز من رسالة الدعوة.',
  submit: 'تعيين كلمة المرور',
  submitting: 'جارٍ التعيين…',
  succeeded: 'تم تعيين كلمة المرور!',
  failed: 'تعذّر تعيين كلمة المرور',
};
