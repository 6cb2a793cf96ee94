/** Signing in and out, and the headings of the authentication pages. */
export const authWords = {
  key: 'auth' as const,
  en: {
    /** The heading of each page of the authentication layout (spec §2). */
    headings: {
      login: (brand: string): string => `Continue your learning journey with ${brand}!`,
      register: (brand: string): string => `Create your account and start using ${brand}!`,
      forgotPassword: 'Forgot password',
      resetPassword: 'Reset password',
      setPassword: 'Set your password',
      confirmEmail: 'Confirm your new email',
      changePassword: 'Change password',
    },
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
    logout: 'Logout',
    sessionEnded: 'Your session has ended. Sign in again to continue.',
  },
};
