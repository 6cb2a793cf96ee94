import type { Messages } from '../en';

export const confirmEmail: Messages['confirmEmail'] = {
  hint: 'العنوان الجديد الذي أُرسل إليه الرمز.',
  submit: 'تأكيد البريد الإلكتروني',
  submitting: 'جارٍ التأكيد…',
  succeeded: 'تم تأكيد البريد الإلكتروني. سجّل الدخول به من الآن.',
  failed: 'تعذّر تأكيد البريد الإلكتروني',
};
