import type { Messages } from '../en';

export const auth: Messages['auth'] = {
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  enter: (label) => `أدخل ${label}`,
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  loginFailed: 'تعذّر تسجيل الدخول',
  passwordAgain: 'أدخل كلمة المرور للمتابعة.',
  sessionEnded: 'انتهت جلستك. سجّل الدخول مجددًا للمتابعة.',
};
