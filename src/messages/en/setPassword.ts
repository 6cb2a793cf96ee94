/** Setting the first password, on the page that an invitation opens. */
export const setPasswordWords = {
  key: 'setPassword' as const,
  en: {
    code: 'Invitation code',
    hint: 'The code from your invitation. If it has expired, ask whoever invited you for a new one.',
    submit: 'Set password',
    submitting: 'Saving…',
    succeeded: 'Password set',
    failed: 'Failed to set the password',
  },
};
