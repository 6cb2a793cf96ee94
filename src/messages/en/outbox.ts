/** Submissions that no server has yet. */
export const outboxWords = {
  key: 'outbox' as const,
  en: {
    region: 'Submissions that have not been sent',
    unsentTitle: 'Your answers have not been sent yet',
    failed: 'An error occurred while submitting the quiz.',
    failedUnexpected: 'An unexpected error occurred.',
    unsent:
      'Your answers are safe on this device and are sent by themselves as soon as the connection is back.',
    unsentOffline:
      'This device is offline. Your answers are safe here and are sent by themselves as soon as it is back online.',
    unsentInMemory:
      'Your answers are sent by themselves as soon as the connection is back. This browser keeps nothing: leave this page open until then, or download a copy.',
    unsentSignedOut: 'Your answers are safe on this device and are sent when you sign in again.',
    returnedTitle: 'This quiz is still running',
    returned:
      'Nothing was submitted, and your answers are saved. Go back to the quiz, or they count as they are when the time is up.',
    counts: (answered: number, questions: number, when: string): string =>
      `The answers received on ${when} count: ${answered} of ${questions} questions. They do not include everything you answered on this device.`,
    tooLateTitle: 'Some of your answers came too late',
    refusedTitle: 'Your answers were not accepted',
    refused:
      'Your answers are safe on this device. Download a copy and show it to your instructor before you remove them.',
    refusedInMemory:
      'This browser keeps nothing: download a copy before you leave this page, and show it to your instructor.',
    returnedOf: (title: string): string => `“${title}” is still running`,
    waitingOf: (title: string): string => `“${title}” has not been sent yet`,
    tooLateOf: (title: string): string => `Some answers to “${title}” came too late`,
    refusedOf: (title: string): string => `“${title}” was not accepted`,
    answered: (count: number, questions: number): string =>
      `${count} of ${questions} questions answered`,
    facts: { answered: 'Answered', madeAt: 'Submitted here' },
    why: {
      unreachable: 'The server could not be reached.',
      notTheServer: (isSignIn: boolean): string =>
        `Something on the network answered in place of the server, such as a Wi-Fi sign-in page.${isSignIn ? ' If this goes on, sign in again.' : ''}`,
    },
    retry: 'Retry now',
    sending: 'Sending…',
    back: 'Back to the quiz',
    backFailed:
      'The quiz cannot be opened while the server cannot be reached. Your answers stay as they are.',
    download: 'Download a copy',
    remove: 'Remove from this device',
    removeQuestion: 'Remove these answers for good? The server does not have all of them.',
    removeConfirm: 'Remove for good',
    removed: (title: string): string => `The answers to “${title}” were removed.`,
    sent: (title: string): string => `“${title}” was submitted.`,
    keep: 'Keep them',
    copy: {
      fileName: (title: string): string => `${title}, answers`,
      madeAt: (when: string): string => `As of ${when}, by the clock of this device`,
      note: 'A copy of the answers on this device. It does not say what the server has received.',
      open: 'No answer',
    },
    logout: {
      title: 'Log out with answers that have not been sent?',
      unsent: 'These submissions stay on this device until you sign in here again:',
      drafts:
        'These answers have not reached the server. Logging out removes them from this device:',
      confirm: 'Log out anyway',
      stay: 'Stay',
    },
  },
};
