/** Submissions that the server does not have yet. */
export const outboxWords = {
  key: 'outbox' as const,
  en: {
    region: 'Unsent submissions',
    unsentTitle: 'Your answers have not been sent yet',
    failed: 'An error occurred while submitting the quiz.',
    failedUnexpected: 'An unexpected error occurred.',
    unsent:
      'Your answers are safe on this device. They will be sent as soon as the connection is back.',
    unsentOffline:
      'This device is offline. Your answers are safe here and will be sent as soon as it is back online.',
    unsentInMemory:
      'Your answers will be sent as soon as the connection is back. This browser cannot save them: keep this page open until then, or download a copy.',
    unsentInMemoryOffline:
      'This device is offline. Your answers will be sent as soon as it is back online. This browser cannot save them: keep this page open until then, or download a copy.',
    unsentSignedOut: 'Your answers are safe on this device. Sign in again to send them.',
    returnedTitle: 'This quiz is still running',
    returned:
      'Nothing was submitted, but your answers are saved. Go back to the quiz, or they count as they are when time is up.',
    counts: (answered: number, questions: number, when: string): string =>
      `The answers received on ${when} count: ${answered} of ${questions} questions. They do not include everything you answered on this device.`,
    tooLateTitle: 'Some of your answers arrived too late',
    refusedTitle: 'Your answers were not accepted',
    refused:
      'Your answers are safe on this device. Download a copy and show it to your instructor before you remove them.',
    refusedInMemory:
      'This browser cannot save your answers. Download a copy before you leave this page and show it to your instructor.',
    returnedOf: (title: string): string => `“${title}” is still running`,
    pendingOf: (title: string): string => `“${title}” has not been sent yet`,
    tooLateOf: (title: string): string => `Some answers to “${title}” arrived too late`,
    refusedOf: (title: string): string => `“${title}” was not accepted`,
    answered: (count: number, questions: number): string =>
      `${count} of ${questions} questions answered`,
    facts: { answered: 'Answered', madeAt: 'Submitted here' },
    why: {
      unreachable: 'The server could not be reached.',
      notTheServer: (isSignIn: boolean): string =>
        `Something on the network answered instead of the server, such as a Wi-Fi sign-in page.${isSignIn ? ' If this keeps happening, sign in again.' : ''}`,
    },
    retry: 'Retry now',
    sending: 'Sending…',
    back: 'Back to the quiz',
    backFailed:
      'The server cannot be reached, so the quiz cannot be opened. Your answers are safe.',
    download: 'Download a copy',
    remove: 'Remove from this device',
    removeQuestion: 'Remove these answers for good? The server does not have all of them.',
    removeConfirm: 'Remove for good',
    removed: (title: string): string => `The answers to “${title}” were removed.`,
    sent: (title: string): string => `“${title}” was submitted.`,
    keep: 'Keep them',
    copy: {
      fileName: (title: string): string => `${title}, answers`,
      madeAt: (when: string): string => `As of ${when}, by this device’s clock`,
      note: 'A copy of the answers on this device. It does not show what the server has received.',
      open: 'No answer',
    },
  },
};
