/** Setting the first password, on the page that an invitation opens. */
export const setPasswordWords = {
  key: 'setPassword' as const,
  en: {
    code: 'Invitation code',
    hint: 'The code from the invitation. If it has expired, ask whoever invited you for another one.',
    submit: 'Set Password',
    submitting: 'Setting…',
    succeeded: 'Password set successfully!',
    failed: 'Failed to set the password',
  },
};
