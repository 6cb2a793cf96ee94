/** Signing in, on any page and again in place. */
export const authWords = {
  key: 'auth' as const,
  en: {
    signIn: 'Sign In',
    signingIn: 'Signing in…',
    email: 'Email',
    password: 'Password',
    enter: (label: string): string => `Enter ${label}`,
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    loginFailed: 'Error logging in',
    passwordAgain: 'Enter your password to continue.',
    sessionEnded: 'Your session has ended. Sign in again to continue.',
  },
};
