import type { Messages } from '../en';
import { counted } from './counting';

const characters = counted('0 حرف', 'حرف واحد', 'حرفين', 'أحرف', 'حرفًا', 'حرف');

export const account: Messages['account'] = {
  fields: {
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    role: 'الدور',
    otp: 'رمز التحقق',
    oldPassword: 'كلمة المرور القديمة',
    newPassword: 'كلمة المرور الجديدة',
    confirmPassword: 'تأكيد كلمة المرور',
  },
  passwordHint: (least) => `لا تقل عن ${characters(least)}، وفيها حرف لاتيني صغير ورقم.`,
  passwordTooShort: (least) => `يجب ألا تقل كلمة المرور عن ${characters(least)}.`,
  passwordTooWeak: 'يجب أن تحتوي كلمة المرور على حرف لاتيني صغير واحد ورقم واحد على الأقل.',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين.',
  roleInvalid: 'يجب أن يكون الدور طالبًا أو معلّمًا.',
  otpHint: 'الرمز المستعمل مرة واحدة، من رسالة البريد.',
  register: {
    submit: 'إنشاء حساب',
    submitting: 'جارٍ إنشاء الحساب…',
    succeeded: 'تم إنشاء الحساب',
    failed: 'تعذّر إنشاء الحساب',
    login: 'لديك حساب؟ سجّل الدخول هنا',
  },
  forgotPassword: {
    hint: 'نرسل إلى هذا العنوان رمزًا يُستعمل مرة واحدة.',
    submit: 'إرسال الرسالة',
    submitting: 'جارٍ الإرسال…',
    succeeded: 'تم إرسال رسالة إعادة التعيين!',
    oneMoment: 'لحظة من فضلك…',
    failed: 'تعذّر إرسال الرسالة.',
    login: 'تسجيل الدخول؟ اضغط هنا',
  },
  resetPassword: {
    submit: 'إعادة تعيين كلمة المرور',
    submitting: 'جارٍ إعادة التعيين…',
    succeeded: 'تمت إعادة تعيين كلمة المرور!',
    newCode: 'طلب رمز جديد',
    failed: 'حدث خطأ ما',
  },
  changePassword: {
    submit: 'تغيير كلمة المرور',
    submitting: 'جارٍ التغيير…',
    succeeded: 'تم تغيير كلمة المرور',
    failed: 'تعذّر تغيير كلمة المرور',
  },
};
