/** What only the pages for signing in and up say. */
export const loginWords = {
  key: 'login' as const,
  en: {
    choice: 'Sign in or sign up',
    signUp: 'Sign Up',
    forgot: 'Forget Password? Click Here',
    loggedIn: 'Logged in successfully',
  },
};
