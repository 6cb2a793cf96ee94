/** Signing in and out. */
export const authWords = {
  key: 'auth' as const,
  en: {
    choice: 'Sign in or sign up',
    signIn: 'Sign In',
    signingIn: 'Signing in…',
    signUp: 'Sign Up',
    forgot: 'Forget Password? Click Here',
    email: 'Email',
    password: 'Password',
    enter: (label: string): string => `Enter ${label}`,
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    loggedIn: 'Logged in successfully',
    loginFailed: 'Error logging in',
    passwordAgain: 'Enter your password to continue.',
    sessionEnded: 'Your session has ended. Sign in again to continue.',
  },
};
