/** Confirming a new email. */
export const confirmEmailWords = {
  key: 'confirmEmail' as const,
  en: {
    hint: 'The new address that we sent the code to.',
    submit: 'Confirm email',
    submitting: 'Confirming…',
    succeeded: 'Email confirmed. Use it to sign in from now on.',
    failed: 'Failed to confirm the email',
  },
};
