/** Confirming a new email, on a page that few students ever see. */
export const confirmEmailWords = {
  key: 'confirmEmail' as const,
  en: {
    hint: 'The new address, where we sent the code.',
    submit: 'Confirm Email',
    submitting: 'Confirming…',
    succeeded: 'Email confirmed. Sign in with it from now on.',
    failed: 'Failed to confirm the email',
  },
};
