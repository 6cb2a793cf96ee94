import type { Messages } from '../en';

export const login: Messages['login'] = {
  choice: 'تسجيل الدخول أو إنشاء حساب',
  signUp: 'إنشاء حساب',
  forgot: 'نسيت كلمة المرور؟ اضغط هنا',
  loggedIn: 'تم تسجيل الدخول',
};
