/** What taking a quiz says before the first question, beside the questions and after the last. */
export const runnerScreensWords = {
  key: 'runner' as const,
  en: {
    submitBlanks: (count: number): string => `Submit with ${count} unanswered`,
    submitted: 'Your answers have been submitted.',
    submittedLate:
      'Your answers arrived after the end and were not graded. They are kept, and your instructor can accept them.',
    notStartedTitle: 'This quiz has not started yet',
    startsAt: (when: string): string => `It starts here automatically on ${when}.`,
    submitSignedOut: 'Sign in again to submit. You can keep answering until then.',
    numberAnswered: (position: number): string => `Question ${position}, answered`,
    numberUnanswered: (position: number): string => `Question ${position}, not answered`,
    numberOverruled: (position: number): string =>
      `Question ${position}, answered on another device`,
    nextUnanswered: 'Next unanswered',
    goToQuestion: (position: number): string => `Question ${position}`,
    shortcuts: {
      title: 'Keyboard shortcuts',
      choose: 'Choose an option',
      within: 'Move between options',
      clear: 'Clear the answer',
      next: 'Next question',
      previous: 'Previous question',
      unanswered: 'Next unanswered question',
      time: 'Say time remaining',
      list: 'Show or hide this list',
      deleteKey: 'Del',
      arrows: 'Arrow keys',
      or: 'or',
      to: 'to',
      note: 'Shortcuts work while the focus is in the quiz, but not while you type.',
      turnOff: 'Turn shortcuts off',
      turnOn: 'Turn shortcuts on',
    },
    receiptTitle: 'Quiz submitted',
    lateReceiptTitle: 'Received after the end',
    receipt: {
      answered: 'Answered',
      answeredOf: (answered: number, count: number): string => `${answered} of ${count} questions`,
      received: 'Received',
      number: 'Receipt number',
      resultLater: 'Your result appears after the quiz closes.',
      results: 'Your results',
    },
    startsIn: 'Starts in',
    timeToStart: (days: number, hours: number, minutes: number): string => {
      const parts = [
        days > 0 && (days === 1 ? '1 day' : `${days} days`),
        hours > 0 && (hours === 1 ? '1 hour' : `${hours} hours`),
        days === 0 && minutes > 0 && (minutes === 1 ? '1 minute' : `${minutes} minutes`),
      ];
      return parts.filter(Boolean).join(' and ');
    },
    starting: 'Starting…',
    closedTitle: 'This quiz is closed',
    closed: 'You have no unsent answers on this device.',
    submittedTitle: 'You submitted this quiz',
    submittedElsewhere: 'It was submitted on another device.',
    elsewhereTitle: 'You are taking this quiz in another tab',
    elsewhereHint: 'Your answers are kept. If you continue here, the other tab stops.',
    continueHere: 'Continue here',
    denied: 'The network is asking you to sign in.',
    deniedHint:
      'This may be a Wi-Fi sign-in page. Your answers are kept. If your connection works, your session may have ended: sign in again here.',
    sessionEnded: 'Your session has ended.',
    sessionEndedHint: 'Sign in again to continue. Your answers are kept.',
  },
};
