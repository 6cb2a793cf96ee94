import type { Messages } from '../en';

export const auth: Messages['auth'] = {
  choice: 'تسجيل الدخول أو إنشاء حساب',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  signUp: 'إنشاء حساب',
  forgot: 'نسيت كلمة المرور؟ اضغط هنا',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  enter: (label) => `أدخل ${label}`,
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  loggedIn: 'تم تسجيل الدخول',
  loginFailed: 'تعذّر تسجيل الدخول',
  passwordAgain: 'أدخل كلمة المرور للمتابعة.',
  sessionEnded: 'انتهت جلستك. سجّل الدخول مجددًا للمتابعة.',
};
