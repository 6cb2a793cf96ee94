/** Submissions that no server has yet. */
export const outboxWords = {
  key: 'outbox' as const,
  en: {
    region: 'Submissions that have not been sent',
    unsentTitle: 'Your answers have not been sent yet',
    unsent:
      'They are safe on this device and are sent by themselves as soon as the connection is back.',
    unsentInMemory:
      'They are sent by themselves as soon as the connection is back. This browser keeps nothing: leave this page open until then, or download a copy.',
    unsentSignedOut: 'They are safe on this device and are sent when you sign in again.',
    refusedTitle: 'Your answers were not accepted',
    refused:
      'They are safe on this device. Download a copy and show it to your instructor before you remove them.',
    refusedInMemory:
      'This browser keeps nothing: download a copy before you leave this page, and show it to your instructor.',
    waitingOf: (title: string): string => `“${title}” has not been sent yet`,
    refusedOf: (title: string): string => `“${title}” was not accepted`,
    answered: (count: number, questions: number): string =>
      `${count} of ${questions} questions answered`,
    facts: { answered: 'Answered', madeAt: 'Submitted here', why: 'Last try' },
    why: {
      unreachable: 'The server could not be reached.',
      failed: (status: number): string => `The server answered with an error (${status}).`,
      refused: 'The server did not say why.',
    },
    retry: 'Retry now',
    sending: 'Sending…',
    back: 'Back to the quiz',
    backFailed:
      'The quiz cannot be opened while the server cannot be reached. Your answers stay as they are.',
    download: 'Download a copy',
    remove: 'Remove from this device',
    removeQuestion: 'Remove these answers for good? No server has them.',
    removeConfirm: 'Remove for good',
    removed: (title: string): string => `The answers to “${title}” were removed.`,
    sent: (title: string): string => `“${title}” was submitted.`,
    keep: 'Keep them',
    copy: {
      fileName: (title: string): string => `${title}, answers`,
      madeAt: (when: string): string => `Submitted on ${when}, by the clock of this device`,
      note: 'A copy of answers that the server had not acknowledged when this file was made.',
      open: 'No answer',
    },
    logout: {
      title: 'Log out with answers that have not been sent?',
      unsent: 'These submissions stay on this device until you sign in here again:',
      drafts: 'These answers have not reached the server, and are removed from this device:',
      confirm: 'Log out anyway',
      stay: 'Stay',
    },
  },
};
