/** Signing in and out. */
export const authWords = {
  key: 'auth' as const,
  en: {
    welcome: (brand: string): string => `Continue your learning journey with ${brand}!`,
    signIn: 'Sign In',
    signingIn: 'Signing in…',
    email: 'Email',
    password: 'Password',
    passwordPlaceholder: 'Enter Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    loggedIn: 'Logged in successfully',
    loginFailed: 'Error logging in',
    logout: 'Logout',
    sessionEnded: 'Your session has ended. Sign in again to go on.',
  },
};
