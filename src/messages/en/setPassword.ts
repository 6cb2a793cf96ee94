/** Setting the first password, on the page that an invitation opens. */
export const setPasswordWords = {
  key: 'setPassword' as const,
  en: {
    hint: 'The code from the invitation.',
    submit: 'Set Password',
    submitting: 'Setting…',
    succeeded: 'Password set successfully!',
    failed: 'Failed to set the password',
  },
};
